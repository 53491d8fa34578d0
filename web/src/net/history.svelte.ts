/** Looking at earlier moments: what was seen is kept, and what is likely looked at next is asked for ahead. */

import type { PositionAt, Section } from '../protocol/messages';

/** A table as it was after so many entries, seen from one seat. */
export type Position = Pick<PositionAt, 'seq' | 'seat' | 'view' | 'scores' | 'places'> & {
  /** Null where nobody was told: a drawn table needs none. */
  sheet: readonly Section[] | null;
};

/** So many moments are asked for in the direction of one's steps, and so many behind. */
export const PREFETCH_AHEAD = 8;
const PREFETCH_BEHIND = 2;
/** So many questions may be unanswered, and so often one is asked: moves of ours wait for nobody's curiosity. */
const MAX_PENDING_REQUESTS = 4;
export const REQUEST_INTERVAL_MS = 30;
const RETRY_DELAY_MS = 1_000;
const MAX_STORED_POSITIONS = 600;

export class History {
  /** After so many entries: the moment that is wanted. Null is the present. */
  goal = $state<number | null>(null);
  /** The moment to be drawn: the wanted one, or until it comes the one before. */
  position = $state.raw<Position | null>(null);
  #positions = new Map<number, Position>();
  /** So often something was kept: whoever asks for what was seen hears of more. */
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

  /** Look at the table as it was after so many entries; beyond the last one lies the present. */
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

  /** These moments are needed as well, whatever is looked at. */
  prefetch(seqs: readonly number[]): void {
    this.#extra = seqs;
    this.#requestSoon();
  }

  /** A moment, if it was seen. */
  stored(seq: number): Position | null {
    void this.#version;
    return this.#positions.get(seq) ?? null;
  }

  /** From now on moments are drawn in words too, or not. */
  setNeedsSheet(wanted: boolean): void {
    this.needsSheet = wanted;
    this.#updatePosition();
    this.#requestSoon();
  }

  /** The present, as it is told: one day it is past. */
  addPresent(position: Position): void {
    if (position.seat !== this.#seat) this.#changeSeat(position.seat);
    this.#lastSeq = position.seq;
    if (this.goal !== null && this.goal >= position.seq) this.returnToPresent();
    this.#store(position);
  }

  /** An answer; of another seat it is of no use, and may be none of one's business. */
  onPosition(position: PositionAt): void {
    this.#pending.delete(position.seq);
    if (position.seat === this.#seat) this.#store(position);
    this.#requestSoon();
  }

  /** What is not answered is asked again: the line is new. */
  restartRequests(delay = 0): void {
    this.#pending.clear();
    clearTimeout(this.#timer);
    this.#timer = delay ? setTimeout(() => this.#requestNext(), delay) : undefined;
    this.#requestSoon();
  }

  /** Something was not answered; perhaps we asked too fast. */
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

  /** The moment that is wanted first, then where the steps lead, then a little behind, then what else is needed. */
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
