/** What happened since one's turn: from which moment it is shown again. */

import type { LogLine } from '../../protocol/messages';
import { stands } from './replay.svelte';

/** The moment after a seat's last action before others acted, whatever it has done since in a new turn. Who only watches
 *  sees what happened since whoever acted last had acted before. */
export function sinceTurn(lines: readonly LogLine[], seat: number): number {
  const acted = lines.filter((line) => line.seat >= 0 && stands(line));
  const reader = seat >= 0 ? seat : acted.at(-1)?.seat;
  const others = acted.map((line) => line.seat !== reader).lastIndexOf(true);
  const own = acted
    .slice(0, others + 1)
    .filter((line) => line.seat === reader)
    .at(-1);
  return others < 0 ? lines.length : own ? own.seq + 1 : 0;
}

/** How many entries of others that still stand follow from this moment on. */
export const newsFrom = (lines: readonly LogLine[], seq: number, seat: number): number =>
  lines.slice(seq).filter((line) => line.seat >= 0 && line.seat !== seat && stands(line)).length;
