import { expect, test } from 'vitest';
import {
  CELLS,
  CORNERS,
  FIELDS,
  RING,
  beyond,
  cellOf,
  cornerField,
  cornerOf,
  fieldCentre,
  fieldsOf,
  laidOf,
  printed,
  sideTowards,
} from './geometry';

test('there are 36 cells, 196 fields, 52 of them on the promenade, 4 corners', () => {
  expect([CELLS.length, FIELDS.length, RING.length, CORNERS.length]).toEqual([36, 196, 52, 4]);
  expect([CELLS[0], CELLS.at(-1), FIELDS.at(-1)]).toEqual(['A1', 'F6', '13.13']);
});

test('a cell covers four fields, and each of them knows its cell and corner', () => {
  expect(fieldsOf('D3')).toEqual(['5.7', '5.8', '6.8', '6.7']);
  expect(fieldsOf('D3').map(cellOf)).toEqual(['D3', 'D3', 'D3', 'D3']);
  expect(fieldsOf('D3').map(cornerOf)).toEqual([0, 1, 2, 3]);
  expect(cellOf('0.5')).toBeNull();
  expect(cornerField('A1', 6)).toBe('2.2');
});

/** The card as four letters, row by row: roof, entrance, other street. */
function picture(size: number, rotation: number, mirrored = false): string {
  const { roofs, entrance } = printed('A1', { size, rotation, mirrored });
  const letter = (field: string) => (roofs.includes(field) ? '#' : field === entrance ? 'e' : '.');
  return `${letter('1.1')}${letter('1.2')} ${letter('2.1')}${letter('2.2')}`;
}

test('the twelve cards look as printed', () => {
  const pictures = [1, 2, 3].map((size) => [0, 1, 2, 3].map((rotation) => picture(size, rotation)));
  expect(pictures).toEqual([
    ['.# .e', '.. e#', 'e. #.', '#e ..'],
    ['## .e', '.# e#', 'e. ##', '#e #.'],
    ['## #e', '## e#', 'e# ##', '#e ##'],
  ]);
});

test('a mirrored card has its roof on the other side of the entrance', () => {
  expect([picture(1, 0, true), picture(2, 0, true)]).toEqual(['.. #e', '#. #e']);
});

test('the door is between the entrance and the roof beside it, and stays there when the card is laid', () => {
  for (const size of [1, 2, 3])
    for (const rotation of [0, 1, 2, 3])
      for (const mirrored of size < 3 ? [false, true] : [false]) {
        const { door, entrance, roofs } = printed('C4', { size, rotation, mirrored });
        expect(roofs).toContain(door);
        expect(sideTowards(door, entrance)).not.toBeNull();
        expect(laidOf({ roofs: [...roofs].sort(), entrance }).door).toBe(door);
      }
});

test('neighbours end at the edge of the board', () => {
  expect([beyond('0.0', 'N'), beyond('0.0', 'E'), beyond('13.13', 'S')]).toEqual([null, '0.1', null]);
  expect(fieldCentre('1.2')).toEqual({ x: 100, y: 60 });
});
