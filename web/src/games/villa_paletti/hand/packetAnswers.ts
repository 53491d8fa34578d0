/** Matches answers to packets: measures the delay, and undoes the effects of refused packets. */

/** Maximum number of packets that wait for an answer. */
const MAX_PENDING = 90;
/** The weight of a new delay in the running average. */
const SMOOTHING = 0.25;

interface PendingPacket {
  /** Null after the first answer, because only the first one measures the delay. */
  at: number | null;
  /** Undoes the effect of the packet. */
  undo: (() => void) | null;
}

export class Answers {
  /** Average milliseconds from a packet to its feedback, or 0 before the first answer. */
  late = 0;
  readonly #pending = new Map<number, PendingPacket>();
  #first = 0;

  /** Another gesture has begun: answers to the earlier one are ignored. */
  begin(): void {
    this.#pending.clear();
    this.#first = 0;
  }

  said(n: number, at: number, undo: (() => void) | null): void {
    if (!n) return;
    this.#first ||= n;
    this.#pending.set(n, { at, undo });
    if (this.#pending.size > MAX_PENDING) this.#pending.delete(this.#pending.keys().next().value!);
  }

  /** Returns true if this is an answer to a packet of this gesture. Updates the delay. */
  isHeard(n: number, now: number): boolean {
    if (!this.#first || n < this.#first) return false;
    const asked = this.#pending.get(n);
    if (asked && asked.at !== null) {
      const passed = now - asked.at;
      this.late = this.late ? this.late + SMOOTHING * (passed - this.late) : passed;
      asked.at = null;
    }
    return true;
  }

  refused(n: number): void {
    this.#pending.get(n)?.undo?.();
    this.#pending.delete(n);
  }
}
