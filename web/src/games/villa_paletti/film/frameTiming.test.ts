import { expect, test } from 'vitest';
import { Pulse } from './frameTiming';

const TICK = 500 / 30;

/** Feeds frames of one gesture, each with this delay, at this fraction of real time. */
function hear(pulse: Pulse, frames: number, late: (n: number) => number = () => 0, speed = 1): number {
  let at = 0;
  pulse.begin();
  for (let n = 0; n < frames; n += 1) {
    at = Math.max(at, (n * 1000) / 30 / speed + late(n));
    pulse.arrive(Math.round(n * TICK), at);
  }
  return pulse.delay;
}

test('on an even line one is hardly behind, on an uneven one farther, and never too far', () => {
  const pulse = new Pulse(500, 30);
  const even = hear(pulse, 200);
  expect(even).toBeGreaterThanOrEqual(60);
  expect(even).toBeLessThan(75);
  expect(hear(pulse, 200, (n) => (n % 9 === 0 ? 200 : 0))).toBeGreaterThan(200);
  expect(hear(pulse, 200, (n) => (n % 9 === 0 ? 2000 : 0))).toBeLessThanOrEqual(400);
});

test('a line that has got better is trusted again, little by little', () => {
  const pulse = new Pulse(500, 30);
  const uneven = hear(pulse, 200, (n) => (n % 9 === 0 ? 200 : 0));
  const steps: number[] = [];
  let before = uneven;
  for (let n = 0; n < 10; n += 1) {
    const now = hear(pulse, 30);
    steps.push(before - now);
    before = now;
  }
  expect(before).toBeLessThan(80);
  expect(Math.max(...steps)).toBeLessThan(uneven * 0.7);
});

test('a table that simulates at half of real time is slow, but its line is not uneven', () => {
  const pulse = new Pulse(500, 30);
  const delay = hear(pulse, 150, () => 0, 0.5);
  expect(pulse.slow).toBe(true);
  expect(delay).toBeLessThan(110);
  hear(pulse, 150, () => 0, 0.95);
  expect(pulse.slow).toBe(false);
});

test('what is nearly slow is said neither on nor off all the time', () => {
  const pulse = new Pulse(500, 30);
  hear(pulse, 150, () => 0, 0.78);
  expect(pulse.slow).toBe(false);
  const slowed = new Pulse(500, 30);
  hear(slowed, 150, () => 0, 0.6);
  for (let n = 0; n < 150; n += 1)
    slowed.arrive(Math.round((150 + n) * TICK), (150 * 1000) / 18 + (n * 1000) / 30 / 0.78);
  expect(slowed.slow).toBe(true);
});

test('a hand that rests before it does anything is no slow table, nor is one in which little is told', () => {
  const pulse = new Pulse(500, 30);
  for (const at of [0, 2000, 9000]) pulse.arrive(0, at);
  for (let n = 1; n < 90; n += 1) pulse.arrive(Math.round(n * TICK), 9000 + (n * 1000) / 30);
  for (let n = 1; n < 9; n += 1) pulse.arrive(1500 + 500 * n, 12000 + 1000 * n);
  expect(pulse.slow).toBe(false);
  expect(pulse.delay).toBeLessThan(80);
});
