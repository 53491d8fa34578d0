/** Looking at earlier moments: what was seen is kept, and what is likely looked at next is asked for ahead. */

import type { Past, Section } from '../protocol/messages';

/** A table as it was after so many entries, seen from one seat. */
export type Moment = Pick<Past, 'seq' | 'seat' | 'view' | 'scores' | 'places'> & {
  /** Null where nobody was told: a drawn table needs none. */
  sheet: readonly Section[] | null;
};

/** So many moments are asked for in the direction of one's steps, and so many behind. */
export const AHEAD = 8;
const BEHIND = 2;
/** So many questions may be unanswered, and so often one is asked: moves of ours wait for nobody's curiosity. */
const UNANSWERED = 4;
export const EVERY_MS = 30;
const UNANSWERED_MS = 1_000;
const KEPT = 600;

export class Looking {
  /** After so many entries: the moment that is wanted. Null is the present. */
  at = $state<number | null>(null);
  /** The moment to be drawn: the wanted one, or until it comes the one before. */
  shown = $state.raw<Moment | null>(null);
  #moments = new Map<number, Moment>();
  /** So often something was kept: whoever asks for what was seen hears of more. */
  #kept = $state(0);
  #end: number | null = null;
  #seat: number | null = null;
  #ahead = 1;
  #asked = new Set<number>();
  #also: readonly number[] = [];
  #next: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly ask: (seq: number) => void,
    private withSheet: boolean,
  ) {}

  /** Look at the table as it was after so many entries; beyond the last one lies the present. */
  to(seq: number): void {
    const goal = Math.max(0, Math.trunc(seq));
    if (this.#end !== null && goal >= this.#end) return this.now();
    this.#ahead = goal < (this.at ?? this.#end ?? goal) ? -1 : 1;
    this.at = goal;
    this.#draw();
    this.#wonder();
  }

  now(): void {
    this.at = null;
    this.shown = null;
    clearTimeout(this.#next);
    this.#next = undefined;
  }

  /** These moments are needed as well, whatever is looked at. */
  want(seqs: readonly number[]): void {
    this.#also = seqs;
    this.#wonder();
  }

  /** A moment, if it was seen. */
  seen(seq: number): Moment | null {
    void this.#kept;
    return this.#moments.get(seq) ?? null;
  }

  /** From now on moments are drawn in words too, or not. */
  inWords(wanted: boolean): void {
    this.withSheet = wanted;
    this.#draw();
    this.#wonder();
  }

  /** The present, as it is told: one day it is past. */
  present(moment: Moment): void {
    if (moment.seat !== this.#seat) this.#moveTo(moment.seat);
    this.#end = moment.seq;
    if (this.at !== null && this.at >= moment.seq) this.now();
    this.#keep(moment);
  }

  /** An answer; of another seat it is of no use, and may be none of one's business. */
  told(past: Past): void {
    this.#asked.delete(past.seq);
    if (past.seat === this.#seat) this.#keep(past);
    this.#wonder();
  }

  /** What is not answered is asked again: the line is new. */
  askAgain(wait = 0): void {
    this.#asked.clear();
    clearTimeout(this.#next);
    this.#next = wait ? setTimeout(() => this.#askNext(), wait) : undefined;
    this.#wonder();
  }

  /** Something was not answered; perhaps we asked too fast. */
  unanswered(): void {
    if (this.#asked.size) this.askAgain(UNANSWERED_MS);
  }

  close(): void {
    this.now();
  }

  #moveTo(seat: number): void {
    this.#seat = seat;
    this.#moments.clear();
    this.#asked.clear();
    this.shown = null;
  }

  #keep(moment: Moment): void {
    const { seq, seat, view, scores, places } = moment;
    const sheet = moment.sheet ?? this.#moments.get(seq)?.sheet ?? null;
    this.#moments.delete(seq);
    this.#kept += 1;
    this.#moments.set(seq, { seq, seat, view, sheet, scores, places });
    if (this.#moments.size > KEPT) this.#moments.delete(this.#moments.keys().next().value!);
    this.#draw();
    this.#wonder();
  }

  #known(seq: number): Moment | null {
    const moment = this.#moments.get(seq);
    return moment && (moment.sheet || !this.withSheet) ? moment : null;
  }

  #draw(): void {
    if (this.at !== null) this.shown = this.#known(this.at) ?? this.shown;
  }

  /** The moment that is wanted first, then where the steps lead, then a little behind, then what else is needed. */
  *#wanted(): Generator<number> {
    const { at } = this;
    if (this.#end === null) return;
    if (at !== null) {
      yield at;
      for (let step = 1; step <= AHEAD; step += 1) yield at + step * this.#ahead;
      for (let step = 1; step <= BEHIND; step += 1) yield at - step * this.#ahead;
    }
    yield* this.#also;
  }

  #missing(): number | undefined {
    const inside = (seq: number) => seq >= 0 && seq < this.#end!;
    return [...this.#wanted()].find((seq) => inside(seq) && !this.#asked.has(seq) && !this.#known(seq));
  }

  #wonder(): void {
    if (this.#next === undefined) this.#askNext();
  }

  #askNext(): void {
    this.#next = undefined;
    const seq = this.#missing();
    if (seq === undefined || this.#asked.size >= UNANSWERED) return;
    this.#asked.add(seq);
    this.ask(seq);
    this.#next = setTimeout(() => this.#askNext(), EVERY_MS);
  }
}
