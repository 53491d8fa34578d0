/** Which cells of a table in words changed from one moment to the next. */

import type { Cell, Section } from '../protocol/messages';

/** A table by its title: whose it is, not what it counts. */
function sectionKey({ title: { key, args = {} } }: Section): string {
  return [
    key,
    ...Object.keys(args)
      .filter((name) => name.startsWith('seat'))
      .map((name) => args[name]),
  ].join(' ');
}

/** A cell by its table, the head of its row, and its column. */
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

/** The cells of the later sheet that were not so before. */
export function changedCells(before: readonly Section[], after: readonly Section[]): ReadonlySet<string> {
  const old = cellTexts(before);
  return new Set([...cellTexts(after)].flatMap(([key, cell]) => (old.get(key) === cell ? [] : [key])));
}
