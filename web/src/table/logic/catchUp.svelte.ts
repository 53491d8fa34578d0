/** What others did faster than anybody could follow is shown one after another, until the present is reached. */

import { isMotionAllowed } from '../../board/motion/motion';
import type { History, Position } from '../../net/history.svelte';
import type { LogLine } from '../../protocol/messages';
import { isValid } from './replay.svelte';

/** So long a move of others is looked at; bots that take their time are not held up. */
export const MOVE_DISPLAY_MS = 550;
/** Until the next look whether a moment has come, and how often. */
const POLL_INTERVAL_MS = 50;
const MAX_POLLS = 30;
/** After more moves than this nobody would want to wait. */
const MAX_MOVES = 8;

/** Where to stop between two moments: after each player's entry and what followed it by itself. */
export function stopSeqs(lines: readonly LogLine[], from: number, to: number): number[] {
  const moves = lines.slice(from, to).filter((line) => line.seat >= 0 && isValid(line));
  return [...moves.slice(1).map(({ seq }) => seq), to];
}

interface CatchUpInput {
  lines: readonly LogLine[];
  history: Pick<History, 'stored' | 'goal'>;
  /** The seats of whoever looks: nobody waits for their own moves. */
  mine: readonly number[];
  /** Is the table read? Then a moment needs its words. */
  inWords: boolean;
}

export class CatchUp {
  /** The moment to be drawn until the present has its turn. */
  position = $state.raw<Position | null>(null);
  /** Moments that are to be drawn and were not seen. */
  needed = $state.raw<readonly number[]>([]);
  #shownSeq: number | null = null;
  #shownAt = -Infinity;
  #stops: number[] = [];
  #polls = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly input: () => CatchUpInput) {}

  /** Is there more to come than is drawn? */
  get isBehind(): boolean {
    return this.position !== null;
  }

  /** So many entries there are now. */
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

  /** Show the present, of so many entries. */
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

  /** The moment was not seen: it is asked for, but not for long. */
  #requestMissing(): void {
    if ((this.#polls += 1) > MAX_POLLS) return this.showPresent();
    this.needed = this.#stops.slice(0, -1);
    this.#scheduleStep(POLL_INTERVAL_MS);
  }

  #scheduleStep(milliseconds: number): void {
    this.#timer = setTimeout(() => this.#step(), milliseconds);
  }
}
