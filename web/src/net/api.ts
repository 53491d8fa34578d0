/** What is asked over plain HTTP: the games, the rules, and a new table. */

import type { Language } from '../device/i18n.svelte';
import type {
  ChannelRequest,
  AccountRequest,
  ObserverRequest,
  Analysis,
  NotificationChannels,
  CreateTable,
  ScoreCurve,
  CreateLesson,
  GameInfo,
  Imported,
  LobbyPages,
  ChanceAudit,
  ObserverLinks,
  RulebookFigure,
  CreatePractice,
  Problem,
  PushKey,
  Rewind,
  SeatKey,
  SeatRatings,
  Statistics,
  TableCreated,
  TableStatus,
  TableInfo,
  JoinTable,
  AccountReply,
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

async function callApi(address: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(address, init);
  } catch {
    throw new Refused(0, null);
  }
  if (answer.ok) return answer;
  throw new Refused(answer.status, await readProblem(answer));
}

async function readProblem(answer: Response): Promise<Problem | null> {
  try {
    const body = (await answer.json()) as Partial<Problem>;
    return body.t === 'problem' ? (body as Problem) : null;
  } catch {
    return null;
  }
}

export const fetchGames = async (): Promise<GameInfo[]> => (await callApi(`${BASE_URL}api/games`)).json();

/** Where not everybody may look, whoever asks shows the keys of their seats. */
export const withTokens = (tokens: readonly string[]): RequestInit =>
  tokens.length ? { headers: { authorization: `Bearer ${tokens.join(' ')}` } } : {};

export const fetchTable = async (id: string, tokens: readonly string[] = []): Promise<TableStatus> =>
  (await callApi(`${BASE_URL}api/tables/${encodeURIComponent(id)}`, withTokens(tokens))).json();

/** Public tables: the newest of each kind, or more of one; of one game, if one is named. */
export async function fetchLobby(query: Record<string, string>): Promise<LobbyPages> {
  return (await callApi(`${BASE_URL}api/lobby?${new URLSearchParams(query)}`)).json();
}

/** Take a free seat of a public table. */
export const joinTable = async (id: string, request: JoinTable): Promise<SeatKey> =>
  (await callApi(`${BASE_URL}api/tables/${encodeURIComponent(id)}/join`, post(request))).json();

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

export const createTable = async (request: CreateTable): Promise<TableCreated> =>
  (await callApi(`${BASE_URL}api/tables`, post(request))).json();

/** Another match for everybody who played this one, asked for with our keys. */
export const createRematch = async (id: string, tokens: string[]): Promise<TableInfo> =>
  (await callApi(`${BASE_URL}api/tables/${encodeURIComponent(id)}/rematch`, post({ tokens }))).json();

/** How the points of a finished match came about. */
export const fetchScoreCurve = async (id: string): Promise<ScoreCurve> =>
  (await callApi(`${BASE_URL}api/tables/${encodeURIComponent(id)}/curve`)).json();

/** What decided a finished match; working it out takes some seconds. */
export const fetchAnalysis = async (id: string): Promise<Analysis> =>
  (await callApi(`${BASE_URL}api/tables/${encodeURIComponent(id)}/analysis`)).json();

/** What chance decided in a finished match. */
export const fetchChanceAudit = async (id: string): Promise<ChanceAudit> =>
  (await callApi(`${BASE_URL}api/tables/${encodeURIComponent(id)}/lots`)).json();

/** A match from a file, to be looked at. */
export const importMatch = async (file: Blob): Promise<Imported> =>
  (await callApi(`${BASE_URL}api/imports`, { method: 'POST', body: file })).json();

/** What somebody who is signed in reached; and what a rated match did to ratings. */
export const fetchMyStatistics = async (): Promise<Statistics> =>
  (await callApi(`${BASE_URL}api/you/statistics`)).json();
export const fetchRatings = async (id: string): Promise<SeatRatings> =>
  (await callApi(`${BASE_URL}api/tables/${encodeURIComponent(id)}/ratings`)).json();

export const fetchLog = async (id: string): Promise<string> =>
  (await callApi(`${BASE_URL}api/tables/${encodeURIComponent(id)}/log`)).text();

export const fetchVersion = async (): Promise<string> =>
  (await (await callApi(`${BASE_URL}api/health`)).json()).version;

/** Lay the table of a chapter of a first game. */
export const createLesson = async (game: string, request: CreateLesson): Promise<TableCreated> =>
  (await callApi(`${BASE_URL}api/games/${encodeURIComponent(game)}/first_game`, post(request))).json();

/** Lay a table for one person alone. */
export const createPractice = async (game: string, request: CreatePractice): Promise<TableCreated> =>
  (await callApi(`${BASE_URL}api/games/${encodeURIComponent(game)}/practice`, post(request))).json();

/** Another match that goes on from an earlier moment of a practice. */
export const createRewind = async (id: string, request: Rewind): Promise<TableInfo> =>
  (await callApi(`${BASE_URL}api/tables/${encodeURIComponent(id)}/rewind`, post(request))).json();

/** What browsers need to know of the server before it may call them; and how somebody at a table is called. */
export const fetchPushKey = async (): Promise<PushKey> => (await callApi(`${BASE_URL}api/push`)).json();
export const requestChannels = async (id: string, request: ChannelRequest): Promise<NotificationChannels> =>
  (await callApi(`${BASE_URL}api/tables/${encodeURIComponent(id)}/calls`, post(request))).json();

/** Who may look over the shoulder of a seat of ours. */
export const requestObserverLinks = async (id: string, request: ObserverRequest): Promise<ObserverLinks> =>
  (await callApi(`${BASE_URL}api/tables/${encodeURIComponent(id)}/onlookers`, post(request))).json();

/** Who we are, as far as the server keeps it; and all that is said about it. */
export const fetchAccount = async (): Promise<AccountReply> => (await callApi(`${BASE_URL}api/you`)).json();
export const requestAccount = async <Answer = AccountReply>(request: AccountRequest): Promise<Answer> =>
  (await callApi(`${BASE_URL}api/you`, post(request))).json();
export const ACCOUNT_EXPORT_URL = `${BASE_URL}api/you/export`;

/** A position that a picture in the rulebook shows. */
export const fetchFigure = async (game: string, name: string): Promise<RulebookFigure> =>
  (await callApi(`${BASE_URL}api/games/${encodeURIComponent(game)}/pictures/${encodeURIComponent(name)}`)).json();

export const fetchRules = async (game: string, language: Language): Promise<string> =>
  (await callApi(`${BASE_URL}api/games/${encodeURIComponent(game)}/rules/${language}`)).text();
