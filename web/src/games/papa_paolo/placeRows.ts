/** The places of each part of the table in rows, as the arrow keys step through them. */

import { cellRows, cityMap } from './city/cityMap';
import { COLOURS, space, stall } from './places';
import { largeStairs, smallStairs } from './piazza/stairs';
import type { View } from './view';

type Rows = readonly (readonly string[])[];

/** The stalls of the columns, then each row between its stalls and its coin, then the coins of the columns. */
export function cityRows(view: View): Rows {
  const map = cityMap(view.lines, 'large');
  const stalls = (lines: readonly string[]) =>
    lines.flatMap((line) => view.lines[line]!.jobs.map((job) => stall(line, job)));
  return [
    stalls(map.columns),
    ...cellRows(map).map((row, n) => [...stalls([map.rows[n]!]), ...row, map.rows[n]!]),
    [...map.columns],
  ];
}

export function piazzaRows(view: View, isLarge: boolean): Rows {
  const { banners, steps, investments } = isLarge ? largeStairs(view) : smallStairs(view);
  return [banners, ...steps, investments].map((row) => row.map(({ place }) => place)).filter((row) => row.length);
}

/** The spaces of a player's tracks. */
export const trackRows = (view: View, seat: number): Rows =>
  COLOURS.map((colour) => (view.printed.tracks[colour] ?? []).map((_, n) => space(seat, colour, n)));
