/** Highlights log lines and their places together. */

import { lastMoves, effectPlaces } from '../../board/effects';
import type { Connection } from '../../net/connection.svelte';
import { changedCells } from '../../plain/changedCells';
import type { LogLine } from '../../protocol/messages';
import { type TurnRange, lastTurns } from './lastTurns';

const NONE: ReadonlySet<string> = new Set();

export class Highlights {
  /** The number of the log line under the pointer. */
  pointedLine = $state<number | null>(null);
  /** The place under the pointer. */
  pointedPlace = $state<string | null>(null);

  constructor(private readonly connection: Pick<Connection, 'lines' | 'history'>) {}

  #changedCells(before: number, after: number): ReadonlySet<string> {
    const { history } = this.connection;
    const [old, now] = [history.stored(before)?.sheet, history.stored(after)?.sheet];
    return old && now ? changedCells(old, now) : NONE;
  }

  /** The lines up to the shown position. */
  readonly #lines: readonly LogLine[] = $derived.by(() => {
    const { lines, history } = this.connection;
    return history.position ? lines.slice(0, history.position.seq) : lines;
  });
  /** The line under the pointer, or the line that led to the earlier position that is shown. */
  readonly #highlightedLine: number | null = $derived.by(() => {
    const { position } = this.connection.history;
    return this.pointedLine ?? (position && position.seq > 0 ? position.seq - 1 : null);
  });
  /** The places of that line. */
  readonly places: readonly string[] = $derived.by(() =>
    effectPlaces(this.#highlightedLine === null ? [] : (this.connection.lines[this.#highlightedLine]?.effects ?? [])),
  );
  /** The cells that it changed, if both positions are cached. */
  readonly cells: ReadonlySet<string> = $derived.by(() => {
    return this.#highlightedLine === null ? NONE : this.#changedCells(this.#highlightedLine, this.#highlightedLine + 1);
  });
  /** The last line that touched each place, computed once for all places. */
  readonly #lastLineByPlace: ReadonlyMap<string, number> = $derived.by(
    () =>
      new Map(
        this.#lines.flatMap(({ undone, effects, seq }) =>
          undone ? [] : effectPlaces(effects ?? []).map((pointedPlace) => [pointedPlace, seq] as const),
        ),
      ),
  );
  /** The last line that touched the place under the pointer. */
  readonly line: number | null = $derived.by(() =>
    this.pointedPlace === null ? null : (this.#lastLineByPlace.get(this.pointedPlace) ?? null),
  );
  readonly lastMoves = $derived(lastMoves(this.#lines));
  readonly #turns: readonly TurnRange[] = $derived(lastTurns(this.#lines));
  /** Positions that the plain table needs to mark last moves. */
  readonly neededSeqs: readonly number[] = $derived(this.#turns.flatMap(({ before, after }) => [before, after]));
  /** The cells that each player's last move changed, with the seat. */
  readonly lastChangedCells: ReadonlyMap<string, number> = $derived.by(
    () =>
      new Map(
        this.#turns.flatMap(({ seat, before, after }) =>
          [...this.#changedCells(before, after)].map((key) => [key, seat] as const),
        ),
      ),
  );
}
