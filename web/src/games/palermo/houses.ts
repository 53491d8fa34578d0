/** The houses of a view, ready to be drawn, and where roofs and streets are. */

import { CELLS, FIELDS, cellOf, laidOf, type Laid } from './geometry';
import { look, type Look } from './life';
import { outline } from './roofs';
import type { HouseCell, PlazaCell, View } from './view';
import type { Point } from '../../board/points';

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
  new Set(CELLS.flatMap((cell) => { const card = view.cells[cell]; return isHouse(card) ? card.roofs : []; }));

/** A house drawn on a cell, whether it stands there or is only being considered. */
export function houseOn(cell: string, laid: Laid, owner: number, collected: boolean, isRoof: (field: string) => boolean): House {
  return { cell, owner, collected, laid, look: look(cell, laid), corners: outline(laid.roofs, isRoof) };
}

export function housesOf(view: View, isRoof: (field: string) => boolean): House[] {
  return CELLS.flatMap((cell) => {
    const card = view.cells[cell];
    return isHouse(card) ? [houseOn(cell, laidOf(card), card.owner, card.collected, isRoof)] : [];
  });
}

export interface Plaza {
  cell: string;
  owner: number;
  entrance: string;
  collected: boolean;
}

export const plazasOf = (view: View): Plaza[] =>
  CELLS.flatMap((cell) => { const card = view.cells[cell]; return isPlaza(card) ? [{ cell, ...card }] : []; });

export const entranceOwner = (view: View, field: string): number | null => {
  const cell = cellOf(field);
  const card = cell === null ? undefined : view.cells[cell];
  return (isHouse(card) || isPlaza(card)) && card.entrance === field && !card.collected ? card.owner : null;
};

/** Street fields of laid cards, without those before a door. */
export function quietStreets(view: View, roofs: ReadonlySet<string>): string[] {
  return FIELDS.filter((field) => {
    const cell = cellOf(field);
    const card = cell === null ? undefined : view.cells[cell];
    return isHouse(card) && !roofs.has(field) && card.entrance !== field;
  });
}
