/** The villa of the poster: leaning floors of irregular outline on round pillars. */

type Polar = readonly [number, number];
type Ink = 'red' | 'yellow' | 'blue' | 'green';

/** Vertical scale of floors, for the perspective. */
const VERTICAL_SCALE = 0.27;
const STOREY_HEIGHT = 112;
const FLOOR_THICKNESS = 13;
export const BASE_POINT: readonly [number, number] = [366, 872];

const OUTLINES: readonly (readonly Polar[])[] = [
  [
    [0, 206],
    [30, 214],
    [60, 220],
    [90, 216],
    [120, 196],
    [150, 150],
    [180, 110],
    [210, 146],
    [240, 192],
    [270, 214],
    [300, 220],
    [330, 212],
  ],
  [
    [0, 186],
    [38, 152],
    [75, 104],
    [112, 150],
    [150, 176],
    [192, 122],
    [232, 112],
    [272, 158],
    [318, 154],
  ],
  [
    [0, 158],
    [45, 110],
    [90, 76],
    [135, 112],
    [180, 152],
    [225, 130],
    [270, 108],
    [315, 130],
  ],
  [
    [0, 128],
    [45, 88],
    [90, 74],
    [140, 110],
    [190, 106],
    [235, 70],
    [290, 96],
  ],
  [
    [0, 94],
    [60, 72],
    [120, 90],
    [180, 68],
    [240, 88],
    [300, 72],
  ],
];
const FLOOR_INKS = ['blue', 'green', 'yellow', 'orange', 'red'] as const;
/** Offset of each floor, and its tilt. */
const FLOOR_OFFSETS = [0, 9, 4, 22, 30, 46];
const FLOOR_TILTS = [0.6, -1.2, 1.8, -1.4, 3.2];

/** The blue floor has a bay beyond this distance to the left. */
const BAY_OFFSET = 140;

/** Pillars of each level: distance to the right, distance to the front, half the width, colour. */
const PILLARS: readonly (readonly (readonly [number, number, number, Ink])[])[] = [
  [
    [-40, -120, 15, 'yellow'],
    [96, -104, 15, 'blue'],
    [-168, 24, 24, 'green'],
    [158, 20, 19, 'red'],
    [-54, 96, 15, 'blue'],
    [84, 116, 24, 'yellow'],
  ],
  [
    [20, -96, 19, 'red'],
    [-66, -62, 15, 'yellow'],
    [138, -12, 15, 'green'],
    [-30, 84, 15, 'blue'],
    [74, 76, 15, 'red'],
  ],
  [
    [-92, -8, 19, 'blue'],
    [112, 0, 24, 'red'],
    [14, 54, 15, 'yellow'],
  ],
  [
    [-70, 10, 15, 'green'],
    [84, -8, 15, 'yellow'],
    [22, 44, 15, 'red'],
  ],
  [
    [-34, 8, 15, 'blue'],
    [58, -6, 19, 'green'],
    [20, 40, 15, 'yellow'],
  ],
  [
    [-26, -6, 15, 'red'],
    [34, 10, 24, 'blue'],
  ],
];

export interface DrawnPillar {
  x: number;
  y: number;
  half: number;
  height: number;
  ink: Ink;
  /** Not covered by a floor. */
  isUncovered: boolean;
}

export interface Storey {
  pillars: DrawnPillar[];
  /** The floor on the pillars; none on the last ones. */
  floor: { ink: (typeof FLOOR_INKS)[number]; outline: string; x: number; y: number; tip: number } | null;
}

/** A smooth closed curve through points. */
function curve(points: readonly (readonly [number, number])[]): string {
  const at = (n: number) => points[(n + points.length) % points.length]!;
  const arcs = points.map((_, n) => {
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [at(n - 1), at(n), at(n + 1), at(n + 2)];
    const ends = [bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6, cx, cy];
    return `C${ends.map((end) => end.toFixed(1)).join(' ')}`;
  });
  return `M${at(0)[0].toFixed(1)} ${at(0)[1].toFixed(1)}${arcs.join('')}z`;
}

const outline = (corners: readonly Polar[]): string =>
  curve(
    corners.map(([degrees, radius]) => {
      const turn = (degrees * Math.PI) / 180;
      return [radius * Math.cos(turn), radius * Math.sin(turn) * VERTICAL_SCALE];
    }),
  );

/** All storeys from the ground up; farther pillars come first. */
export const STOREYS: readonly Storey[] = PILLARS.map((stood, level) => {
  const [x, y] = [BASE_POINT[0] + FLOOR_OFFSETS[level]!, BASE_POINT[1] - level * STOREY_HEIGHT];
  const corners = OUTLINES[level];
  const pillars = stood.map(([right, near, half, ink]) => ({
    x: x + right,
    y: y + near * VERTICAL_SCALE,
    half,
    ink,
    height: STOREY_HEIGHT - FLOOR_THICKNESS / 2,
    isUncovered: !corners || -right > BAY_OFFSET,
  }));
  if (!corners) return { pillars, floor: null };
  const lies = { x: BASE_POINT[0] + FLOOR_OFFSETS[level + 1]!, y: y - STOREY_HEIGHT, tip: FLOOR_TILTS[level]! };
  return { pillars, floor: { ink: FLOOR_INKS[level]!, outline: outline(corners), ...lies } };
});

/** Offsets of the thin copies that draw the edge of a floor. */
export const EDGE_OFFSETS: readonly number[] = Array.from({ length: FLOOR_THICKNESS }, (_, n) => FLOOR_THICKNESS - n);
