/** Shapes of the posters. Each is one flat path in poster units; y grows downwards. */

type Point = readonly [number, number];

const coordinates = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
export const polygon = (...points: Point[]): string => `M${points.map(coordinates).join('L')}z`;

const interpolate = (from: Point, to: Point, part: number): Point => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
];

export interface HouseSpec {
  x: number;
  /** Height of the eaves. */
  y: number;
  width: number;
  wall: number;
  roof: number;
  /** Index of the colour. */
  ink: number;
  windows?: readonly [number, number];
  chimney?: number;
}

/** A house front without a roof. */
export interface FrontSpec {
  x: number;
  y: number;
  width: number;
  height: number;
  ink: number;
  windows: readonly [number, number];
  balconies?: boolean;
}

export interface HousePaths {
  front: string;
  side: string;
  roof: string;
  roofShade: string;
  tiles: string;
  eaves: string;
  ridge: string;
  windows: { x: number; y: number; width: number; height: number; lit: boolean }[];
}

/** A house with a hipped roof, seen from the front; the light comes from the right. */
export function housePaths({ x, y, width, wall, roof, windows = [0, 0] }: HouseSpec): HousePaths {
  const over = width * 0.045;
  const inset = roof * 0.55;
  const [left, right]: [Point, Point] = [
    [x - over, y],
    [x + width + over, y],
  ];
  const [topLeft, topRight]: [Point, Point] = [
    [x + inset, y - roof],
    [x + width - inset, y - roof],
  ];
  const shadeFoot: Point = [x + inset * 0.75, y];
  return {
    front: polygon([x, y], [x + width, y], [x + width, y + wall], [x, y + wall]),
    side: polygon([x, y], [x + width * 0.16, y], [x + width * 0.16, y + wall], [x, y + wall]),
    roof: polygon(left, right, topRight, topLeft),
    roofShade: polygon(left, shadeFoot, topLeft),
    tiles: tileLines(left, right, topLeft, topRight),
    eaves: eavesPath(left, right),
    ridge: `M${coordinates(topLeft)}L${coordinates(topRight)}`,
    windows: windowPanes(x, y, width, wall, windows),
  };
}

function tileLines(left: Point, right: Point, topLeft: Point, topRight: Point): string {
  const count = Math.round((right[0] - left[0]) / 15);
  return Array.from({ length: count - 1 }, (_, n) => {
    const part = (n + 1) / count;
    return `M${coordinates(interpolate(left, right, part))}L${coordinates(interpolate(topLeft, topRight, part))}`;
  }).join('');
}

/** The round tile ends along the gutter. */
function eavesPath(left: Point, right: Point): string {
  const count = Math.round((right[0] - left[0]) / 15);
  const step = (right[0] - left[0]) / count;
  return `M${coordinates(left)}${`a${(step / 2).toFixed(2)} ${(step / 2.4).toFixed(2)} 0 0 0 ${step.toFixed(2)} 0`.repeat(count)}z`;
}

/** Windows in columns and rows. Some are lit. */
export function windowPanes(
  x: number,
  y: number,
  width: number,
  wall: number,
  [columns, rows]: readonly [number, number],
) {
  const [w, h] = [Math.min(26, (width / Math.max(1, columns)) * 0.34), Math.min(46, (wall / Math.max(1, rows)) * 0.5)];
  return Array.from({ length: columns * rows }, (_, n) => {
    const [column, row] = [n % columns, Math.floor(n / columns)];
    return {
      x: x + (width / columns) * (column + 0.5) - w / 2,
      y: y + 22 + (wall / rows) * row,
      width: w,
      height: h,
      lit: (column * 7 + row * 5 + Math.round(x)) % 3 !== 0,
    };
  });
}

/** A palm leaf: a hanging arc with feathers on its lower side. */
export function frond(angle: number, reach: number): string {
  const turn = (angle * Math.PI) / 180;
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
  const length = reach * (0.74 + 0.26 * Math.abs(dx));
  const tip: Point = [dx * length * 1.05, dy * length * 0.72 + length * (0.2 + 0.36 * Math.abs(dx))];
  const crest: Point = [dx * length * 0.5, dy * length * 1.05 - length * 0.22];
  const along = (part: number): Point =>
    interpolate(interpolate([0, 0], crest, part), interpolate(crest, tip, part), part);
  const teeth = 9;
  const lower = Array.from({ length: teeth }, (_, n) => {
    const part = 1 - (n + 1) / (teeth + 1);
    const [x, y] = along(part);
    const depth = length * 0.2 * Math.sin(Math.PI * Math.min(1, part * 1.05)) + 3;
    return `L${coordinates([x - dx * depth * 0.1, y + depth])}L${coordinates(along(part - 0.045))}`;
  });
  return `M0 0Q${coordinates(crest)} ${coordinates(tip)}${lower.join('')}z`;
}
