/** Ways through the streets as lines on the drawing. What a way costs is for the rules to say. */

import { BOARD, cellCentre, fieldCentre, isRing, sideTowards } from './geometry';
import { middle, point, type Point } from '../../board/points';
import { startCell } from './figures';
import type { View } from './view';

const HEART = point(BOARD / 2, BOARD / 2);
/** How far the line of a fast link swings out towards the sea. */
const SWING = 30;
const SAMPLES = 8;

/** Where a figure is drawn to begin or end: a field, or the middle of the start card. */
export function spot(view: View, place: string): Point | null {
  if (place.includes('.')) return fieldCentre(place);
  const cell = startCell(view);
  return cell === null ? null : cellCentre(cell);
}

const isNext = (a: string, b: string): boolean => sideTowards(a, b) !== null;

/** A fast link along the promenade, bent outwards over the lane at the sea. */
function swing(from: Point, to: Point): Point[] {
  const half = middle(from, to);
  const level = from.y === to.y;
  const bent = level ? point(half.x, half.y + Math.sign(half.y - HEART.y) * SWING) : point(half.x + Math.sign(half.x - HEART.x) * SWING, half.y);
  return Array.from({ length: SAMPLES }, (_, index) => {
    const done = (index + 1) / SAMPLES;
    const left = 1 - done;
    return point(
      left * left * from.x + 2 * left * done * bent.x + done * done * to.x,
      left * left * from.y + 2 * left * done * bent.y + done * done * to.y,
    );
  });
}

/** The line that a figure draws from a place along these fields. */
export function wayPoints(view: View, from: string, path: readonly string[]): Point[] {
  const first = spot(view, from);
  if (!first) return [];
  const line = [first];
  let before = from;
  for (const field of path) {
    const next = fieldCentre(field);
    const linked = isRing(field) && before.includes('.') && isRing(before) && !isNext(before, field);
    line.push(...(linked ? swing(line.at(-1)!, next) : [next]));
    before = field;
  }
  return line;
}
