import { expect, test } from 'vitest';
import { aimAt, aimOver, between, distanceFor, eye, turned, wreckOf, type Aim } from './aim';
import { Pace } from './quality';

const NOW: Aim = { azimuth: 1, elevation: 0.3, distance: 900, height: 100, aside: [0, 0] };
const VILLA = { top: 3, storey: 86, wide: 280, carrying: false };
const WIDE = { aspect: 1.6, free: 1 };

test('an upright phone looks from farther away, and so does who has buttons before the villa', () => {
  const extent = { low: 0, high: 350, wide: 280 };
  const desk = distanceFor(extent, 0.26, WIDE);
  expect(distanceFor(extent, 0.26, { aspect: 0.5, free: 1 })).toBeGreaterThan(desk);
  expect(distanceFor(extent, 0.26, { aspect: 1.6, free: 0.7 })).toBeGreaterThan(desk);
});

test('what is carried above the villa is in the picture', () => {
  const [rests, carries] = [false, true].map((carrying) => aimAt('front', { ...VILLA, carrying }, NOW, WIDE));
  expect(carries!.distance).toBeGreaterThan(rests!.distance);
});

test('a level is looked at from the side where one stands', () => {
  const aim = aimAt(2, VILLA, NOW, WIDE);
  expect(aim.azimuth).toBe(1);
  expect(aim.height).toBeGreaterThan(2 * 86);
});

test('one walks the shorter way round, and never under the table', () => {
  const half = between({ ...NOW, azimuth: 3 }, { ...NOW, azimuth: -3 }, 0.5);
  expect(Math.abs(half.azimuth)).toBeCloseTo(Math.PI);
  expect(turned(NOW, 0, -9).elevation).toBeGreaterThan(0);
  expect(eye({ ...NOW, azimuth: 0 })[1]).toBeLessThan(0);
});

test('a slow device is drawn more simply, a fast one finer, and none for ever up and down', () => {
  const passes = (pace: Pace, ms: number) => Array.from({ length: 24 }, () => pace.frame(ms)).at(-1);
  const slow = new Pace('medium');
  expect(passes(slow, 60)).toBe('low');
  const fast = new Pace('medium');
  expect(passes(fast, 8)).toBe('high');
  expect(passes(fast, 50)).toBe('medium');
  expect(passes(fast, 8)).toBe('medium');
  expect(passes(new Pace('medium'), 900)).toBe('medium');
});

test('a wreck is looked at where most of it lies, whatever rolled away', () => {
  const heap = Array.from({ length: 20 }, (_, n) => [200 + (n % 5) * 20, -50 + (n % 4) * 20, 10]);
  const near = wreckOf(heap);
  const rolled = wreckOf([...heap, [900, 900, 5]]);
  expect(rolled.wide).toBeLessThan(1.3 * near.wide);
  const aim = aimOver(near, NOW, WIDE);
  expect([aim.aside[0] > 200, aim.azimuth]).toEqual([true, NOW.azimuth]);
  expect(eye(aim)[2]).toBeGreaterThan(near.high);
});
