/**
 * Finds a position for a label: beside its end point, inside the picture, and off the points that must stay visible.
 */

import { point, type Point } from '../points';

interface Size {
  width: number;
  height: number;
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value));

/** The top left corner in pixels. `keepFree` are the points to keep visible, each with `reach` around it. */
export function tagPosition(end: Point, tag: Size, available: Size, keepFree: readonly Point[], reach: number): Point {
  const candidates = [1, 2, 3]
    .flatMap((far) => positionsAround(end, tag, far * reach))
    .map((spot) => moveInside(spot, tag, available));
  const free = (spot: Point) => [end, ...keepFree].every((one) => !isCovered(spot, tag, one, reach * 0.8));
  return candidates.find(free) ?? candidates[0]!;
}

function positionsAround({ x, y }: Point, { width, height }: Size, gap: number): Point[] {
  return [
    point(x - width / 2, y - gap - height),
    point(x - width / 2, y + gap),
    point(x + gap, y - height / 2),
    point(x - gap - width, y - height / 2),
  ];
}

const moveInside = (spot: Point, tag: Size, available: Size): Point =>
  point(clamp(spot.x, available.width - tag.width), clamp(spot.y, available.height - tag.height));

function isCovered(spot: Point, tag: Size, at: Point, reach: number): boolean {
  const across = at.x + reach > spot.x && at.x - reach < spot.x + tag.width;
  return across && at.y + reach > spot.y && at.y - reach < spot.y + tag.height;
}
