/** Finds the start of the recap: what happened since the reader's turn. */

import type { LogLine } from '../../protocol/messages';
import { isValid } from './replay.svelte';

/**
 * The position after the seat's last action before others acted. For a spectator, it is the last action of the player
 * who acted last.
 */
export function seqAfterLastTurn(lines: readonly LogLine[], seat: number): number {
  const moves = lines.filter((line) => line.seat >= 0 && isValid(line));
  const reader = seat >= 0 ? seat : moves.at(-1)?.seat;
  const others = moves.map((line) => line.seat !== reader).lastIndexOf(true);
  const own = moves
    .slice(0, others + 1)
    .filter((line) => line.seat === reader)
    .at(-1);
  return others < 0 ? lines.length : own ? own.seq + 1 : 0;
}

/** The number of valid entries of other players from this position on. */
export const countNewMoves = (lines: readonly LogLine[], seq: number, seat: number): number =>
  lines.slice(seq).filter((line) => line.seat >= 0 && line.seat !== seat && isValid(line)).length;
