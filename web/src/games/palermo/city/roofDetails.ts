/** Roof decoration: chimneys, skylights, terraces. It differs from card to card. */

import { randomFrom, pickFrom } from '../../../board/scatter';
import { FIELD, fieldCentre, sideTowards, type Laid, type Side } from '../geometry';
import { middle, point, type Point } from '../../../board/points';

const TERRACES = ['parasol', 'washing', 'pots', 'awning', 'tank'] as const;
export type Terrace = (typeof TERRACES)[number];
export type Thing =
  | { kind: 'chimney' | 'skylight'; at: Point }
  | { kind: 'terrace'; at: Point; with: Terrace; turned: boolean; cloth: number };

export interface Look {
  gabled: boolean;
  tiles: number;
  front: number;
  things: Thing[];
}

const OPPOSITE: Record<Side, Side> = { N: 'S', E: 'W', S: 'N', W: 'E' };
const WAY: Record<Side, Point> = { N: point(0, -1), E: point(1, 0), S: point(0, 1), W: point(-1, 0) };

/** A point in a field at this distance from its centre towards one side. */
export function towards(field: string, side: Side, distance: number): Point {
  const centre = fieldCentre(field);
  return point(centre.x + WAY[side].x * distance, centre.y + WAY[side].y * distance);
}

/** The position of the disc: on the roof, behind the door. */
export function discPoint({ door, entrance }: Laid): Point {
  return towards(door, sideTowards(door, entrance)!, 4);
}

function chimney(cell: string, laid: Laid): Thing {
  const away = OPPOSITE[sideTowards(laid.door, laid.entrance)!];
  const aside = WAY[away].x === 0 ? point(10, 0) : point(0, 9);
  const back = towards(laid.door, away, 12);
  const sign = randomFrom(`${cell} chimney side`) < 0.5 ? 1 : -1;
  return { kind: 'chimney', at: point(back.x + sign * aside.x, back.y + sign * aside.y) };
}

/** At most one decoration for a roof field without a door. */
function onField(seed: string, field: string): Thing[] {
  const centre = fieldCentre(field);
  const roll = randomFrom(`${seed} thing`);
  if (roll < 0.34) {
    const turned = randomFrom(`${seed} turned`) < 0.5;
    return [
      {
        kind: 'terrace',
        at: centre,
        with: pickFrom(`${seed} terrace`, TERRACES),
        turned,
        cloth: Math.floor(randomFrom(`${seed} cloth`) * 3),
      },
    ];
  }
  const corner = point((randomFrom(`${seed} x`) - 0.5) * FIELD * 0.35, (randomFrom(`${seed} y`) - 0.5) * FIELD * 0.35);
  const at = point(centre.x + corner.x, centre.y + corner.y);
  if (roll < 0.6) return [{ kind: 'chimney', at }];
  if (roll < 0.86) return [{ kind: 'skylight', at }];
  return [];
}

export function look(cell: string, laid: Laid): Look {
  const others = laid.roofs.filter((field) => field !== laid.door);
  const things = others.flatMap((field) => onField(`${cell} ${field}`, field));
  const small = randomFrom(`${cell} smoke`) < 0.65 ? [chimney(cell, laid)] : [];
  return {
    gabled: laid.roofs.length > 1 && randomFrom(`${cell} gable`) < 0.45,
    tiles: Math.floor(randomFrom(`${cell} tiles`) * 4),
    front: Math.floor(randomFrom(`${cell} front`) * 3),
    things: [...things, ...small],
  };
}

/** A washing line across a street, from roof to roof. */
export interface Line {
  from: Point;
  to: Point;
  linen: { at: Point; colour: number }[];
}

const ends = (field: string, across: [Side, Side]): [Point, Point] => [
  towards(field, across[0], FIELD / 2 + 2),
  towards(field, across[1], FIELD / 2 + 2),
];

/** Washing lines over narrow streets, but never over a door, where players look for discs. */
export function washingLines(
  streets: readonly string[],
  isRoof: (field: string | null) => boolean,
  neighbours: (field: string, side: Side) => string | null,
): Line[] {
  return streets.flatMap((field) => {
    const across = (
      [
        ['W', 'E'],
        ['N', 'S'],
      ] as [Side, Side][]
    ).find((pair) => pair.every((side) => isRoof(neighbours(field, side))));
    if (!across || randomFrom(`${field} line`) > 0.3) return [];
    const [from, to] = ends(field, across);
    const centre = middle(from, to);
    const linen = [-0.24, 0, 0.24].map((share, index) => ({
      at: point(centre.x + share * (to.x - from.x), centre.y + share * (to.y - from.y)),
      colour: Math.floor(randomFrom(`${field} linen ${index}`) * 3),
    }));
    return [{ from, to, linen }];
  });
}
