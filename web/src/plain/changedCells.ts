/** Finds the cells of the plain table that changed between two positions. */

import type { Cell, Section } from '../protocol/messages';

/** Identifies a table by its title and its player. */
function sectionKey({ title: { key, args = {} } }: Section): string {
  return [
    key,
    ...Object.keys(args)
      .filter((name) => name.startsWith('seat'))
      .map((name) => args[name]),
  ].join(' ');
}

/** Identifies a cell by its table, the head of its row, and its column. */
export const cellKey = (section: Section, row: readonly Cell[], column: number): string =>
  JSON.stringify([sectionKey(section), row[0], column]);

function cellTexts(sheet: readonly Section[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const section of sheet) {
    for (const row of section.rows) {
      row.forEach((cell, column) => found.set(cellKey(section, row, column), JSON.stringify(cell)));
    }
  }
  return found;
}

/** The cells of the later sheet that differ from the earlier one. */
export function changedCells(before: readonly Section[], after: readonly Section[]): ReadonlySet<string> {
  const old = cellTexts(before);
  return new Set([...cellTexts(after)].flatMap(([key, cell]) => (old.get(key) === cell ? [] : [key])));
}
