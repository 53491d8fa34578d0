import { expect, test } from 'vitest';
import { pathsByPiece, placedAt, tripFrames, tripDuration } from './motion';
import { point } from '../points';
import type { Effect } from '../effects';

const moved = (what: string, path: string[], seat = 0): Effect => ({ did: 'moved', what, path, seat });

test('several ways of one thing become one, and each thing has its own', () => {
  const paths = pathsByPiece(
    [moved('cat', ['a', 'b']), moved('dog', ['x', 'y']), moved('cat', ['b', 'c', 'd'])],
    ({ what }) => what,
  );
  expect([...paths]).toEqual([
    ['cat', ['a', 'b', 'c', 'd']],
    ['dog', ['x', 'y']],
  ]);
});

test('only what was just laid falls onto the table', () => {
  expect(placedAt([{ did: 'placed', what: 'tile', at: 'B1', seat: 0 }, moved('cat', ['a', 'b'])])).toEqual(
    new Set(['B1']),
  );
});

test('trips take between 150 and 400 milliseconds and end where the thing stands', () => {
  const points = [point(60, 60), point(100, 60), point(140, 60), point(140, 100)];
  expect(tripDuration(points)).toBeGreaterThanOrEqual(150);
  expect(tripDuration(Array.from({ length: 40 }, () => points[0]!))).toBe(400);
  const offsets = tripFrames(points, 1).map(({ offset }) => Number(offset));
  expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
  expect(tripFrames(points, 1).at(-1)).toMatchObject({ offset: 1, transform: 'translate(140px, 100px) scale(1)' });
});
