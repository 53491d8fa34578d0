/** Names and places: cells `A1`…`F6`, small fields `r.c`, and their positions on the drawing. */

import { point, square as boxOf, type Box, type Point } from '../../board/points';

export const SIDE = 14;
export const CELLS_A_SIDE = 6;
/** Drawing units: the side of a small field, and the margin around the promenade. */
export const FIELD = 40;
export const MARGIN = 22;
export const BOARD = SIDE * FIELD;
export const WHOLE: Box = { x: -MARGIN, y: -MARGIN, width: BOARD + 2 * MARGIN, height: BOARD + 2 * MARGIN };

export interface Place {
  row: number;
  column: number;
}

export const fieldName = ({ row, column }: Place): string => `${row}.${column}`;
export const cellName = ({ row, column }: Place): string => `${'ABCDEF'[column]}${row + 1}`;

export function fieldPlace(field: string): Place {
  const [row, column] = field.split('.').map(Number);
  return { row: row!, column: column! };
}

export const cellPlace = (cell: string): Place => ({ row: Number(cell[1]) - 1, column: cell.charCodeAt(0) - 65 });

const range = (length: number): number[] => Array.from({ length }, (_, index) => index);
const square = (side: number): Place[][] => range(side).map((row) => range(side).map((column) => ({ row, column })));

export const FIELD_ROWS: readonly string[][] = square(SIDE).map((row) => row.map(fieldName));
export const CELL_ROWS: readonly string[][] = square(CELLS_A_SIDE).map((row) => row.map(cellName));
export const FIELDS: readonly string[] = FIELD_ROWS.flat();
export const CELLS: readonly string[] = CELL_ROWS.flat();

const atEnd = (index: number): boolean => index === 0 || index === SIDE - 1;

export function isRing(field: string): boolean {
  const { row, column } = fieldPlace(field);
  return atEnd(row) || atEnd(column);
}

export function isCorner(field: string): boolean {
  const { row, column } = fieldPlace(field);
  return atEnd(row) && atEnd(column);
}

export const RING: readonly string[] = FIELDS.filter(isRing);
export const CORNERS: readonly string[] = RING.filter(isCorner);

/** The cell that contains a field, or null on the ring. */
export function cellOf(field: string): string | null {
  if (isRing(field)) return null;
  const { row, column } = fieldPlace(field);
  return cellName({ row: (row - 1) >> 1, column: (column - 1) >> 1 });
}

export const CORNER_NAMES = ['NW', 'NE', 'SE', 'SW'] as const;
export type Corner = (typeof CORNER_NAMES)[number];

/** The field at a corner of a cell. Corners count clockwise from the north-west. */
export function cornerField(cell: string, corner: number): string {
  const { row, column } = cellPlace(cell);
  const turn = ((corner % 4) + 4) % 4;
  return fieldName({ row: 2 * row + 1 + (turn >> 1), column: 2 * column + 1 + (turn === 1 || turn === 2 ? 1 : 0) });
}

export const fieldsOf = (cell: string): string[] => range(4).map((corner) => cornerField(cell, corner));
export const cornerOf = (field: string): number => fieldsOf(cellOf(field)!).indexOf(field);

/** A house card and its orientation on a cell. */
export interface Face {
  size: number;
  rotation: number;
  mirrored: boolean;
}
export interface Laid {
  roofs: string[];
  entrance: string;
  /** The roof field behind the door. */
  door: string;
}

/** The fields that the card in hand would cover on a cell. The rules decide whether it may lie there. */
export function printed(cell: string, { size, rotation, mirrored }: Face): Laid {
  const entrance = (2 + rotation) % 4;
  const turn = mirrored ? 1 : -1;
  const roofs = range(size).map((index) => cornerField(cell, entrance + turn * (index + 1)));
  return { roofs, entrance: cornerField(cell, entrance), door: roofs[0]! };
}

export function fieldCorner(field: string): Point {
  const { row, column } = fieldPlace(field);
  return point(column * FIELD, row * FIELD);
}

export function fieldCentre(field: string): Point {
  const { x, y } = fieldCorner(field);
  return point(x + FIELD / 2, y + FIELD / 2);
}

export const cellCorner = (cell: string): Point => fieldCorner(cornerField(cell, 0));

export function cellCentre(cell: string): Point {
  const { x, y } = cellCorner(cell);
  return point(x + FIELD, y + FIELD);
}

export const fieldBox = (field: string): Box => boxOf(fieldCorner(field), FIELD);
export const cellBox = (cell: string): Box => boxOf(cellCorner(cell), 2 * FIELD);
export const boxOfPlace = (place: string): Box => (place.includes('.') ? fieldBox(place) : cellBox(place));

export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDES)[number];
export const STEP: Record<Side, Place> = {
  N: { row: -1, column: 0 },
  E: { row: 0, column: 1 },
  S: { row: 1, column: 0 },
  W: { row: 0, column: -1 },
};

/** The field beyond one side, or null outside the board. */
export function beyond(field: string, side: Side): string | null {
  const { row, column } = fieldPlace(field);
  const next = { row: row + STEP[side].row, column: column + STEP[side].column };
  const inside = (index: number) => index >= 0 && index < SIDE;
  return inside(next.row) && inside(next.column) ? fieldName(next) : null;
}

/** The side of a field on which its neighbour lies. */
export const sideTowards = (field: string, neighbour: string): Side | null =>
  SIDES.find((side) => beyond(field, side) === neighbour) ?? null;

/** A placed house. An L has roofs on both sides of its entrance: the door is in the anticlockwise one. */
export function laidOf({ roofs, entrance }: { roofs: string[]; entrance: string }): Laid {
  const beside = roofs.filter((field) => sideTowards(field, entrance) !== null);
  const door = beside.find((field) => (cornerOf(field) + 1) % 4 === cornerOf(entrance)) ?? beside[0]!;
  return { roofs, entrance, door };
}
