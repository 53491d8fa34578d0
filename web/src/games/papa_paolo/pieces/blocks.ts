/** The layout of a block of houses on its tile, in hundredths of the side. Turned blocks are computed, never rotated. */

import type { Box, Point } from '../../../board/points';
import type { Tile } from '../places';

export type Shape = Tile['shape'];
const SIDES = 'NESW';
const SHAPE_SIDES: Readonly<Record<Shape, string>> = { D: 'N', I: 'NS', L: 'NE', T: 'NES', X: 'NESW' };

/** The open sides of an unturned tile. */
export const sidesOf = (shape: Shape): string => SHAPE_SIDES[shape];

/** The open sides after this number of quarter turns to the right. */
export const turned = (open: string, turns: number): string =>
  [...SIDES].filter((side) => open.includes(SIDES[(SIDES.indexOf(side) - turns + 8) % 4]!)).join('');

/** The shape with these open sides, and its number of turns. */
export function shapeOf(open: string): { shape: Shape; turns: number } {
  for (const shape of Object.keys(SHAPE_SIDES) as Shape[])
    for (let turns = 0; turns < 4; turns += 1) if (turned(SHAPE_SIDES[shape], turns) === open) return { shape, turns };
  return { shape: 'X', turns: 0 };
}

type Plot = readonly [x: number, y: number, width: number, height: number];
type Spot = readonly [x: number, y: number, radius: number];

const CROSS: readonly Plot[] = [
  [5, 5, 29, 29],
  [66, 66, 29, 29],
  [66, 5, 29, 29],
];
const PLOTS: Readonly<Record<Shape, Readonly<Record<number, readonly Plot[]>>>> = {
  D: {
    1: [[20, 66, 60, 28]],
    2: [
      [6, 18, 29, 58],
      [65, 18, 29, 58],
    ],
    3: [
      [5, 7, 30, 46],
      [65, 7, 30, 46],
      [20, 66, 60, 28],
    ],
  },
  I: {
    1: [[5, 20, 30, 58]],
    2: [
      [5, 20, 30, 58],
      [65, 20, 30, 58],
    ],
    3: [
      [5, 6, 30, 40],
      [5, 53, 30, 40],
      [65, 22, 30, 54],
    ],
  },
  L: {
    1: [[8, 63, 52, 30]],
    2: [
      [5, 8, 29, 52],
      [36, 66, 56, 28],
    ],
    3: [
      [66, 5, 29, 29],
      [5, 8, 29, 50],
      [32, 66, 58, 28],
    ],
  },
  T: {
    1: [[5, 20, 29, 58]],
    2: [
      [66, 5, 29, 29],
      [5, 22, 29, 54],
    ],
    3: [
      [66, 5, 29, 29],
      [5, 22, 29, 54],
      [66, 66, 29, 29],
    ],
  },
  X: { 1: CROSS.slice(0, 1), 2: CROSS.slice(0, 2), 3: CROSS },
};
const TREES: Readonly<Record<string, readonly Spot[]>> = {
  D1: [
    [20, 24, 9],
    [80, 24, 9],
    [14, 48, 6],
  ],
  D2: [
    [50, 84, 10],
    [26, 90, 7],
    [74, 90, 7],
  ],
  D3: [
    [9, 80, 6],
    [91, 80, 6],
  ],
  I1: [
    [78, 22, 9],
    [84, 46, 7],
    [77, 68, 10],
    [87, 86, 6],
  ],
  I2: [
    [18, 92, 5],
    [84, 9, 5],
  ],
  I3: [
    [80, 11, 7],
    [80, 88, 7],
  ],
  L1: [
    [80, 20, 9],
    [84, 80, 10],
    [70, 90, 5],
    [16, 22, 9],
    [22, 40, 6],
  ],
  L2: [
    [80, 18, 9],
    [88, 32, 5],
    [16, 80, 9],
  ],
  L3: [[16, 82, 8]],
  T1: [
    [80, 18, 9],
    [82, 80, 9],
    [70, 90, 5],
  ],
  T2: [
    [80, 82, 9],
    [70, 90, 5],
  ],
  X1: [
    [82, 17, 9],
    [17, 83, 9],
    [82, 83, 9],
    [70, 28, 4],
    [30, 72, 4],
  ],
  X2: [
    [82, 17, 9],
    [17, 83, 9],
  ],
  X3: [[17, 83, 9]],
};
/** The distance of the washing line along the street. */
const WASHING: Readonly<Record<string, number>> = { I2: 30, I3: 64, D2: 30, D3: 22 };

function turnPoint(x: number, y: number, turns: number): Point {
  let at = { x, y };
  for (let turn = 0; turn < turns; turn += 1) at = { x: 100 - at.y, y: at.x };
  return at;
}
function turnPlot([x, y, width, height]: Plot, turns: number): Box {
  const [a, b] = [turnPoint(x, y, turns), turnPoint(x + width, y + height, turns)];
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}

export interface Block {
  houses: readonly Box[];
  trees: readonly (Point & { radius: number })[];
  /** The ends of a washing line over the street. */
  washing: readonly [Point, Point] | null;
  isDeadEnd: boolean;
}

/** The block on a tile with this number of houses and these open sides. */
export function blockOf(open: string, houses: number): Block {
  const { shape, turns } = shapeOf(open);
  const kind = `${shape}${houses}`;
  const down = WASHING[kind];
  return {
    houses: (PLOTS[shape][houses] ?? []).map((plot) => turnPlot(plot, turns)).sort((a, b) => a.y - b.y || a.x - b.x),
    trees: (TREES[kind] ?? []).map(([x, y, radius]) => ({ ...turnPoint(x, y, turns), radius })),
    washing: down === undefined ? null : [turnPoint(35, down, turns), turnPoint(65, down, turns)],
    isDeadEnd: shape === 'D',
  };
}

/** The middle of a house, for the colour's sign and a pizza. */
export const roofMiddle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + (height - 7) / 2 });

const WAYS: Readonly<Record<string, string>> = { N: 'M50 50V0', E: 'M50 50H100', S: 'M50 50V100', W: 'M50 50H0' };
/** The street from the middle to every open side. */
export const streetOf = (open: string): string => [...open].map((side) => WAYS[side]).join('');
