/** Roof shapes from sets of fields: one outline per house, its slopes and its shadow. */

import { FIELD, beyond, fieldCorner, fieldPlace, type Side } from '../geometry';
import { closed, middle, point, type Point } from '../../../board/points';

/** Distance between a roof and the street. A roof reaches the edge where it meets another roof. */
export const EAVES = 4;
/** The offset of a house's shadow from its roof: a low sun in the west-north-west. */
export const SHADOW: Point = { x: 17, y: 10 };
/** Visible height of a front below its roof. */
export const FRONT = 6;

interface Edge {
  side: Side;
  from: Point;
  to: Point;
  /** The coordinate of the edge's line: x of a vertical edge, y of a horizontal one. */
  line: number;
}

const NEXT_CORNER: Record<Side, [Point, Point]> = {
  N: [point(0, 0), point(FIELD, 0)],
  E: [point(FIELD, 0), point(FIELD, FIELD)],
  S: [point(FIELD, FIELD), point(0, FIELD)],
  W: [point(0, FIELD), point(0, 0)],
};
const INWARD: Record<Side, number> = { N: 1, E: -1, S: -1, W: 1 };
const isLevel = (side: Side): boolean => side === 'N' || side === 'S';
const shifted = (a: Point, b: Point): Point => point(a.x + b.x, a.y + b.y);
const same = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

function edgesOf(field: string, own: ReadonlySet<string>, isRoof: (field: string) => boolean): Edge[] {
  const corner = fieldCorner(field);
  return (['N', 'E', 'S', 'W'] as const).flatMap((side) => {
    const neighbour = beyond(field, side);
    if (neighbour !== null && own.has(neighbour)) return [];
    const [from, to] = NEXT_CORNER[side].map((end) => shifted(corner, end)) as [Point, Point];
    const inset = neighbour !== null && isRoof(neighbour) ? 0 : EAVES * INWARD[side];
    return [{ side, from, to, line: (isLevel(side) ? from.y : from.x) + inset }];
  });
}

/** The edges in clockwise order around the house. */
function walkRound(edges: Edge[]): Edge[] {
  const left = [...edges];
  const walk = [left.shift()!];
  while (left.length) {
    const end = walk.at(-1)!.to;
    walk.push(
      left.splice(
        left.findIndex((edge) => same(edge.from, end)),
        1,
      )[0]!,
    );
  }
  return walk;
}

function turn(edge: Edge, next: Edge): Point[] {
  if (isLevel(edge.side) !== isLevel(next.side))
    return isLevel(edge.side) ? [point(next.line, edge.line)] : [point(edge.line, next.line)];
  if (edge.line === next.line) return [];
  return isLevel(edge.side)
    ? [point(edge.to.x, edge.line), point(edge.to.x, next.line)]
    : [point(edge.line, edge.to.y), point(next.line, edge.to.y)];
}

/** The corners of a house's roof, clockwise. `isRoof` says where another roof adjoins. */
export function outline(roofs: readonly string[], isRoof: (field: string) => boolean): Point[] {
  const own = new Set(roofs);
  const walk = walkRound(roofs.flatMap((field) => edgesOf(field, own, isRoof)));
  return walk.flatMap((edge, index) => turn(edge, walk[(index + 1) % walk.length]!));
}

/** One slope of a roof and the direction that it faces. */
export interface Slope {
  faces: Side;
  corners: Point[];
}
export interface RoofShape {
  outline: string;
  slopes: { faces: Side; path: string }[];
  /** Ridges and hips as lines. */
  ridges: [Point, Point][];
}

interface Box {
  west: number;
  north: number;
  east: number;
  south: number;
}

const boxOf = (corners: readonly Point[]): Box => ({
  west: Math.min(...corners.map(({ x }) => x)),
  east: Math.max(...corners.map(({ x }) => x)),
  north: Math.min(...corners.map(({ y }) => y)),
  south: Math.max(...corners.map(({ y }) => y)),
});

/** A roof over a rectangle. A gabled roof has no slopes at the ends of its ridge. */
function straightRoof({ west, north, east, south }: Box, gabled: boolean): { slopes: Slope[]; ridge: Point[] } {
  const nw = point(west, north);
  const ne = point(east, north);
  const se = point(east, south);
  const sw = point(west, south);
  const level = east - west >= south - north;
  const hip = gabled ? 0 : Math.min(east - west, south - north) / 2;
  const [first, last] = level
    ? [shifted(middle(nw, sw), point(hip, 0)), shifted(middle(ne, se), point(-hip, 0))]
    : [shifted(middle(nw, ne), point(0, hip)), shifted(middle(sw, se), point(0, -hip))];
  const slopes: Slope[] = level
    ? [
        { faces: 'N', corners: [nw, ne, last, first] },
        { faces: 'S', corners: [se, sw, first, last] },
        { faces: 'W', corners: [sw, nw, first] },
        { faces: 'E', corners: [ne, se, last] },
      ]
    : [
        { faces: 'W', corners: [sw, nw, first, last] },
        { faces: 'E', corners: [ne, se, last, first] },
        { faces: 'N', corners: [nw, ne, first] },
        { faces: 'S', corners: [se, sw, last] },
      ];
  return { slopes: gabled ? slopes.slice(0, 2) : slopes, ridge: [first, last] };
}

/** The field of an L that touches both others. */
function knee(roofs: readonly string[]): string {
  const beside = (field: string) =>
    roofs.filter((other) => (['N', 'E', 'S', 'W'] as const).some((side) => beyond(field, side) === other));
  return roofs.find((field) => beside(field).length === 2)!;
}

/** A roof over an L: two wings that meet in a hip outside and a valley inside. */
function bentRoof(
  roofs: readonly string[],
  corners: readonly Point[],
  gabled: boolean,
): { slopes: Slope[]; ridge: Point[] } {
  const box = boxOf(corners);
  const bend = knee(roofs);
  const place = fieldPlace(bend);
  const wing = roofs.find((field) => field !== bend && fieldPlace(field).row === place.row)!;
  const tower = roofs.find((field) => field !== bend && fieldPlace(field).column === place.column)!;
  const eastward = fieldPlace(wing).column > place.column;
  const southward = fieldPlace(tower).row > place.row;
  const outer = point(eastward ? box.west : box.east, southward ? box.north : box.south);
  const far = point(eastward ? box.east : box.west, southward ? box.south : box.north);
  const seam = fieldCorner(bend);
  const inner = point(seam.x + (eastward ? FIELD - EAVES : EAVES), seam.y + (southward ? FIELD - EAVES : EAVES));
  const ridge = middle(outer, inner);
  const hipX = gabled ? 0 : (Math.abs(inner.y - outer.y) / 2) * (eastward ? 1 : -1);
  const hipY = gabled ? 0 : (Math.abs(inner.x - outer.x) / 2) * (southward ? 1 : -1);
  const wingEnd = point(far.x - hipX, ridge.y);
  const towerEnd = point(ridge.x, far.y - hipY);
  const [level, upright]: [[Side, Side], [Side, Side]] = [
    southward ? ['N', 'S'] : ['S', 'N'],
    eastward ? ['W', 'E'] : ['E', 'W'],
  ];
  const slopes: Slope[] = [
    { faces: level[0], corners: [outer, point(far.x, outer.y), wingEnd, ridge] },
    { faces: level[1], corners: [point(far.x, inner.y), inner, ridge, wingEnd] },
    { faces: upright[0], corners: [outer, point(outer.x, far.y), towerEnd, ridge] },
    { faces: upright[1], corners: [point(inner.x, far.y), inner, ridge, towerEnd] },
    { faces: upright[1], corners: [point(far.x, outer.y), point(far.x, inner.y), wingEnd] },
    { faces: level[1], corners: [point(outer.x, far.y), point(inner.x, far.y), towerEnd] },
  ];
  return { slopes: gabled ? slopes.slice(0, 4) : slopes, ridge: [wingEnd, ridge, towerEnd] };
}

const pairs = (points: readonly Point[]): [Point, Point][] => points.slice(1).map((to, index) => [points[index]!, to]);

export function roofShape(roofs: readonly string[], isRoof: (field: string) => boolean, gabled: boolean): RoofShape {
  const corners = outline(roofs, isRoof);
  const { slopes, ridge } =
    roofs.length === 3 ? bentRoof(roofs, corners, gabled) : straightRoof(boxOf(corners), gabled);
  return {
    outline: closed(corners),
    slopes: slopes.map(({ faces, corners: slope }) => ({ faces, path: closed(slope) })),
    ridges: pairs(ridge),
  };
}

/** The lines on which windows are drawn: along the edges that face south. */
export const fronts = (corners: readonly Point[]): [Point, Point][] =>
  pairs([...corners, corners[0]!])
    .filter(([from, to]) => to.x < from.x)
    .map(([from, to]) => [point(to.x + 4, to.y + FRONT / 2), point(from.x - 4, from.y + FRONT / 2)]);

/** The area that a shape covers when it moves along a vector: its shadow, or the fronts below it. */
export function drawnOut(corners: readonly Point[], way: Point): string {
  const ends = corners.map((corner) => shifted(corner, way));
  const bands = corners.map((corner, index) => {
    const next = (index + 1) % corners.length;
    return clockwise([corner, corners[next]!, ends[next]!, ends[index]!]);
  });
  return [corners, ends, ...bands].map((shape) => closed(shape)).join('');
}

/** Puts the corners in clockwise order: overlapping shapes of mixed orientation would leave holes in a filled path. */
function clockwise(corners: Point[]): Point[] {
  const area = corners.reduce((sum, { x, y }, index) => {
    const next = corners[(index + 1) % corners.length]!;
    return sum + x * next.y - next.x * y;
  }, 0);
  return area < 0 ? corners.reverse() : corners;
}
