/** Which packet an answer answers: how late it is, and what a refused one had promised. */

/** More than these nobody waits for. */
const KEPT = 90;
/** How much of a new delay is believed at once. */
const BELIEVED = 0.25;

interface Asked {
  /** Null once an answer has come: only the first tells how late it is. */
  at: number | null;
  /** Nothing became of it. */
  undo: (() => void) | null;
}

export class Answers {
  /** Milliseconds from saying something to feeling it, evened out; 0 before the first answer. */
  late = 0;
  readonly #asked = new Map<number, Asked>();
  #first = 0;

  /** Another gesture: what answers the one before is no longer heard. */
  begin(): void {
    this.#asked.clear();
    this.#first = 0;
  }

  said(n: number, at: number, undo: (() => void) | null): void {
    if (!n) return;
    this.#first ||= n;
    this.#asked.set(n, { at, undo });
    if (this.#asked.size > KEPT) this.#asked.delete(this.#asked.keys().next().value!);
  }

  /** Is this an answer to what was said in this gesture? */
  isHeard(n: number, now: number): boolean {
    if (!this.#first || n < this.#first) return false;
    const asked = this.#asked.get(n);
    if (asked && asked.at !== null) {
      const passed = now - asked.at;
      this.late = this.late ? this.late + BELIEVED * (passed - this.late) : passed;
      asked.at = null;
    }
    return true;
  }

  refused(n: number): void {
    this.#asked.get(n)?.undo?.();
    this.#asked.delete(n);
  }
}
