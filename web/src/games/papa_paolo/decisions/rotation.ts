/** How a city tile lies, and how the large investment tile of two players is turned. */

import { COLOURS, type Colour, type Tile } from '../places';
import type { View } from '../view';

const SIDES = 'NESW';
const SHAPES: Readonly<Record<Tile['shape'], string>> = { D: 'N', I: 'NS', L: 'NE', T: 'NES', X: 'NESW' };

/** The open sides of a tile after so many quarter turns to the right. */
export const openAfter = (shape: Tile['shape'], turns: number): string =>
  [...SIDES].filter((side) => SHAPES[shape].includes(SIDES[(SIDES.indexOf(side) - turns + 400) % 4]!)).join('');

/** How often it has to be turned further until it is open to one of these sets of sides; 0 if to none. */
export function turnsUntil(shape: Tile['shape'], turns: number, ways: readonly string[]): number {
  return [1, 2, 3, 4].find((more) => ways.includes(openAfter(shape, turns + more))) ?? 0;
}

/** The quarters of the large tile, clockwise. */
function quarters(large: View['large']): Colour[] {
  const across = large['gold'] ?? 'green';
  const [one, other] = COLOURS.filter((colour) => colour !== 'gold' && colour !== across);
  return ['gold', one!, across, other!];
}

/** The quarters after so many turns to the right, clockwise from the right one on the own side. */
export function turned(large: View['large'], turns: number): Colour[] {
  const [all, first] = [quarters(large), ((-turns % 4) + 4) % 4];
  return [...all.slice(first), ...all.slice(0, first)];
}

/** The two quarters on the own side after so many turns. */
export const ownSide = (large: View['large'], turns: number): readonly Colour[] => turned(large, turns).slice(0, 2);

/** The next turn with which this colour lies on the own side. */
export const turnedTo = (large: View['large'], turns: number, colour: Colour): number =>
  [1, 2, 3, 4].map((more) => turns + more).find((now) => ownSide(large, now).includes(colour)) ?? turns;
