/** What each player did last, as the stretch of the log in which it happened: for a table in words. */

import type { LogLine } from '../../protocol/messages';
import { isValid } from './replay.svelte';

/** From the moment before a player's last turn to the one after it. */
export interface TurnRange {
  seat: number;
  before: number;
  after: number;
}

/** What a hand began ends when things have come to rest. */
const endsGesture = ({ seat, effects }: LogLine): boolean =>
  seat < 0 && (effects ?? []).some(({ did }) => did === 'moved');

/** Each player's last turn, as far as it still stands. */
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
