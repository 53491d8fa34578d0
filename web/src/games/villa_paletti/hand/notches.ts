/** Converts a wheel with clicks, or smooth scrolling, to whole notches. */

/** Pixels of smooth scrolling per notch. A larger single step is a click. */
const NOTCH = 50;
/** Pixels per unit of `deltaMode`: pixels, lines, pages. */
const UNITS = [1, 17, 400];

export class Notches {
  #rest = 0;

  /** Notches away from the user. With Shift a wheel reports `deltaX` instead of `deltaY`. */
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
