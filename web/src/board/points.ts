/** Points and boxes of a drawing, and lines through them. */

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

/** A box that is smaller by so much on every side. */
export const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

const round = (value: number): number => Math.round(value * 100) / 100;

/** An SVG path through these points, closed. */
export const closed = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}z`;

/** An SVG path along these points, open. */
export const along = (points: readonly Point[]): string => closed(points).slice(0, -1);
