/** Turns a piece around its middle by dragging. */

import type { Point } from '../../../board/points';

const QUARTER = Math.PI / 2;

const angle = (middle: Point, at: Point): number => Math.atan2(at.y - middle.y, at.x - middle.x);
/** The same angle between half a turn to the left and half a turn to the right. */
const normalized = (by: number): number => by - 2 * Math.PI * Math.round(by / (2 * Math.PI));

/** Returns a function that reports each quarter turn to the right once. */
export function spinning(middle: Point, from: Point): (at: Point) => number {
  let held = angle(middle, from);
  return (at) => {
    const quarters = Math.round(normalized(angle(middle, at) - held) / QUARTER);
    held += quarters * QUARTER;
    return quarters;
  };
}
