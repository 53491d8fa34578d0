import { expect, test } from 'vitest';
import { Notches } from './notches';

const turned = (notches: Notches, deltaY: number, deltaMode = 0, deltaX = 0) =>
  notches.turn({ deltaX, deltaY, deltaMode });

test('a click of the wheel is one notch, in whatever it is counted', () => {
  const notches = new Notches();
  expect([turned(notches, -120), turned(notches, 100), turned(notches, -3, 1), turned(notches, 0, 0, -100)]).toEqual([
    1, -1, 1, 1,
  ]);
});

test('what glides is a notch now and then, and turning back begins anew', () => {
  const notches = new Notches();
  const steps = Array.from({ length: 12 }, () => turned(notches, -10));
  expect(steps.reduce((sum, step) => sum + step)).toBe(2);
  expect(Array.from({ length: 5 }, () => turned(notches, 10)).at(-1)).toBe(-1);
});
