/** Shows fast moves of other players one after another, until the present is reached. */

import { isMotionAllowed } from '../../board/motion/motion';
import type { History, Position } from '../../net/history.svelte';
import type { LogLine } from '../../protocol/messages';
import { isValid } from './replay.svelte';

/** How long each move is shown at least. */
export const MOVE_DISPLAY_MS = 550;
/** Interval and number of checks for a position that has not arrived. */
const POLL_INTERVAL_MS = 50;
const MAX_POLLS = 30;
/** After more moves the present is shown at once. */
const MAX_MOVES = 8;

/** The positions to show: after each player's entry and its consequences. */
export function stopSeqs(lines: readonly LogLine[], from: number, to: number): number[] {
  const moves = lines.slice(from, to).filter((line) => line.seat >= 0 && isValid(line));
  return [...moves.slice(1).map(({ seq }) => seq), to];
}

interface CatchUpInput {
  lines: readonly LogLine[];
  history: Pick<History, 'stored' | 'goal'>;
  /** The reader's seats. Own moves are not replayed. */
  mine: readonly number[];
  /** Whether the plain table is shown. It needs sheets. */
  inWords: boolean;
}

export class CatchUp {
  /** The position to draw, or null for the present. */
  position = $state.raw<Position | null>(null);
  /** Positions to fetch. */
  needed = $state.raw<readonly number[]>([]);
  #shownSeq: number | null = null;
  #shownAt = -Infinity;
  #stops: number[] = [];
  #polls = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly input: () => CatchUpInput) {}

  get isBehind(): boolean {
    return this.position !== null;
  }

  /** The match has `seq` entries now. */
  onUpdate(seq: number): void {
    if (seq === this.#stops.at(-1)) return;
    const { lines, mine, history } = this.input();
    const from = this.#shownSeq;
    if (from === null || seq <= from || !this.#canAnimate()) return this.showPresent(seq);
    const own = lines.slice(from, seq).some((line) => mine.includes(line.seat));
    const stops = stopSeqs(lines, from, seq);
    const drawn = history.stored(from);
    if (own || stops.length > MAX_MOVES || !drawn) return this.showPresent(seq);
    this.#stops = stops;
    this.#polls = 0;
    this.position = drawn;
    this.#step();
  }

  /** Shows the present. */
  showPresent(seq = this.#stops.at(-1)): void {
    clearTimeout(this.#timer);
    this.#stops = [];
    this.position = null;
    this.needed = [];
    if (seq !== undefined) this.#markShown(seq);
  }

  #canAnimate(): boolean {
    return isMotionAllowed() && document.visibilityState === 'visible' && this.input().history.goal === null;
  }

  #markShown(seq: number): void {
    this.#shownSeq = seq;
    this.#shownAt = performance.now();
  }

  #step(): void {
    clearTimeout(this.#timer);
    const left = this.#shownAt + MOVE_DISPLAY_MS - performance.now();
    if (left > 0) return this.#scheduleStep(left);
    if (this.#stops.length === 1 || !this.#canAnimate()) return this.showPresent();
    const { history, inWords } = this.input();
    const found = history.stored(this.#stops[0]!);
    if (!found || (inWords && !found.sheet)) return this.#requestMissing();
    this.position = found;
    this.#polls = 0;
    this.#markShown(this.#stops.shift()!);
    this.#scheduleStep(MOVE_DISPLAY_MS);
  }

  /** The position has not arrived: requests it and waits for a limited time. */
  #requestMissing(): void {
    if ((this.#polls += 1) > MAX_POLLS) return this.showPresent();
    this.needed = this.#stops.slice(0, -1);
    this.#scheduleStep(POLL_INTERVAL_MS);
  }

  #scheduleStep(milliseconds: number): void {
    this.#timer = setTimeout(() => this.#step(), milliseconds);
  }
}
