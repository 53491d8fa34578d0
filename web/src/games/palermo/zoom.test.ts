import { expect, test } from 'vitest';
import { EVERYTHING, kept, moved, scaled } from './zoom.svelte';

test('looking closer keeps the point under the fingers in its place', () => {
  const frame = scaled(EVERYTHING, { x: 280, y: 280 }, 2);
  expect(frame.width).toBe(EVERYTHING.width / 2);
  expect((280 - frame.x) / frame.width).toBeCloseTo((280 - EVERYTHING.x) / EVERYTHING.width);
});

test('one never looks past the edge, nor farther than the whole city, nor too close', () => {
  expect(scaled(EVERYTHING, { x: 0, y: 0 }, 0.5)).toEqual(EVERYTHING);
  expect(scaled(EVERYTHING, { x: 0, y: 0 }, 100).width).toBe(EVERYTHING.width / 3);
  const close = scaled(EVERYTHING, { x: 280, y: 280 }, 2);
  expect(moved(close, { x: 9999, y: 0 }).x).toBe(EVERYTHING.x);
  expect(kept({ x: 9999, y: 9999, width: 300 })).toEqual({ x: EVERYTHING.x + EVERYTHING.width - 300, y: EVERYTHING.y + EVERYTHING.width - 300, width: 300 });
});
