/** The positions of the city's cells, stalls and coins, in hundredths of a tile. */

import type { Box } from '../../../board/points';
import type { View } from '../view';

const SIDE = 100;
const PITCH = 106;
/** Margins for the stalls at the head of rows and columns and for the coins at their ends. */
const MARGINS = {
  large: { left: 112, top: 88, right: 78, bottom: 70 },
  small: { left: 66, top: 66, right: 56, bottom: 56 },
};

export interface CityMap {
  rows: readonly string[];
  columns: readonly string[];
  left: number;
  top: number;
  width: number;
  height: number;
}

export function cityMap(lines: View['lines'], size: keyof typeof MARGINS): CityMap {
  const names = Object.keys(lines);
  const [rows, columns] = [names.filter((name) => name < 'a'), names.filter((name) => name >= 'a')];
  const { left, top, right, bottom } = MARGINS[size];
  return {
    rows,
    columns,
    left,
    top,
    width: left + columns.length * PITCH + right,
    height: top + rows.length * PITCH + bottom,
  };
}

const isRow = (line: string): boolean => line < 'a';
const across = (map: CityMap, column: string): number => map.left + map.columns.indexOf(column) * PITCH;
const down = (map: CityMap, row: string): number => map.top + map.rows.indexOf(row) * PITCH;

export const cellRows = (map: CityMap): string[][] =>
  map.rows.map((row) => map.columns.map((column) => `${column}${row}`));

export const cellBox = (map: CityMap, cell: string): Box => ({
  x: across(map, cell[0]!),
  y: down(map, cell[1]!),
  width: SIDE,
  height: SIDE,
});

/** The box of a line's coin and its leader. */
export function coinBox(map: CityMap, line: string): Box {
  const [right, bottom] = [map.left + map.columns.length * PITCH, map.top + map.rows.length * PITCH];
  return isRow(line)
    ? { x: right, y: down(map, line) + 8, width: map.width - right - 8, height: SIDE - 16 }
    : { x: across(map, line), y: bottom - 2, width: SIDE, height: map.height - bottom - 4 };
}

/** The box of a stall. Two stalls of one line share its space. */
export function stallBox(map: CityMap, line: string, index: number, count: number): Box {
  if (isRow(line)) {
    const height = SIDE / count;
    return { x: 10, y: down(map, line) + index * height + 1, width: map.left - 20, height: height - 2 };
  }
  const width = SIDE / count;
  return { x: across(map, line) + index * width + 1, y: 10, width: width - 2, height: map.top - 20 };
}

/** The box of a whole line, for a highlight below its tiles. */
export function lineBox(map: CityMap, line: string): Box {
  const [wide, high] = [map.columns.length * PITCH, map.rows.length * PITCH];
  return isRow(line)
    ? { x: map.left - 4, y: down(map, line) - 3, width: wide + (map.width - map.left - wide) - 4, height: PITCH }
    : { x: across(map, line) - 3, y: map.top - 4, width: PITCH, height: high + (map.height - map.top - high) - 4 };
}
