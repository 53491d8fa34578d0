/** Asking for a hint, one step at a time, or why a bot did what it did. */

import type { Connection } from '../../net/connection.svelte';
import type { LogLine, Explanation } from '../../protocol/messages';

/** How far a hint has been followed: where to look, which move, why. */
export type Step = 'look' | 'move' | 'why';
const STEPS: readonly Step[] = ['look', 'move', 'why'];

/** The places of the other move, as far as they are others. */
const otherPlaces = ({ chosen, best }: Explanation): string[] =>
  (best?.places ?? []).filter((place) => !chosen.places.includes(place));

export class Hints {
  /** What was asked and is not told yet. */
  #requested = $state<'hint' | 'explain' | null>(null);
  #requestedSeq = $state(-1);
  #isOpen = $state(false);
  step = $state<Step>('look');

  constructor(private readonly connection: Connection) {}

  /** Does this table teach those who play at it? */
  get isAvailable(): boolean {
    const { table } = this.connection;
    return table !== null && table.help !== undefined && table.help !== 'none' && table.seats.some((seat) => seat.mine);
  }
  /** Was something asked that is not answered yet? A hint for a moment that is over is not waited for. */
  get isLoading(): boolean {
    const { explanation, problem, update } = this.connection;
    if (this.#requested === null || explanation !== null || problem !== null) return false;
    return this.#requested === 'explain' || this.#requestedSeq === update?.seq;
  }
  /** What was told, as long as it is of use: a hint is for this moment only. */
  get explanation(): Explanation | null {
    const { explanation, update } = this.connection;
    if (!this.#isOpen || !explanation || (explanation.asked === 'hint' && explanation.seq !== update?.seq)) return null;
    return explanation;
  }
  /** The moves of bots that can be explained, the last one last. */
  get explainableMoves(): readonly LogLine[] {
    const seats = this.connection.table?.seats ?? [];
    const byBot = ({ seq, seat }: LogLine) => seats[seat]?.kind === 'bot' && seq >= (seats[seat].since ?? 0);
    return this.connection.lines.filter(
      (line) => byBot(line) && !line.undone && !line.told.quiet && line.told.notation,
    );
  }
  /** The place to look at, while a hint is followed or a bot's move explained. */
  get hintedPlaces(): readonly string[] {
    return this.explanation?.chosen.places ?? [];
  }
  /** Where the next best move would have been, or the better one, while reasons are read. */
  get alternativePlaces(): readonly string[] {
    const { lesson, update } = this.connection;
    const isHintStep = this.explanation?.asked === 'hint' && this.step !== 'why';
    const explanation = this.explanation ?? (lesson?.seq === update?.seq ? lesson?.mistake : null);
    return isHintStep || !explanation?.best ? [] : otherPlaces(explanation);
  }

  /** The first time ask, then go on to the next step. */
  next(seat: number): void {
    if (this.explanation?.asked === 'hint') {
      this.step = STEPS[Math.min(STEPS.indexOf(this.step) + 1, STEPS.length - 1)]!;
      return;
    }
    this.#startRequest('hint');
    this.connection.requestHelp({ t: 'hint', seat });
  }

  explain(seq: number): void {
    this.#startRequest('explain');
    this.connection.requestHelp({ t: 'explain', seq });
  }

  close(): void {
    this.#isOpen = false;
    this.#requested = null;
  }

  #startRequest(what: 'hint' | 'explain'): void {
    this.connection.dismissProblem();
    this.#requested = what;
    this.#requestedSeq = this.connection.update?.seq ?? -1;
    this.#isOpen = true;
    this.step = 'look';
  }
}
