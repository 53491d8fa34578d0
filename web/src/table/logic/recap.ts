/** What happened since one's turn: from which moment it is shown again. */

import type { LogLine } from '../../protocol/messages';
import { isValid } from './replay.svelte';

/** The moment after a seat's last action before others acted, whatever it has done since in a new turn. Who only watches
 *  sees what happened since whoever acted last had acted before. */
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

/** How many entries of others that still stand follow from this moment on. */
export const countNewMoves = (lines: readonly LogLine[], seq: number, seat: number): number =>
  lines.slice(seq).filter((line) => line.seat >= 0 && line.seat !== seat && isValid(line)).length;
