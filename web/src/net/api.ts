/** The HTTP API of the server. */

import type { Language } from '../device/i18n.svelte';
import type {
  ChannelRequest,
  AccountRequest,
  ObserverRequest,
  AnalysisProgress,
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
  Ready,
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

/** The server refused the request, or could not be reached (`problem` is null then). */
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

/** Sends the seat tokens, for tables that are not public. */
export const withTokens = (tokens: readonly string[]): RequestInit =>
  tokens.length ? { headers: { authorization: `Bearer ${tokens.join(' ')}` } } : {};

export const fetchTable = async (id: string, tokens: readonly string[] = []): Promise<TableStatus> =>
  (await callApi(`${BASE_URL}api/tables/${encodeURIComponent(id)}`, withTokens(tokens))).json();

/** Fetches public tables: the newest of each stage, or a further page of one stage. */
export async function fetchLobby(query: Record<string, string>): Promise<LobbyPages> {
  return (await callApi(`${BASE_URL}api/lobby?${new URLSearchParams(query)}`)).json();
}

/** Takes a free seat of a public table. */
export const joinTable = async (id: string, request: JoinTable): Promise<SeatKey> =>
  (await callApi(`${BASE_URL}api/tables/${encodeURIComponent(id)}/join`, post(request))).json();

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

export const createTable = async (request: CreateTable): Promise<TableCreated> =>
  (await callApi(`${BASE_URL}api/tables`, post(request))).json();

/** Creates another match for the same players. */
export const createRematch = async (id: string, tokens: string[]): Promise<TableInfo> =>
  (await callApi(`${BASE_URL}api/tables/${encodeURIComponent(id)}/rematch`, post({ tokens }))).json();

export const fetchScoreCurve = async (id: string): Promise<ScoreCurve> =>
  (await callApi(`${BASE_URL}api/tables/${encodeURIComponent(id)}/curve`)).json();

/** How far the analysis is. The server computes it while a client asks again and again. */
export const fetchAnalysisProgress = async (id: string, signal: AbortSignal): Promise<AnalysisProgress> =>
  (await callApi(`${BASE_URL}api/tables/${encodeURIComponent(id)}/analysis?progress=yes`, { signal })).json();

export const fetchChanceAudit = async (id: string): Promise<ChanceAudit> =>
  (await callApi(`${BASE_URL}api/tables/${encodeURIComponent(id)}/lots`)).json();

export const importMatch = async (file: Blob): Promise<Imported> =>
  (await callApi(`${BASE_URL}api/imports`, { method: 'POST', body: file })).json();

export const fetchMyStatistics = async (): Promise<Statistics> =>
  (await callApi(`${BASE_URL}api/you/statistics`)).json();
export const fetchRatings = async (id: string): Promise<SeatRatings> =>
  (await callApi(`${BASE_URL}api/tables/${encodeURIComponent(id)}/ratings`)).json();

export const fetchLog = async (id: string): Promise<string> =>
  (await callApi(`${BASE_URL}api/tables/${encodeURIComponent(id)}/log`)).text();

/** Whether the server can save a move now. Throws if it cannot be reached. */
export async function fetchReady(): Promise<boolean> {
  const reply = await fetch(`${BASE_URL}api/ready`);
  if (!reply.ok && reply.status !== 503) return true;
  return ((await reply.json()) as Partial<Ready>).ready ?? true;
}

export const fetchVersion = async (): Promise<string> =>
  (await (await callApi(`${BASE_URL}api/health`)).json()).version;

export const createLesson = async (game: string, request: CreateLesson): Promise<TableCreated> =>
  (await callApi(`${BASE_URL}api/games/${encodeURIComponent(game)}/first_game`, post(request))).json();

export const createPractice = async (game: string, request: CreatePractice): Promise<TableCreated> =>
  (await callApi(`${BASE_URL}api/games/${encodeURIComponent(game)}/practice`, post(request))).json();

/** Creates a match that continues from an earlier position of a practice match. */
export const createRewind = async (id: string, request: Rewind): Promise<TableInfo> =>
  (await callApi(`${BASE_URL}api/tables/${encodeURIComponent(id)}/rewind`, post(request))).json();

export const fetchPushKey = async (): Promise<PushKey> => (await callApi(`${BASE_URL}api/push`)).json();
export const requestChannels = async (id: string, request: ChannelRequest): Promise<NotificationChannels> =>
  (await callApi(`${BASE_URL}api/tables/${encodeURIComponent(id)}/calls`, post(request))).json();

export const requestObserverLinks = async (id: string, request: ObserverRequest): Promise<ObserverLinks> =>
  (await callApi(`${BASE_URL}api/tables/${encodeURIComponent(id)}/onlookers`, post(request))).json();

export const fetchAccount = async (): Promise<AccountReply> => (await callApi(`${BASE_URL}api/you`)).json();
export const requestAccount = async <Answer = AccountReply>(request: AccountRequest): Promise<Answer> =>
  (await callApi(`${BASE_URL}api/you`, post(request))).json();
export const ACCOUNT_EXPORT_URL = `${BASE_URL}api/you/export`;

export const fetchFigure = async (game: string, name: string): Promise<RulebookFigure> =>
  (await callApi(`${BASE_URL}api/games/${encodeURIComponent(game)}/pictures/${encodeURIComponent(name)}`)).json();

export const fetchRules = async (game: string, language: Language): Promise<string> =>
  (await callApi(`${BASE_URL}api/games/${encodeURIComponent(game)}/rules/${language}`)).text();
