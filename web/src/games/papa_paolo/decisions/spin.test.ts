import { expect, test } from 'vitest';
import { spinning } from './spin';

const at = (degrees: number) => ({
  x: 100 + 50 * Math.cos((degrees * Math.PI) / 180),
  y: 100 + 50 * Math.sin((degrees * Math.PI) / 180),
});

test('a quarter is turned once the hand is nearer to it than to where it began', () => {
  const turned = spinning({ x: 100, y: 100 }, at(0));
  expect([10, 40, 50, 80, 130, 140, 150].map((degrees) => turned(at(degrees)) + 0)).toEqual([0, 0, 1, 0, 0, 1, 0]);
});

test('it turns to the left as well, and past the point where angles begin anew', () => {
  const turned = spinning({ x: 100, y: 100 }, at(170));
  expect([200, 230, 170, 120].map((degrees) => turned(at(degrees)) + 0)).toEqual([0, 1, -1, -1]);
});
