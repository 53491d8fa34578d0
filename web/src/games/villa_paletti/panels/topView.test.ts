import { expect, test } from 'vitest';
import { CATALOGUE } from '../catalogue';
import { drawnAt, footOf, lies, pathOf, pointAt } from './topView';

test('from the table to the picture and back is where one began', () => {
  const [x, y] = pointAt([12, -7], 0.9, drawnAt([12, -7], 0.9, [30, 41]));
  expect([x, y]).toEqual([expect.closeTo(30), expect.closeTo(41)]);
});

test('what is farther from the eye is higher up', () => {
  expect(drawnAt([0, 0], 0, [0, 10])[1]).toBeLessThan(0);
  expect(drawnAt([0, 0], Math.PI, [0, 10])[1]).toBeGreaterThan(0);
});

test('a foot is as wide as its pillar, and turned with it', () => {
  const thick = footOf(CATALOGUE, 'r5', 5, 0, 0);
  expect(Math.max(...thick.map(([x]) => x))).toBeCloseTo(19);
  expect(footOf(CATALOGUE, 'r4', 0, 0, 0)).toHaveLength(6);
  expect(lies([[1, 0]], 0, 0, Math.PI / 2)[0]).toEqual([expect.closeTo(0), expect.closeTo(1)]);
  expect(
    pathOf(
      [
        [0, 0],
        [1, 2],
      ],
      (corner) => corner,
    ),
  ).toBe('M0.00 0.00L1.00 2.00z');
});
