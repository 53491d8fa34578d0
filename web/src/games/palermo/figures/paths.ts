/** Ways through the streets as lines on the drawing. The rules compute what a way costs. */

import { BOARD, cellCentre, fieldCentre, isRing, sideTowards } from '../geometry';
import { middle, point, type Point } from '../../../board/points';
import { startCell } from './figures';
import type { View } from '../view';

const CENTRE = point(BOARD / 2, BOARD / 2);
/** How far outside the promenade a fast link runs: over the sea, past the figures on the fields that it skips. */
const LINK_DISTANCE = 31;
const TURN = 14;
const SAMPLES = 4;

/** The point where a figure's line begins or ends: a field, or the middle of the start card. */
export function spot(view: View, place: string): Point | null {
  if (place.includes('.')) return fieldCentre(place);
  const cell = startCell(view);
  return cell === null ? null : cellCentre(cell);
}

const isNext = (a: string, b: string): boolean => sideTowards(a, b) !== null;

/** A curve from one point to another, bent towards a third. */
function bend(from: Point, by: Point, to: Point): Point[] {
  return Array.from({ length: SAMPLES }, (_, index) => {
    const done = (index + 1) / SAMPLES;
    const left = 1 - done;
    return point(
      left * left * from.x + 2 * left * done * by.x + done * done * to.x,
      left * left * from.y + 2 * left * done * by.y + done * done * to.y,
    );
  });
}

/** A fast link along the promenade: out over the sea, along it, and back. */
function fastLink(from: Point, to: Point): Point[] {
  const level = from.y === to.y;
  const half = middle(from, to);
  const out = level
    ? point(0, Math.sign(half.y - CENTRE.y) * LINK_DISTANCE)
    : point(Math.sign(half.x - CENTRE.x) * LINK_DISTANCE, 0);
  const way = level ? point(Math.sign(to.x - from.x) * TURN, 0) : point(0, Math.sign(to.y - from.y) * TURN);
  const beside = (at: Point, forth: number) => point(at.x + out.x + forth * way.x, at.y + out.y + forth * way.y);
  const [left, reached] = [beside(from, 1), beside(to, -1)];
  return [...bend(from, beside(from, 0), left), reached, ...bend(reached, beside(to, 0), to)];
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
    line.push(...(linked ? fastLink(line.at(-1)!, next) : [next]));
    before = field;
  }
  return line;
}

/** The lines of the figures that walked along these places. */
export const waysOf = (view: View, paths: readonly (readonly string[])[]): Point[][] =>
  paths
    .map((path) =>
      wayPoints(
        view,
        path[0]!,
        path.slice(1).filter((place) => place.includes('.')),
      ),
    )
    .filter((line) => line.length > 1);
