/** Earlier positions of a match. Positions are cached, and likely next ones are fetched ahead. */

import type { PositionAt, Section } from '../protocol/messages';

/** A table after some number of entries, seen from one seat. */
export type Position = Pick<PositionAt, 'seq' | 'seat' | 'view' | 'scores' | 'places'> & {
  /** Null if it was not requested. A drawn table does not need it. */
  sheet: readonly Section[] | null;
};

/** Number of positions to fetch ahead in the direction of the reader's steps, and behind. */
export const PREFETCH_AHEAD = 8;
const PREFETCH_BEHIND = 2;
/** Limits of requests: how many may be pending, and how often one is sent, so that they never delay moves. */
const MAX_PENDING_REQUESTS = 4;
export const REQUEST_INTERVAL_MS = 30;
const RETRY_DELAY_MS = 1_000;
const MAX_STORED_POSITIONS = 600;

export class History {
  /** The wanted position, as a number of entries. Null is the present. */
  goal = $state<number | null>(null);
  /** The position to draw: the wanted one, or the previous one until it arrives. */
  position = $state.raw<Position | null>(null);
  #positions = new Map<number, Position>();
  /** Counts changes of the cache, so that readers of `stored` update. */
  #version = $state(0);
  #lastSeq: number | null = null;
  #seat: number | null = null;
  #direction = 1;
  #pending = new Set<number>();
  #extra: readonly number[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly requestPosition: (seq: number) => void,
    private needsSheet: boolean,
  ) {}

  /** Shows the position after `seq` entries. Beyond the last entry, shows the present. */
  viewAt(seq: number): void {
    const goal = Math.max(0, Math.trunc(seq));
    if (this.#lastSeq !== null && goal >= this.#lastSeq) return this.returnToPresent();
    this.#direction = goal < (this.goal ?? this.#lastSeq ?? goal) ? -1 : 1;
    this.goal = goal;
    this.#updatePosition();
    this.#requestSoon();
  }

  returnToPresent(): void {
    this.goal = null;
    this.position = null;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Requests more positions, independent of the one that is shown. */
  prefetch(seqs: readonly number[]): void {
    this.#extra = seqs;
    this.#requestSoon();
  }

  /** A cached position, or null. */
  stored(seq: number): Position | null {
    void this.#version;
    return this.#positions.get(seq) ?? null;
  }

  /** Whether positions need sheets, for the plain table. */
  setNeedsSheet(wanted: boolean): void {
    this.needsSheet = wanted;
    this.#updatePosition();
    this.#requestSoon();
  }

  /** Adds the present position to the cache. */
  addPresent(position: Position): void {
    if (position.seat !== this.#seat) this.#changeSeat(position.seat);
    this.#lastSeq = position.seq;
    if (this.goal !== null && this.goal >= position.seq) this.returnToPresent();
    this.#store(position);
  }

  /** Handles an answer. One for another seat is dropped: this viewer may not see it. */
  onPosition(position: PositionAt): void {
    this.#pending.delete(position.seq);
    if (position.seat === this.#seat) this.#store(position);
    this.#requestSoon();
  }

  /** Repeats unanswered requests, as after a reconnect. */
  restartRequests(delay = 0): void {
    this.#pending.clear();
    clearTimeout(this.#timer);
    this.#timer = delay ? setTimeout(() => this.#requestNext(), delay) : undefined;
    this.#requestSoon();
  }

  /** A request was refused, perhaps because requests came too fast. */
  onRefused(): void {
    if (this.#pending.size) this.restartRequests(RETRY_DELAY_MS);
  }

  close(): void {
    this.returnToPresent();
  }

  #changeSeat(seat: number): void {
    this.#seat = seat;
    this.#positions.clear();
    this.#pending.clear();
    this.position = null;
  }

  #store(position: Position): void {
    const { seq, seat, view, scores, places } = position;
    const sheet = position.sheet ?? this.#positions.get(seq)?.sheet ?? null;
    this.#positions.delete(seq);
    this.#version += 1;
    this.#positions.set(seq, { seq, seat, view, sheet, scores, places });
    if (this.#positions.size > MAX_STORED_POSITIONS) this.#positions.delete(this.#positions.keys().next().value!);
    this.#updatePosition();
    this.#requestSoon();
  }

  #storedComplete(seq: number): Position | null {
    const position = this.#positions.get(seq);
    return position && (position.sheet || !this.needsSheet) ? position : null;
  }

  #updatePosition(): void {
    if (this.goal !== null) this.position = this.#storedComplete(this.goal) ?? this.position;
  }

  /** First the wanted position, then those ahead, then those behind, then the additional ones. */
  *#wantedSeqs(): Generator<number> {
    const { goal } = this;
    if (this.#lastSeq === null) return;
    if (goal !== null) {
      yield goal;
      for (let step = 1; step <= PREFETCH_AHEAD; step += 1) yield goal + step * this.#direction;
      for (let step = 1; step <= PREFETCH_BEHIND; step += 1) yield goal - step * this.#direction;
    }
    yield* this.#extra;
  }

  #firstMissing(): number | undefined {
    const inside = (seq: number) => seq >= 0 && seq < this.#lastSeq!;
    return [...this.#wantedSeqs()].find((seq) => inside(seq) && !this.#pending.has(seq) && !this.#storedComplete(seq));
  }

  #requestSoon(): void {
    if (this.#timer === undefined) this.#requestNext();
  }

  #requestNext(): void {
    this.#timer = undefined;
    const seq = this.#firstMissing();
    if (seq === undefined || this.#pending.size >= MAX_PENDING_REQUESTS) return;
    this.#pending.add(seq);
    this.requestPosition(seq);
    this.#timer = setTimeout(() => this.#requestNext(), REQUEST_INTERVAL_MS);
  }
}
