/** The visible section of a district, and the positions of its cells. */

import type { Box } from '../../../board/points';
import { spot } from '../places';
import type { PlayerView } from '../view';

const SIDE = 100;
const LONG = 5;
const SHORT = 4;

export interface Extent {
  west: number;
  east: number;
  north: number;
  south: number;
}
type At = { x: number; y: number };

const occupied = ({ cities, pizzerias }: PlayerView): At[] => [...cities, ...pizzerias];

const around = (cells: readonly At[]): Extent => {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  return cells.length
    ? { west: Math.min(...xs), east: Math.max(...xs), north: Math.min(...ys), south: Math.max(...ys) }
    : { west: 0, east: 1, north: 0, south: 0 };
};

export const across = ({ west, east }: Extent): number => east - west + 1;
export const down = ({ north, south }: Extent): number => south - north + 1;

/** The free cells next to the district at which it would still fit into its frame. */
export function plotsOf(player: PlayerView): At[] {
  const taken = occupied(player);
  const isTaken = ({ x, y }: At) => taken.some((one) => one.x === x && one.y === y);
  const beside = taken.flatMap(({ x, y }) => [
    { x: x + 1, y },
    { x: x - 1, y },
    { x, y: y + 1 },
    { x, y: y - 1 },
  ]);
  const fits = (at: At) => {
    const extent = around([...taken, at]);
    const [wide, high] = [across(extent), down(extent)];
    return Math.max(wide, high) <= LONG && Math.min(wide, high) <= SHORT;
  };
  return beside.filter(
    (at, index) => !isTaken(at) && fits(at) && beside.findIndex(({ x, y }) => x === at.x && y === at.y) === index,
  );
}

/** Enlarges the section to a minimum size, so that a small district is not drawn too large. */
function widened(extent: Extent, wide: number, high: number): Extent {
  const [more, lower] = [Math.max(0, wide - across(extent)), Math.max(0, high - down(extent))];
  return {
    west: extent.west - Math.floor(more / 2),
    east: extent.east + Math.ceil(more / 2),
    north: extent.north - Math.floor(lower / 2),
    south: extent.south + Math.ceil(lower / 2),
  };
}

/** The visible section: the whole district, and the cells where it may grow. */
export const extentOf = (player: PlayerView, growing: boolean): Extent =>
  growing
    ? widened(around([...occupied(player), ...plotsOf(player)]), LONG, SHORT)
    : widened(around(occupied(player)), LONG - 1, SHORT - 1);

export const districtRows = (seat: number, { west, east, north, south }: Extent): string[][] =>
  Array.from({ length: south - north + 1 }, (_, row) =>
    Array.from({ length: east - west + 1 }, (_, column) => spot(seat, west + column, north + row)),
  );

/** The coordinates in the name of a place. */
export function coordinates(place: string): At {
  const [x, y] = place.split('/')[1]!.split(',').map(Number);
  return { x: x!, y: y! };
}

export const spotBox = (extent: Extent, { x, y }: At): Box => ({
  x: (x - extent.west) * SIDE,
  y: (y - extent.north) * SIDE,
  width: SIDE,
  height: SIDE,
});
