/** Names of places, as the rules use them in effects, hints and refusals.
 *
 * | place           | what is there                                          | what is done there                          |
 * |-----------------|--------------------------------------------------------|---------------------------------------------|
 * | `b3`            | a cell of the city, its tile and pawn                  | `pawn b3`; after the pawn is placed `take` |
 * | `3`, `b`        | the coin of a row or column                            |                                             |
 * | `stall 3 shop`  | the stall of a row or column, for one of its actions   | `sponsor`, `express`, and what leads to `shop`, `build` |
 * | `shop 4`        | this number of pizzas on the counter of the shop       | `shop 4`, `once 4` of the blue tile         |
 * | `supply 5`      | the pizzerias with this price                          | `build 5`, `once 5` of the green tile       |
 * | `piazza c2`     | the delivery tile over a column                        |                                             |
 * | `piazza c2 8`   | a step of the stairs                                   | `bid c2 8`                                  |
 * | `ladder 8`      | an amount that two players may bid                     | `bid 8`                                     |
 * | `offer B3`      | a delivery tile between two players                    | `tile 3`                                    |
 * | `investment GR` | an investment tile, or a quarter of the large one      | `pick GR`, `turn GR …`                      |
 * | `0/1,-2`        | a cell of a seat's district                            | `lay`, `site`, `stock`, `ride`, `drop`      |
 * | `0/GR 2`        | a space of a seat's experience board, from 0           | `track`, where the marker would go          |
 * | `0/investment`  | a seat's investment tile                               | `once`                                      |
 * | `0/delivery`    | a seat's delivery tile                                 |                                             |
 * | `0/start 3`     | a start tile in a seat's hand                          | `keep 3`                                    |
 * | `0/pawns`, `0/pool`, `0/money`, `0/hand` | the things in front of a seat |                                            |
 * | `offer`, `forecast`, `investments`, `supply`, `box` | whole groups       |                                             |
 *
 * Actions without a place have a chip in the main part: `nothing`, `pass`, `decline`, `discard`, `home`, `stop`.
 */

import type { PlaceSelection } from '../../board/input/selection.svelte';
import type { PlayerLastMove } from '../../board/effects';
import type { Fit } from '../../board/input/actionsByPlace';
import type { CellView, CityView, LineView, View } from './view';

export type Colour = CityView['colour'];
export type Job = LineView['jobs'][number];
export type Tile = NonNullable<CellView['tile']>;

export const COLOURS: readonly Colour[] = ['gold', 'blue', 'red', 'green'];
/** The notation of a colour. */
export const CODE: Readonly<Record<Colour, string>> = { gold: 'AU', blue: 'BL', red: 'RD', green: 'GR' };
export const colourNamed = (code: string): Colour => COLOURS.find((colour) => CODE[colour] === code) ?? 'gold';
/** An action has the colour of its track. */
export const COLOUR_OF: Readonly<Record<Job, Colour>> = {
  sponsor: 'gold',
  shop: 'blue',
  express: 'red',
  build: 'green',
};

export const stall = (line: string, job: Job): string => `stall ${line} ${job}`;
export const counter = (pizzas: number): string => `shop ${pizzas}`;
export const pile = (price: number | string): string => `supply ${price}`;
export const column = (number: number): string => `piazza c${number}`;
export const step = (number: number, amount: number): string => `piazza c${number} ${amount}`;
export const rung = (amount: number): string => `ladder ${amount}`;
export const offered = (name: string): string => `offer ${name}`;
export const investment = (colour: Colour): string => `investment ${CODE[colour]}`;
export const spot = (seat: number, x: number, y: number): string => `${seat}/${x},${y}`;
export const space = (seat: number, colour: Colour, number: number): string => `${seat}/${CODE[colour]} ${number}`;
export const before = (seat: number, what: 'delivery' | 'hand' | 'investment' | 'money' | 'pawns' | 'pool'): string =>
  `${seat}/${what}`;
/** The price of the cheapest pizzeria that is left, or of all pizzerias if none is left. */
export const cheapest = (supply: View['supply']): number => {
  const [first = ''] = Object.keys(supply);
  return Number(Object.keys(supply).find((price) => supply[price]! > 0) ?? first);
};
export const startTile = (seat: number, number: number): string => `${seat}/start ${number}`;

/** What a part of the table needs to know about its places. Pressing calls `choosing.choose`, hovering `choosing.preview`. */
export interface Part {
  /** Its rows are the places of this part. */
  choosing: PlaceSelection;
  /** How a place fits the selection. */
  fit: (place: string) => Fit;
  /** The label of a place for screen readers: what is there, and what choosing it would bring. */
  label: (place: string) => string;
  /** The chosen place, whose action waits for Confirm. */
  chosen: string | null;
  /** The chosen place, whose action was refused. */
  refused: string | null;
  lit: readonly string[];
  marked: readonly string[];
  /** The last move of each player. */
  lately: readonly PlayerLastMove[];
  /** Only a picture, in which nothing can be chosen. */
  still?: boolean;
}
