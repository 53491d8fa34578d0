/** The houses of a view, ready for drawing, and the fields of roofs and streets. */

import { CELLS, FIELDS, cellOf, fieldCentre, laidOf, type Laid } from '../geometry';
import { discPoint, look, type Look } from './roofDetails';
import { outline } from './roofs';
import type { HouseCell, PlazaCell, View } from '../view';
import { point, type Point } from '../../../board/points';

export interface House {
  cell: string;
  owner: number;
  collected: boolean;
  laid: Laid;
  look: Look;
  corners: Point[];
}

type Card = View['cells'][string];
const isHouse = (card: Card | undefined): card is HouseCell => card?.kind === 'house';
const isPlaza = (card: Card | undefined): card is PlazaCell => card?.kind === 'plaza';

export const roofFields = (view: View): Set<string> =>
  new Set(
    CELLS.flatMap((cell) => {
      const card = view.cells[cell];
      return isHouse(card) ? card.roofs : [];
    }),
  );

/** A house drawn on a cell: a placed card or a preview. */
export function houseOn(
  cell: string,
  laid: Laid,
  owner: number,
  collected: boolean,
  isRoof: (field: string) => boolean,
): House {
  return { cell, owner, collected, laid, look: look(cell, laid), corners: outline(laid.roofs, isRoof) };
}

export function housesOf(view: View, isRoof: (field: string) => boolean): House[] {
  return CELLS.flatMap((cell) => {
    const card = view.cells[cell];
    return isHouse(card) ? [houseOn(cell, laidOf(card), card.owner, card.collected, isRoof)] : [];
  });
}

/** The discs on plazas that nobody has collected. */
export const plazaDiscs = (view: View): (Disc & { entrance: string })[] =>
  CELLS.flatMap((cell) => {
    const card = view.cells[cell];
    const disc = isPlaza(card) ? discOn(view, card.entrance) : null;
    return disc && isPlaza(card) ? [{ ...disc, entrance: card.entrance }] : [];
  });

export const entranceOwner = (view: View, field: string): number | null => discOn(view, field)?.owner ?? null;

/** Street fields of placed cards, without the fields before a door. */
export function quietStreets(view: View, roofs: ReadonlySet<string>): string[] {
  return FIELDS.filter((field) => {
    const cell = cellOf(field);
    const card = cell === null ? undefined : view.cells[cell];
    return isHouse(card) && !roofs.has(field) && card.entrance !== field;
  });
}

export interface Disc {
  owner: number;
  at: Point;
  /** True if a figure stands on the plaza, so that the disc is drawn aside. */
  aside: boolean;
}

const isOccupied = (view: View, field: string): boolean =>
  view.players.some(({ gangster, policeman }) => gangster === field || policeman === field);

/** The disc that lies at this entrance and its position on the drawing. */
export function discOn(view: View, entrance: string): Disc | null {
  const card = view.cells[cellOf(entrance) ?? ''];
  if ((!isHouse(card) && !isPlaza(card)) || card.entrance !== entrance || card.collected) return null;
  if (isHouse(card)) return { owner: card.owner, at: discPoint(laidOf(card)), aside: false };
  const aside = isOccupied(view, entrance);
  const { x, y } = fieldCentre(entrance);
  return { owner: card.owner, at: aside ? point(x - 10, y - 10) : point(x, y), aside };
}
