import { expect, test } from 'vitest';
import { tagPosition } from './tag';
import { point } from '../points';

const ROOM = { width: 400, height: 400 };
const TAG = { width: 120, height: 30 };
const covers = (spot: { x: number; y: number }, at: { x: number; y: number }, reach = 12): boolean =>
  at.x + reach > spot.x &&
  at.x - reach < spot.x + TAG.width &&
  at.y + reach > spot.y &&
  at.y - reach < spot.y + TAG.height;

test('a tag stands above its end, and covers it nowhere', () => {
  const spot = tagPosition(point(200, 200), TAG, ROOM, [], 20);
  expect(spot.y + TAG.height).toBeLessThanOrEqual(180);
  expect(Math.abs(spot.x + TAG.width / 2 - 200)).toBeLessThan(1);
});

test('it covers nothing that it speaks of: then it stands on another side', () => {
  for (const door of [point(200, 165), point(200, 235), point(235, 200), point(165, 200)]) {
    const spot = tagPosition(point(200, 200), TAG, ROOM, [door], 20);
    expect([covers(spot, point(200, 200)), covers(spot, door)]).toEqual([false, false]);
  }
});

test('it stays in the picture, wherever the end is', () => {
  for (const x of [0, 200, 400])
    for (const y of [0, 200, 400]) {
      const spot = tagPosition(point(x, y), TAG, ROOM, [], 20);
      expect(spot.x).toBeGreaterThanOrEqual(0);
      expect(spot.x + TAG.width).toBeLessThanOrEqual(400);
      expect(spot.y).toBeGreaterThanOrEqual(0);
      expect(spot.y + TAG.height).toBeLessThanOrEqual(400);
      expect(covers(spot, point(x, y))).toBe(false);
    }
});
