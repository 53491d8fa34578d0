/** The positions of the Piazza's steps, banners and investment tiles, as the main part and beside it. */

import type { Box } from '../../../board/points';
import { turned } from '../decisions/rotation';
import { COLOURS, column, investment, offered, rung, step, type Colour } from '../places';
import type { DeliveryTileView, View } from '../view';

export interface Step {
  place: string;
  amount: number;
  column: number;
  /** Counted from the bottom, starting at 1. */
  row: number;
  box: Box;
}
export interface Stairs {
  width: number;
  height: number;
  steps: readonly (readonly Step[])[];
  /** Each delivery tile with its position and the name of its place. */
  banners: readonly { tile: DeliveryTileView; place: string; box: Box; ahead: boolean }[];
  investments: readonly { colour: Colour; place: string; box: Box }[];
  /** The upper and lower end of the stairs. */
  top: number;
  bottom: number;
  /** The height of a step, including its riser. */
  rise: number;
}

const WIDTH = 540;
const NARROWING = 4;

/** The amounts, the highest row first. */
function amounts({ piazza, printed }: View): number[][] {
  if (piazza.length) return piazza;
  const rows = Array.from({ length: Math.ceil(printed.ladder.length / 4) }, (_, n) =>
    printed.ladder.slice(n * 4, n * 4 + 4),
  );
  return rows.reverse();
}

function stepsOf(view: View, top: number, rise: number): Step[][] {
  const rows = amounts(view);
  return rows.map((row, index) => {
    const inset = (rows.length - 1 - index) * NARROWING;
    const wide = (WIDTH - 52 - 2 * inset) / row.length;
    return row.map((amount, n) => ({
      place: view.piazza.length ? step(n + 1, amount) : rung(amount),
      amount,
      column: view.piazza.length ? n + 1 : 0,
      row: rows.length - index,
      box: { x: 26 + inset + n * wide, y: top + index * rise, width: wide, height: rise * 0.8 },
    }));
  });
}

const deliveryTiles = ({ offer, forecast, piazza }: View) => [
  ...offer.map((tile, n) => ({ tile, place: piazza.length ? column(n + 1) : offered(tile.name), ahead: false })),
  ...forecast.map((tile) => ({ tile, place: `forecast ${tile.name}`, ahead: true })),
];

/** The stairs as the main part. */
export function largeStairs(view: View, turns = 0): Stairs {
  const isDuel = !view.piazza.length;
  const [top, rise] = [178, isDuel ? 50 : 45];
  const bottom = top + rise * amounts(view).length;
  const tiles = deliveryTiles(view);
  const pitch = 440 / Math.max(tiles.length, 2);
  const wide = Math.min(116, pitch - 8);
  return {
    width: WIDTH,
    height: isDuel ? 600 : 592,
    steps: stepsOf(view, top, rise),
    banners: tiles.map((one, n) => ({
      ...one,
      box: { x: 50 + n * pitch + (pitch - wide) / 2, y: 70, width: wide, height: 86 },
    })),
    investments: isDuel
      ? quarters(view.large, turns, bottom + 16)
      : COLOURS.map((colour, n) => ({
          colour,
          place: investment(colour),
          box: { x: 16 + n * 129, y: 512, width: 121, height: 70 },
        })),
    top,
    bottom,
    rise,
  };
}

/** The large tile of two players after turning. The player's side is the lower one. */
function quarters(large: View['large'], turns: number, top: number): Stairs['investments'] {
  const CORNERS = [
    [1, 1],
    [0, 1],
    [0, 0],
    [1, 0],
  ] as const;
  return turned(large, turns).map((colour, n) => {
    const [right, down] = CORNERS[n]!;
    return {
      colour,
      place: investment(colour),
      box: { x: 88 + right * 184, y: top + down * 88, width: 180, height: 84 },
    };
  });
}

/** The Piazza while another part is the main one: banners, a few steps, investments. */
export function smallStairs(view: View): Stairs {
  const tiles = deliveryTiles(view);
  const pitch = 380 / Math.max(tiles.length, 2);
  const wide = Math.min(110, pitch - 8);
  return {
    width: WIDTH,
    height: 134,
    steps: [],
    banners: tiles.map((one, n) => ({
      ...one,
      box: { x: 10 + n * pitch + (pitch - wide) / 2, y: 8, width: wide, height: 78 },
    })),
    investments: COLOURS.map((colour, n) => ({
      colour,
      place: investment(colour),
      box: { x: 402 + (n % 2) * 68, y: 10 + Math.floor(n / 2) * 60, width: 60, height: 50 },
    })),
    top: 100,
    bottom: 134,
    rise: 34,
  };
}

/** The step of a bid. */
export const stepOf = (stairs: Stairs, bid: { amount: number; column: number }): Step | undefined =>
  stairs.steps.flat().find(({ amount, column }) => amount === bid.amount && column === bid.column);
