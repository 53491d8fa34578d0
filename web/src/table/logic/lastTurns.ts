/** The last turn of each player as a range of the log, for the plain table. */

import type { LogLine } from '../../protocol/messages';
import { isValid } from './replay.svelte';

/** From the position before the turn to the one after it. */
export interface TurnRange {
  seat: number;
  before: number;
  after: number;
}

/** A gesture ends with the entry of chance that moves the pieces. */
const endsGesture = ({ seat, effects }: LogLine): boolean =>
  seat < 0 && (effects ?? []).some(({ did }) => did === 'moved');

/** The last turn of each player. Undone entries do not count. */
export function lastTurns(lines: readonly LogLine[]): readonly TurnRange[] {
  const last = new Map<number, TurnRange>();
  let acting = -1;
  for (const line of lines) {
    if (!isValid(line)) continue;
    const seat = endsGesture(line) ? acting : line.seat;
    const current = seat === acting ? last.get(seat) : undefined;
    if (seat >= 0) last.set(seat, { seat, before: current?.before ?? line.seq, after: line.seq + 1 });
    acting = seat;
  }
  return [...last.values()];
}
