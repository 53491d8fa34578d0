import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import PlaceLabels from './PlaceLabels.svelte';
import { CELLS, FIELDS } from '../geometry';

test.each([true, false])(
  'every place is named by its column and row, and no two alike, whatever is played (building: %s)',
  (onCells) => {
    const { container } = render(PlaceLabels, { onCells });
    const said = (which: string) =>
      [...container.querySelectorAll(`[data-${which}]`)].map(({ textContent }) => textContent ?? '');
    const [columns, rows] = [said('column'), said('row')];
    expect(new Set([...columns, ...rows]).size).toBe(columns.length + rows.length);
    const cells = columns.slice(0, 6).flatMap((column) => rows.slice(0, 6).map((row) => column + row));
    const fields = rows.slice(6).flatMap((row) => columns.slice(6).map((column) => row.slice(0, -1) + column));
    expect(cells.sort()).toEqual([...CELLS].sort());
    expect(fields.sort()).toEqual([...FIELDS].sort());
  },
);
