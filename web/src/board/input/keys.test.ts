import { expect, test } from 'vitest';
import { cursorAfter } from './keys';

const board = (entry: string) => ({
  rows: [
    ['a', 'b', 'c'],
    ['d', 'e'],
  ],
  jumpTargets: ['e', 'a'],
  cursor: entry,
});
const after = (entry: string, key: string, whole = false) => cursorAfter(board(entry), key, whole);

test('arrows go to the neighbour and stop at the edge, also where a row is shorter', () => {
  expect([after('a', 'ArrowRight'), after('a', 'ArrowUp'), after('c', 'ArrowDown'), after('e', 'ArrowRight')]).toEqual([
    'b',
    'a',
    'e',
    'e',
  ]);
});

test('Home and End go to the ends of the row, with Ctrl of the board', () => {
  expect([after('b', 'Home'), after('b', 'End'), after('b', 'End', true), after('e', 'Home', true)]).toEqual([
    'a',
    'c',
    'e',
    'a',
  ]);
});

test('N and P go round what is worth a look', () => {
  expect([after('b', 'n'), after('e', 'n'), after('a', 'N'), after('e', 'p')]).toEqual(['e', 'a', 'e', 'a']);
  expect(cursorAfter({ ...board('b'), jumpTargets: [] }, 'n', false)).toBe('b');
});

test('other keys do not move the cursor', () => {
  expect([after('a', 'Enter'), after('a', 'x')]).toEqual([null, null]);
});
