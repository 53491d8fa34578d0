/** What belongs together is lit together: a line of the log and its places, a piece and the line that brought it there. */

import { lastMoves, effectPlaces } from '../../board/effects';
import type { Connection } from '../../net/connection.svelte';
import { changedCells } from '../../plain/changedCells';
import type { LogLine } from '../../protocol/messages';
import { type TurnRange, lastTurns } from './lastTurns';

const NONE: ReadonlySet<string> = new Set();

export class Highlights {
  /** The line that is pointed at, by its number. */
  pointedLine = $state<number | null>(null);
  /** The place on the board that is pointed at. */
  pointedPlace = $state<string | null>(null);

  constructor(private readonly connection: Pick<Connection, 'lines' | 'history'>) {}

  #changedCells(before: number, after: number): ReadonlySet<string> {
    const { history } = this.connection;
    const [old, now] = [history.stored(before)?.sheet, history.stored(after)?.sheet];
    return old && now ? changedCells(old, now) : NONE;
  }

  /** The lines up to the moment that is shown. */
  readonly #lines: readonly LogLine[] = $derived.by(() => {
    const { lines, history } = this.connection;
    return history.position ? lines.slice(0, history.position.seq) : lines;
  });
  /** The number of the line that is pointed at, else of the one that led to an earlier moment. */
  readonly #highlightedLine: number | null = $derived.by(() => {
    const { position } = this.connection.history;
    return this.pointedLine ?? (position && position.seq > 0 ? position.seq - 1 : null);
  });
  /** The places of that line. */
  readonly places: readonly string[] = $derived.by(() =>
    effectPlaces(this.#highlightedLine === null ? [] : (this.connection.lines[this.#highlightedLine]?.effects ?? [])),
  );
  /** The same in words: the cells that it changed, if both moments were seen. */
  readonly cells: ReadonlySet<string> = $derived.by(() => {
    return this.#highlightedLine === null ? NONE : this.#changedCells(this.#highlightedLine, this.#highlightedLine + 1);
  });
  /** The number of the line that did something last at each place: worked out once, however many places are pointed at. */
  readonly #lastLineByPlace: ReadonlyMap<string, number> = $derived.by(
    () =>
      new Map(
        this.#lines.flatMap(({ undone, effects, seq }) =>
          undone ? [] : effectPlaces(effects ?? []).map((pointedPlace) => [pointedPlace, seq] as const),
        ),
      ),
  );
  /** The same for the place that is pointed at. */
  readonly line: number | null = $derived.by(() =>
    this.pointedPlace === null ? null : (this.#lastLineByPlace.get(this.pointedPlace) ?? null),
  );
  /** Each player's last move, until they move again. */
  readonly lastMoves = $derived(lastMoves(this.#lines));
  readonly #turns: readonly TurnRange[] = $derived(lastTurns(this.#lines));
  /** The moments by which a table in words shows the same. */
  readonly neededSeqs: readonly number[] = $derived(this.#turns.flatMap(({ before, after }) => [before, after]));
  /** The cells that each player's last move changed, and whose it was. */
  readonly lastChangedCells: ReadonlyMap<string, number> = $derived.by(
    () =>
      new Map(
        this.#turns.flatMap(({ seat, before, after }) =>
          [...this.#changedCells(before, after)].map((key) => [key, seat] as const),
        ),
      ),
  );
}
