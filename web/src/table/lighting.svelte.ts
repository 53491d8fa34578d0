/** What belongs together is lit together: a line of the log and its places, a piece and the line that brought it there. */

import { latelyOf, placesOf } from '../board/effects';
import type { Connection } from '../lib/connection.svelte';
import { changedCells } from '../lib/plain/changes';
import type { LogLine } from '../lib/protocol';

const NONE: ReadonlySet<string> = new Set();

export class Lighting {
  /** The line that is pointed at, by its number. */
  pointed = $state<number | null>(null);
  /** The place on the board that is pointed at. */
  place = $state<string | null>(null);

  constructor(private readonly connection: Pick<Connection, 'lines' | 'looking'>) {}

  /** The lines up to the moment that is shown. */
  readonly #lines: readonly LogLine[] = $derived.by(() => {
    const { lines, looking } = this.connection;
    return looking.shown ? lines.slice(0, looking.shown.seq) : lines;
  });
  /** The number of the line that is pointed at, else of the one that led to an earlier moment. */
  readonly #spoken: number | null = $derived.by(() => {
    const { shown } = this.connection.looking;
    return this.pointed ?? (shown && shown.seq > 0 ? shown.seq - 1 : null);
  });
  /** The places of that line. */
  readonly places: readonly string[] = $derived.by(() =>
    placesOf(this.#spoken === null ? [] : (this.connection.lines[this.#spoken]?.effects ?? [])),
  );
  /** The same in words: the cells that it changed, if both moments were seen. */
  readonly cells: ReadonlySet<string> = $derived.by(() => {
    const { looking } = this.connection;
    if (this.#spoken === null) return NONE;
    const [before, after] = [looking.seen(this.#spoken)?.sheet, looking.seen(this.#spoken + 1)?.sheet];
    return before && after ? changedCells(before, after) : NONE;
  });
  /** The number of the line that did something last at the place that is pointed at. */
  readonly line: number | null = $derived.by(() => {
    const { place } = this;
    if (place === null) return null;
    const touched = this.#lines.filter(({ undone, effects }) => !undone && placesOf(effects ?? []).includes(place));
    return touched.at(-1)?.seq ?? null;
  });
  /** Each player's last move, until they move again. */
  readonly lately = $derived(latelyOf(this.#lines));
}
