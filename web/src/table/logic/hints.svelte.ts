/** Hints in steps, and explanations of bot moves. */

import type { Connection } from '../../net/connection.svelte';
import type { LogLine, Explanation } from '../../protocol/messages';

/** The step of a hint: where to look, which move, why. */
export type Step = 'look' | 'move' | 'why';
const STEPS: readonly Step[] = ['look', 'move', 'why'];

/** The places of the other move that this move does not have. */
const otherPlaces = ({ chosen, best }: Explanation): string[] =>
  (best?.places ?? []).filter((place) => !chosen.places.includes(place));

export class Hints {
  /** The request that has no answer yet. */
  #requested = $state<'hint' | 'explain' | null>(null);
  #requestedSeq = $state(-1);
  #isOpen = $state(false);
  step = $state<Step>('look');

  constructor(private readonly connection: Connection) {}

  /** Whether hints are on at this table. */
  get isAvailable(): boolean {
    const { table } = this.connection;
    return table !== null && table.help !== undefined && table.help !== 'none' && table.seats.some((seat) => seat.mine);
  }
  /** Waiting for an answer. A hint for an earlier position does not count. */
  get isLoading(): boolean {
    const { explanation, problem, update } = this.connection;
    if (this.#requested === null || explanation !== null || problem !== null) return false;
    return this.#requested === 'explain' || this.#requestedSeq === update?.seq;
  }
  /** The answer to show. A hint is valid for one position only. */
  get explanation(): Explanation | null {
    const { explanation, update } = this.connection;
    if (!this.#isOpen || !explanation || (explanation.asked === 'hint' && explanation.seq !== update?.seq)) return null;
    return explanation;
  }
  /** Bot moves that can be explained, the latest last. */
  get explainableMoves(): readonly LogLine[] {
    const seats = this.connection.table?.seats ?? [];
    const byBot = ({ seq, seat }: LogLine) => seats[seat]?.kind === 'bot' && seq >= (seats[seat].since ?? 0);
    return this.connection.lines.filter(
      (line) => byBot(line) && !line.undone && !line.message.quiet && line.message.notation,
    );
  }
  /** The places of the hinted or explained move. */
  get hintedPlaces(): readonly string[] {
    return this.explanation?.chosen.places ?? [];
  }
  /** The places of the alternative, while the reasons are shown. */
  get alternativePlaces(): readonly string[] {
    const { lesson, update } = this.connection;
    const isHintStep = this.explanation?.asked === 'hint' && this.step !== 'why';
    const explanation = this.explanation ?? (lesson?.seq === update?.seq ? lesson?.mistake : null);
    return isHintStep || !explanation?.best ? [] : otherPlaces(explanation);
  }

  /** Requests a hint, or shows its next step. */
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
