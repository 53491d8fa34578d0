/** Where things are and where things are done, by name: as the rules call them in effects, hints and refusals.
 *
 * | place           | what is there                                          | what is done there                          |
 * |-----------------|--------------------------------------------------------|---------------------------------------------|
 * | `b3`            | a cell of the city, its tile and pawn                  | `pawn b3`; once the pawn stands there `take` |
 * | `3`, `b`        | the coin of a row or column                            |                                             |
 * | `stall 3 shop`  | the stall of a row or column, for one of its actions   | `sponsor`, `express`, and what leads to `shop`, `build` |
 * | `shop 4`        | so many pizzas on the counter of the shop              | `shop 4`, `once 4` of the blue tile         |
 * | `supply 5`      | the pizzerias of this price                            | `build 5`, `once 5` of the green tile       |
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
 * | `0/pawns`, `0/pool`, `0/money`, `0/hand` | what lies before a seat       |                                             |
 * | `offer`, `forecast`, `investments`, `supply`, `box` | whole groups       |                                             |
 *
 * What has no place stands as a chip on the stage: `nothing`, `pass`, `decline`, `discard`, `home`, `stop`.
 */

import type { PlaceSelection } from '../../board/input/selection.svelte';
import type { PlayerLastMove } from '../../board/effects';
import type { Fit } from '../../board/input/actionsByPlace';
import type { CellView, CityView, LineView, View } from './view';

export type Colour = CityView['colour'];
export type Job = LineView['jobs'][number];
export type Tile = NonNullable<CellView['tile']>;

export const COLOURS: readonly Colour[] = ['gold', 'blue', 'red', 'green'];
/** How the notation calls a colour. */
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
/** The price of the cheapest pizzeria that is left, or of all that ever were. */
export const cheapest = (supply: View['supply']): number => {
  const [first = ''] = Object.keys(supply);
  return Number(Object.keys(supply).find((price) => supply[price]! > 0) ?? first);
};
export const startTile = (seat: number, number: number): string => `${seat}/start ${number}`;

/** What a part of the table is told about its places. Pressing is `choosing.choose`, looking is `choosing.look`. */
export interface Part {
  /** Its rows are the places of this part. */
  choosing: PlaceSelection;
  /** How a place suits what is meant now. */
  fit: (place: string) => Fit;
  /** The place read aloud: what is there, and what choosing it would bring. */
  label: (place: string) => string;
  /** What was chosen and waits for Confirm. */
  chosen: string | null;
  /** What was chosen and cannot be. */
  refused: string | null;
  lit: readonly string[];
  marked: readonly string[];
  /** What each player did last. */
  lately: readonly PlayerLastMove[];
  /** Only a picture: nothing can be chosen. */
  still?: boolean;
}
