import { expect, test } from 'vitest';
import { countedIn, pacesOf, sumsOf } from './finalCount';
import type { Effect } from '../../../board/effects';

const scored = (seat: number, points: number, why: string): Effect => ({ did: 'scored', seat, points, why });
const END: Effect[] = [
  { did: 'began', what: 'over' },
  scored(0, 9, 'delivered'),
  scored(0, -2, 'leftover'),
  scored(1, 7, 'delivered'),
  scored(1, 0, 'leftover'),
];

test('the end is counted reason by reason', () => {
  const rows = countedIn(END, 2);
  expect(rows).toEqual([
    { why: 'delivered', points: [9, 7] },
    { why: 'leftover', points: [-2, 0] },
  ]);
  expect(sumsOf(rows, 2)).toEqual([7, 7]);
});

test('before the end nothing is counted, and nobody has to wait long for the result', () => {
  expect(countedIn([{ did: 'said', seat: 0, what: 'pass' }], 2)).toEqual([]);
  const all = ['delivered', 'versatility', 'experts', 'leftover', 'money'].flatMap((why) =>
    [0, 1, 2, 3].map((seat) => scored(seat, 1, why)),
  );
  expect(pacesOf(countedIn(all, 4), 4).whole).toBeLessThan(5000);
});
