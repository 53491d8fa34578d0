import { expect, test } from 'vitest';
import { clampFrame, moveFrame, scaleFrame } from './zoom.svelte';

const WHOLE = { x: -20, y: -10, width: 600, height: 300 };

test('looking closer keeps the point under the fingers in its place, and the shape of the frame', () => {
  const frame = scaleFrame(WHOLE, WHOLE, { x: 280, y: 140 }, 2);
  expect([frame.width, frame.height]).toEqual([300, 150]);
  expect((280 - frame.x) / frame.width).toBeCloseTo((280 - WHOLE.x) / WHOLE.width);
  expect((140 - frame.y) / frame.height).toBeCloseTo((140 - WHOLE.y) / WHOLE.height);
});

test('one never looks past the edge, nor farther than the whole drawing, nor too close', () => {
  expect(scaleFrame(WHOLE, WHOLE, { x: 0, y: 0 }, 0.5)).toEqual(WHOLE);
  expect(scaleFrame(WHOLE, WHOLE, { x: 0, y: 0 }, 100).width).toBe(200);
  const close = scaleFrame(WHOLE, WHOLE, { x: 280, y: 140 }, 2);
  expect(moveFrame(WHOLE, close, { x: 9999, y: 0 }).x).toBe(WHOLE.x);
  expect(clampFrame(WHOLE, { x: 9999, y: 9999, width: 300, height: 150 })).toEqual({
    x: 280,
    y: 140,
    width: 300,
    height: 150,
  });
});
