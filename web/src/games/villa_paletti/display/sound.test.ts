import { expect, test } from 'vitest';
import { knock, rough } from './sound';

const even = () => 0.75;
const loudest = (samples: Float32Array) => samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);

test('a knock is short: loud at once, silent soon', () => {
  const made = knock(8000, even);
  expect(loudest(made.slice(0, 80))).toBeGreaterThan(0.2);
  expect(loudest(made.slice(-400))).toBeLessThan(0.05);
});

test('sliding wood has no seam where it begins again', () => {
  let seed = 1;
  const made = rough(8000, () => (seed = (seed * 16807) % 2147483647) / 2147483647);
  const steps = made.slice(1).map((one, n) => Math.abs(one - made[n]!));
  expect(Math.abs(made[0]! - made.at(-1)!)).toBeLessThanOrEqual(2 * loudest(steps));
});
