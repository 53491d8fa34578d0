/** What is asked over plain HTTP: the games, the rules, and a new table. */

import type { Language } from './i18n.svelte';
import type { CreateTable, Curve, FirstGame, GameInfo, Lots, Picture, Problem, TableCreated, TableGlance, TableInfo } from './protocol';
import { ROOT } from './root';

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

export const listGames = async (): Promise<GameInfo[]> => (await ask(`${ROOT}api/games`)).json();

export const findTable = async (id: string): Promise<TableGlance> =>
  (await ask(`${ROOT}api/tables/${encodeURIComponent(id)}`)).json();

const tell = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

export const layTable = async (wish: CreateTable): Promise<TableCreated> => (await ask(`${ROOT}api/tables`, tell(wish))).json();

/** Another match for everybody who played this one, asked for with our keys. */
export const layAgain = async (id: string, tokens: string[]): Promise<TableInfo> =>
  (await ask(`${ROOT}api/tables/${encodeURIComponent(id)}/rematch`, tell({ tokens }))).json();

/** How the points of a finished match came about. */
export const curveOf = async (id: string): Promise<Curve> => (await ask(`${ROOT}api/tables/${encodeURIComponent(id)}/curve`)).json();

/** What chance decided in a finished match. */
export const lotsOf = async (id: string): Promise<Lots> => (await ask(`${ROOT}api/tables/${encodeURIComponent(id)}/lots`)).json();

export const logOf = async (id: string): Promise<string> => (await ask(`${ROOT}api/tables/${encodeURIComponent(id)}/log`)).text();

export const versionOf = async (): Promise<string> => (await (await ask(`${ROOT}api/health`)).json()).version;

/** Lay the table of a chapter of a first game. */
export async function layFirstGame(game: string, wish: FirstGame): Promise<TableCreated> {
  const headers = { 'content-type': 'application/json' };
  return (await ask(`${ROOT}api/games/${encodeURIComponent(game)}/first_game`, { method: 'POST', headers, body: JSON.stringify(wish) })).json();
}

/** A position that a picture in the rulebook shows. */
export const readPicture = async (game: string, name: string): Promise<Picture> =>
  (await ask(`${ROOT}api/games/${encodeURIComponent(game)}/pictures/${encodeURIComponent(name)}`)).json();

export const readRules = async (game: string, language: Language): Promise<string> =>
  (await ask(`${ROOT}api/games/${encodeURIComponent(game)}/rules/${language}`)).text();
