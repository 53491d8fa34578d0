/** Where a tag stands: beside the end that it speaks of, inside the picture, over nothing that is to be seen. */

import { point, type Point } from '../points';

interface Size {
  width: number;
  height: number;
}

const within = (value: number, most: number): number => Math.max(0, Math.min(most, value));

/** The top left corner, in pixels. `seen` are the points that must stay free, each with `reach` around it. */
export function tagSpot(end: Point, tag: Size, room: Size, seen: readonly Point[], reach: number): Point {
  const spots = [1, 2, 3].flatMap((far) => sides(end, tag, far * reach)).map((spot) => inside(spot, tag, room));
  const free = (spot: Point) => [end, ...seen].every((one) => !isCovered(spot, tag, one, reach * 0.8));
  return spots.find(free) ?? spots[0]!;
}

function sides({ x, y }: Point, { width, height }: Size, gap: number): Point[] {
  return [
    point(x - width / 2, y - gap - height),
    point(x - width / 2, y + gap),
    point(x + gap, y - height / 2),
    point(x - gap - width, y - height / 2),
  ];
}

const inside = (spot: Point, tag: Size, room: Size): Point =>
  point(within(spot.x, room.width - tag.width), within(spot.y, room.height - tag.height));

function isCovered(spot: Point, tag: Size, at: Point, reach: number): boolean {
  const across = at.x + reach > spot.x && at.x - reach < spot.x + tag.width;
  return across && at.y + reach > spot.y && at.y - reach < spot.y + tag.height;
}
