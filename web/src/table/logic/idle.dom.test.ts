import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Idle } from './idle.svelte';

let running: { playState: string; effect: { getComputedTiming: () => { iterations: number } } }[];
let idle: Idle;
const animation = (iterations: number) => ({
  playState: 'running',
  effect: { getComputedTiming: () => ({ iterations }) },
});

beforeEach(() => {
  vi.useFakeTimers();
  running = [];
  document.getAnimations = () => running as unknown as Animation[];
  idle = new Idle();
});
afterEach(() => {
  idle.close();
  vi.useRealTimers();
});

test('is not reached while a message is under way', () => {
  idle.watch(false);
  vi.advanceTimersByTime(1_000);
  expect(idle.isIdle).toBe(false);
});

test('is reached once nothing moves any more', () => {
  running = [animation(1)];
  idle.watch(true);
  vi.advanceTimersByTime(200);
  expect(idle.isIdle).toBe(false);
  running = [];
  vi.advanceTimersByTime(200);
  expect(idle.isIdle).toBe(true);
});

test('what beckons for ever is no motion, and something new begins anew', () => {
  running = [animation(Infinity)];
  idle.watch(true);
  vi.advanceTimersByTime(200);
  expect(idle.isIdle).toBe(true);
  idle.watch(true);
  expect(idle.isIdle).toBe(false);
});
