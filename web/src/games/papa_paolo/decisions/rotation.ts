/** Rotation of city tiles and of the large investment tile for two players. */

import { COLOURS, type Colour, type Tile } from '../places';
import type { View } from '../view';

const SIDES = 'NESW';
const SHAPES: Readonly<Record<Tile['shape'], string>> = { D: 'N', I: 'NS', L: 'NE', T: 'NES', X: 'NESW' };

/** The open sides of a tile after this number of quarter turns to the right. */
export const openAfter = (shape: Tile['shape'], turns: number): string =>
  [...SIDES].filter((side) => SHAPES[shape].includes(SIDES[(SIDES.indexOf(side) - turns + 400) % 4]!)).join('');

/** Number of further turns until the open sides are one of these sets, or 0 if they never are. */
export function turnsUntil(shape: Tile['shape'], turns: number, ways: readonly string[]): number {
  return [1, 2, 3, 4].find((more) => ways.includes(openAfter(shape, turns + more))) ?? 0;
}

/** The quarters of the large tile, clockwise. */
function quarters(large: View['large']): Colour[] {
  const across = large['gold'] ?? 'green';
  const [one, other] = COLOURS.filter((colour) => colour !== 'gold' && colour !== across);
  return ['gold', one!, across, other!];
}

/** The quarters after turning to the right, clockwise from the right one on the player's side. */
export function turned(large: View['large'], turns: number): Colour[] {
  const [all, first] = [quarters(large), ((-turns % 4) + 4) % 4];
  return [...all.slice(first), ...all.slice(0, first)];
}

/** The two quarters on the player's side after this number of turns. */
export const ownSide = (large: View['large'], turns: number): readonly Colour[] => turned(large, turns).slice(0, 2);

/** The next number of turns with which this colour is on the player's side. */
export const turnedTo = (large: View['large'], turns: number, colour: Colour): number =>
  [1, 2, 3, 4].map((more) => turns + more).find((now) => ownSide(large, now).includes(colour)) ?? turns;
