/** A hand that turns something about its middle. */

import type { Point } from '../../../board/points';

const QUARTER = Math.PI / 2;

const angle = (middle: Point, at: Point): number => Math.atan2(at.y - middle.y, at.x - middle.x);
/** The same angle between half a turn to the left and half a turn to the right. */
const short = (by: number): number => by - 2 * Math.PI * Math.round(by / (2 * Math.PI));

/** How many quarters to the right a hand that began here has turned by now, each once. */
export function spinning(middle: Point, from: Point): (at: Point) => number {
  let held = angle(middle, from);
  return (at) => {
    const quarters = Math.round(short(angle(middle, at) - held) / QUARTER);
    held += quarters * QUARTER;
    return quarters;
  };
}
