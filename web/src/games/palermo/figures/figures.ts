/** The positions of the gangsters and policemen of a view on the drawing. */

import { CELLS, cellCentre, fieldCentre, fieldsOf } from '../geometry';
import { point, type Point } from '../../../board/points';
import type { PlacedPiece } from '../../../board/motion/motion';
import { discOn } from '../city/houses';
import type { View } from '../view';

export type Kind = 'gangster' | 'policeman';

export interface Figure extends PlacedPiece {
  kind: Kind;
  seat: number;
  /** A field, `start` or `home`. */
  on: string;
  asleep: boolean;
}

const KINDS: readonly Kind[] = ['policeman', 'gangster'];
export const figureKey = (kind: Kind, seat: number): string => `${kind}-${seat}`;
export const isField = (place: string): boolean => place.includes('.');

export const startCell = (view: View): string | null =>
  CELLS.find((cell) => view.cells[cell]!.kind === 'start') ?? null;

/** Rows on the start card: gangsters behind, policemen in front. */
const ROW: Record<Kind, number> = { gangster: -9, policeman: 14 };
const ROOM = 74;
const SMALL = 0.62;

function inRow(centre: Point, kind: Kind, index: number, count: number): Point {
  const gap = Math.min(26, ROOM / count);
  return point(centre.x + (index - (count - 1) / 2) * gap, centre.y + ROW[kind]);
}

/** Two figures on one field: the policeman behind and to the east, the gangster in front. */
const SHARED: Record<Kind, Point> = { gangster: point(-7, 4), policeman: point(9, -5) };

/** At a door with a disc a figure stands aside and is smaller, so that the disc stays visible. */
function besideDisc(view: View, field: string): { by: Point; scale: number } {
  const disc = discOn(view, field);
  if (!disc) return { by: point(0, 0), scale: 1 };
  const { x, y } = fieldCentre(field);
  if (disc.aside) return { by: point(11, 8), scale: 0.66 };
  const away = (from: number, to: number) => Math.sign(Math.round(to - from)) * 7;
  return { by: point(away(disc.at.x, x), away(disc.at.y, y)), scale: 0.85 };
}

export function figuresOf(view: View): Figure[] {
  const cell = startCell(view);
  if (cell === null || view.round === 0) return [];
  const centre = cellCentre(cell);
  const crowd = (kind: Kind) =>
    view.players.flatMap((player, seat) => (isField(player[kind]) || player[kind] === 'none' ? [] : [seat]));
  const crowds: Record<Kind, number[]> = { gangster: crowd('gangster'), policeman: crowd('policeman') };
  const stands = (kind: Kind, field: string) => view.players.some((player) => player[kind] === field);

  const figure = (kind: Kind, seat: number): Figure[] => {
    const player = view.players[seat]!;
    const on = player[kind];
    if (on === 'none') return [];
    const asleep = kind === 'policeman' && isField(on) && !player.active;
    const known = { key: figureKey(kind, seat), kind, seat, on, asleep };
    if (!isField(on)) {
      const row = crowds[kind];
      return [{ ...known, at: inRow(centre, kind, row.indexOf(seat), row.length), scale: SMALL }];
    }
    const field = fieldCentre(on);
    const together = stands('gangster', on) && stands('policeman', on);
    const shared = together ? SHARED[kind] : point(0, 0);
    const { by, scale } = besideDisc(view, on);
    return [
      {
        ...known,
        at: point(field.x + shared.x + by.x, field.y + shared.y + by.y),
        scale: Math.min(scale, together ? 0.75 : 1),
      },
    ];
  };
  return KINDS.flatMap((kind) => view.players.flatMap((_, seat) => figure(kind, seat))).sort(
    (a, b) => a.at.y - b.at.y || a.at.x - b.at.x,
  );
}

/** True if the gangster of this seat is on this field, or on the start card that contains it. */
export function isOwnGangster(view: View, seat: number, field: string): boolean {
  const gangster = view.players[seat]?.gangster;
  const start = startCell(view);
  return gangster === 'start' ? start !== null && fieldsOf(start).includes(field) : gangster === field;
}
