/** What is asked over plain HTTP: the games, the rules, and a new table. */

import type { Language } from '../device/i18n.svelte';
import type {
  AboutCalls,
  AboutMe,
  AboutOnlookers,
  Analysis,
  Calls,
  CreateTable,
  Curve,
  FirstGame,
  GameInfo,
  Imported,
  LobbyTold,
  Lots,
  OnlookerLinks,
  Picture,
  Practice,
  Problem,
  PushKey,
  Rewind,
  SeatKey,
  SeatRatings,
  Statistics,
  TableCreated,
  TableGlance,
  TableInfo,
  TakeSeat,
  WhoIsIt,
} from '../protocol/messages';
import { BASE_URL } from '../device/baseUrl';

/** The server refused, or could not be reached (`problem` is null then). */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem | null,
  ) {
    super(`the server answered ${status}`);
  }
}

async function ask(address: string, request?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(address, request);
  } catch {
    throw new Refused(0, null);
  }
  if (answer.ok) return answer;
  throw new Refused(answer.status, await problemIn(answer));
}

async function problemIn(answer: Response): Promise<Problem | null> {
  try {
    const said = (await answer.json()) as Partial<Problem>;
    return said.t === 'problem' ? (said as Problem) : null;
  } catch {
    return null;
  }
}

export const listGames = async (): Promise<GameInfo[]> => (await ask(`${BASE_URL}api/games`)).json();

/** Where not everybody may look, whoever asks shows the keys of their seats. */
export const withKeys = (tokens: readonly string[]): RequestInit =>
  tokens.length ? { headers: { authorization: `Bearer ${tokens.join(' ')}` } } : {};

export const findTable = async (id: string, tokens: readonly string[] = []): Promise<TableGlance> =>
  (await ask(`${BASE_URL}api/tables/${encodeURIComponent(id)}`, withKeys(tokens))).json();

/** Public tables: the newest of each kind, or more of one; of one game, if one is named. */
export async function lobbyOf(asked: Record<string, string>): Promise<LobbyTold> {
  return (await ask(`${BASE_URL}api/lobby?${new URLSearchParams(asked)}`)).json();
}

/** Take a free seat of a public table. */
export const joinTable = async (id: string, wish: TakeSeat): Promise<SeatKey> =>
  (await ask(`${BASE_URL}api/tables/${encodeURIComponent(id)}/join`, tell(wish))).json();

const tell = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

export const layTable = async (wish: CreateTable): Promise<TableCreated> =>
  (await ask(`${BASE_URL}api/tables`, tell(wish))).json();

/** Another match for everybody who played this one, asked for with our keys. */
export const layAgain = async (id: string, tokens: string[]): Promise<TableInfo> =>
  (await ask(`${BASE_URL}api/tables/${encodeURIComponent(id)}/rematch`, tell({ tokens }))).json();

/** How the points of a finished match came about. */
export const curveOf = async (id: string): Promise<Curve> =>
  (await ask(`${BASE_URL}api/tables/${encodeURIComponent(id)}/curve`)).json();

/** What decided a finished match; working it out takes some seconds. */
export const analysisOf = async (id: string): Promise<Analysis> =>
  (await ask(`${BASE_URL}api/tables/${encodeURIComponent(id)}/analysis`)).json();

/** What chance decided in a finished match. */
export const lotsOf = async (id: string): Promise<Lots> =>
  (await ask(`${BASE_URL}api/tables/${encodeURIComponent(id)}/lots`)).json();

/** A match from a file, to be looked at. */
export const bringMatch = async (file: Blob): Promise<Imported> =>
  (await ask(`${BASE_URL}api/imports`, { method: 'POST', body: file })).json();

/** What somebody who is signed in reached; and what a rated match did to ratings. */
export const statisticsOfMe = async (): Promise<Statistics> => (await ask(`${BASE_URL}api/you/statistics`)).json();
export const ratingsOf = async (id: string): Promise<SeatRatings> =>
  (await ask(`${BASE_URL}api/tables/${encodeURIComponent(id)}/ratings`)).json();

export const logOf = async (id: string): Promise<string> =>
  (await ask(`${BASE_URL}api/tables/${encodeURIComponent(id)}/log`)).text();

export const versionOf = async (): Promise<string> => (await (await ask(`${BASE_URL}api/health`)).json()).version;

/** Lay the table of a chapter of a first game. */
export const layFirstGame = async (game: string, wish: FirstGame): Promise<TableCreated> =>
  (await ask(`${BASE_URL}api/games/${encodeURIComponent(game)}/first_game`, tell(wish))).json();

/** Lay a table for one person alone. */
export const layPractice = async (game: string, wish: Practice): Promise<TableCreated> =>
  (await ask(`${BASE_URL}api/games/${encodeURIComponent(game)}/practice`, tell(wish))).json();

/** Another match that goes on from an earlier moment of a practice. */
export const rewind = async (id: string, wish: Rewind): Promise<TableInfo> =>
  (await ask(`${BASE_URL}api/tables/${encodeURIComponent(id)}/rewind`, tell(wish))).json();

/** What browsers need to know of the server before it may call them; and how somebody at a table is called. */
export const pushKey = async (): Promise<PushKey> => (await ask(`${BASE_URL}api/push`)).json();
export const callsOf = async (id: string, asked: AboutCalls): Promise<Calls> =>
  (await ask(`${BASE_URL}api/tables/${encodeURIComponent(id)}/calls`, tell(asked))).json();

/** Who may look over the shoulder of a seat of ours. */
export const onlookersOf = async (id: string, asked: AboutOnlookers): Promise<OnlookerLinks> =>
  (await ask(`${BASE_URL}api/tables/${encodeURIComponent(id)}/onlookers`, tell(asked))).json();

/** Who we are, as far as the server keeps it; and all that is said about it. */
export const whoAmI = async (): Promise<WhoIsIt> => (await ask(`${BASE_URL}api/you`)).json();
export const sayOfMe = async <Answer = WhoIsIt>(said: AboutMe): Promise<Answer> =>
  (await ask(`${BASE_URL}api/you`, tell(said))).json();
export const EXPORT = `${BASE_URL}api/you/export`;

/** A position that a picture in the rulebook shows. */
export const readPicture = async (game: string, name: string): Promise<Picture> =>
  (await ask(`${BASE_URL}api/games/${encodeURIComponent(game)}/pictures/${encodeURIComponent(name)}`)).json();

export const readRules = async (game: string, language: Language): Promise<string> =>
  (await ask(`${BASE_URL}api/games/${encodeURIComponent(game)}/rules/${language}`)).text();
