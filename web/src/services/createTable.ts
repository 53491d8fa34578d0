/** Creates and joins tables, saves their tokens, and opens them. */

import { Refused, joinTable, createRematch, createLesson, createPractice, createTable, createRewind } from '../net/api';
import { formatText, t } from '../device/i18n.svelte';
import {
  forgetTable,
  saveCreated,
  copySeatsToTable,
  saveGame,
  saveSeatNumber,
  saveTokens,
  knownTable,
  tokensOf,
} from '../device/seatKeys.svelte';
import { carryMuted } from '../device/settings/mutedPlayers.svelte';
import type { CreateTable, TableInfo } from '../protocol/messages';
import { JUST_CREATED, navigate, tablePath } from './router.svelte';
import { myName } from '../model/seats';

export async function createAndJoin(request: CreateTable): Promise<void> {
  const created = await createTable(request);
  saveCreated(created, request);
  navigate(tablePath(created.table.id), JUST_CREATED);
}

/** Takes a free seat without a name if another player there has one that looks like it. */
const joinUnderOwnName = (id: string) =>
  joinTable(id, { name: myName() }).catch((reason: unknown) => {
    if (reason instanceof Refused && reason.problem?.code === 'bad_name') return joinTable(id, {});
    throw reason;
  });

/** Takes a free seat of a public table. Throws if it has just been taken. */
export async function joinPublicTable(id: string, game: string): Promise<void> {
  const { token } = await joinUnderOwnName(id);
  saveTokens(id, [token]);
  saveGame(id, game);
  navigate(`${tablePath(id)}#${new URLSearchParams({ seat: token })}`);
}

export async function startLesson(game: string, chapter = 0): Promise<void> {
  const created = await createLesson(game, { name: myName(), chapter });
  saveCreated(created, null);
  navigate(tablePath(created.table.id), JUST_CREATED);
}

export async function startPractice(game: string, options: Record<string, unknown>): Promise<void> {
  const created = await createPractice(game, { name: myName(), options });
  saveCreated(created, null);
  navigate(tablePath(created.table.id), JUST_CREATED);
}

/** Continues a practice match from an earlier position, at a new table. */
export async function rewindPractice(id: string, seq: number): Promise<void> {
  const tokens = tokensOf(knownTable(id));
  const { id: next } = await createRewind(id, { tokens, seq });
  copySeatsToTable(id, next);
  forgetTable(id);
  navigate(tablePath(next));
}

/** Creates the rematch unless it exists, and takes the same seat. */
export async function joinRematch(table: TableInfo): Promise<void> {
  const next = table.next ?? (await createRematch(table.id, tokensOf(knownTable(table.id)))).id;
  copySeatsToTable(table.id, next);
  carryMuted(table.id, next);
  navigate(tablePath(next));
}

/** Saves or removes tokens, as the server has confirmed. Returns true if the link led on to a rematch. */
export function updateSeats(
  { id, game, next }: TableInfo,
  tokens: readonly string[],
  mine: readonly number[],
): boolean {
  if (!mine.length) {
    if (knownTable(id)?.mine.length) forgetTable(id);
    return false;
  }
  saveGame(id, game);
  import('./notifications.svelte').then(({ addStoredChannels }) => addStoredChannels(id)).catch(() => undefined); // the menu shows the result
  if (tokens.length && next) openRematch(id, next, tokens);
  else if (mine.length === 1) saveSeatNumber(id, mine[0]!);
  return tokens.length > 0 && next != null;
}

/** An old seat link leads to the newest rematch. */
function openRematch(table: string, next: string, tokens: readonly string[]): void {
  copySeatsToTable(table, next);
  carryMuted(table, next);
  navigate(`${tablePath(next)}#${new URLSearchParams(tokens.map((token) => ['seat', token]))}`);
}

export function errorText(failure: unknown): string {
  if (failure instanceof Refused && failure.problem) return formatText(failure.problem.text, []);
  return failure instanceof Refused && failure.status > 0 ? t('error-server') : t('error-unreachable');
}
