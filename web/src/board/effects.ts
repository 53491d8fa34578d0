/** What entries did, for a board that shows it happening. */

import type { LogLine } from '../lib/protocol';

export type Effect = NonNullable<LogLine['effects']>[number];

/** After more entries than this nobody could follow: the table is shown as it is. */
const FOLLOWED = 8;

/** What happened from one moment to a later one; nothing, if the reader went back or leapt ahead. */
export function happened(lines: readonly LogLine[], before: number, now: number): readonly Effect[] {
  if (now - before > FOLLOWED) return [];
  return lines.slice(before, Math.max(before, now)).flatMap((line) => (line.undone ? [] : (line.effects ?? [])));
}

/** Follows a table from moment to moment. */
export class Following {
  #seq: number | null = null;
  #effects: readonly Effect[] = [];

  /** What happened since the moment before; the same list as long as the moment is the same. */
  to(seq: number, lines: readonly LogLine[]): readonly Effect[] {
    if (seq !== this.#seq) this.#effects = this.#seq === null ? [] : happened(lines, this.#seq, seq);
    this.#seq = seq;
    return this.#effects;
  }
}
