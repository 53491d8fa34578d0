/** A wheel that clicks, or two fingers that glide: in whole notches. */

/** Pixels of what glides that are one notch; what goes so far at once clicks. */
const NOTCH = 50;
/** What a wheel counts in, as pixels: they themselves, lines, pages. */
const UNITS = [1, 17, 400];

export class Notches {
  #rest = 0;

  /** Notches away from oneself; Shift turns a wheel's up and down into left and right. */
  turn({ deltaX, deltaY, deltaMode }: Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode'>): number {
    const way = -(deltaY || deltaX) * (UNITS[deltaMode] ?? 1);
    if (Math.abs(way) >= NOTCH) {
      this.#rest = 0;
      return Math.sign(way);
    }
    this.#rest = Math.sign(way) === -Math.sign(this.#rest) ? way : this.#rest + way;
    const steps = Math.trunc(this.#rest / NOTCH);
    this.#rest -= steps * NOTCH;
    return steps;
  }
}
