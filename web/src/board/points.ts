/** Points and boxes of a drawing, and SVG paths through points. */

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}

export const point = (x: number, y: number): Point => ({ x, y });
export const middle = (a: Point, b: Point): Point => point((a.x + b.x) / 2, (a.y + b.y) / 2);
export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);
export const square = ({ x, y }: Point, side: number): Box => ({ x, y, width: side, height: side });

/** A box that is smaller by `by` on each side. */
export const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

const round = (value: number): number => Math.round(value * 100) / 100;

/** A closed SVG path through the points. */
export const closed = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}z`;

/** An open SVG path through the points. */
export const along = (points: readonly Point[]): string => closed(points).slice(0, -1);
