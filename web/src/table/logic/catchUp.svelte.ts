/** What others did faster than anybody could follow is shown one after another, until the present is reached. */

import { isMotionAllowed } from '../../board/motion/motion';
import type { History, Position } from '../../net/history.svelte';
import type { LogLine } from '../../protocol/messages';
import { stands } from './replay.svelte';

/** So long a move of others is looked at; bots that take their time are not held up. */
export const LOOK_MS = 550;
/** Until the next look whether a moment has come, and how often. */
const PATIENCE_MS = 50;
const PATIENCE = 30;
/** After more moves than this nobody would want to wait. */
const MOST = 8;

/** Where to stop between two moments: after each player's entry and what followed it by itself. */
export function stopsOf(lines: readonly LogLine[], from: number, to: number): number[] {
  const acted = lines.slice(from, to).filter((line) => line.seat >= 0 && stands(line));
  return [...acted.slice(1).map(({ seq }) => seq), to];
}

interface Table {
  lines: readonly LogLine[];
  looking: Pick<History, 'stored' | 'goal'>;
  /** The seats of whoever looks: nobody waits for their own moves. */
  mine: readonly number[];
  /** Is the table read? Then a moment needs its words. */
  inWords: boolean;
}

export class Catching {
  /** The moment to be drawn until the present has its turn. */
  moment = $state.raw<Position | null>(null);
  /** Moments that are to be drawn and were not seen. */
  needed = $state.raw<readonly number[]>([]);
  #drawn: number | null = null;
  #since = -Infinity;
  #stops: number[] = [];
  #waited = 0;
  #next: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: () => Table) {}

  /** Is there more to come than is drawn? */
  get behind(): boolean {
    return this.moment !== null;
  }

  /** So many entries there are now. */
  come(seq: number): void {
    if (seq === this.#stops.at(-1)) return;
    const { lines, mine, looking } = this.table();
    const from = this.#drawn;
    if (from === null || seq <= from || !this.#isFollowed()) return this.end(seq);
    const own = lines.slice(from, seq).some((line) => mine.includes(line.seat));
    const stops = stopsOf(lines, from, seq);
    const drawn = looking.stored(from);
    if (own || stops.length > MOST || !drawn) return this.end(seq);
    this.#stops = stops;
    this.#waited = 0;
    this.moment = drawn;
    this.#step();
  }

  /** Show the present, of so many entries. */
  end(seq = this.#stops.at(-1)): void {
    clearTimeout(this.#next);
    this.#stops = [];
    this.moment = null;
    this.needed = [];
    if (seq !== undefined) this.#show(seq);
  }

  #isFollowed(): boolean {
    return isMotionAllowed() && document.visibilityState === 'visible' && this.table().looking.goal === null;
  }

  #show(seq: number): void {
    this.#drawn = seq;
    this.#since = performance.now();
  }

  #step(): void {
    clearTimeout(this.#next);
    const left = this.#since + LOOK_MS - performance.now();
    if (left > 0) return this.#wait(left);
    if (this.#stops.length === 1 || !this.#isFollowed()) return this.end();
    const { looking, inWords } = this.table();
    const found = looking.stored(this.#stops[0]!);
    if (!found || (inWords && !found.sheet)) return this.#ask();
    this.moment = found;
    this.#waited = 0;
    this.#show(this.#stops.shift()!);
    this.#wait(LOOK_MS);
  }

  /** The moment was not seen: it is asked for, but not for long. */
  #ask(): void {
    if ((this.#waited += 1) > PATIENCE) return this.end();
    this.needed = this.#stops.slice(0, -1);
    this.#wait(PATIENCE_MS);
  }

  #wait(milliseconds: number): void {
    this.#next = setTimeout(() => this.#step(), milliseconds);
  }
}
