import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GUARD_MS, MisclickGuard } from './misclickGuard.svelte';

let settling: MisclickGuard;
beforeEach(() => {
  vi.useFakeTimers();
  settling = new MisclickGuard();
});
afterEach(() => vi.useRealTimers());

/** Presses and clicks at this point. Returns whether the click counts. */
function click(x: number, y: number): boolean {
  const down = new MouseEvent('pointerdown', { clientX: x, clientY: y, cancelable: true }) as PointerEvent;
  const up = new MouseEvent('click', { clientX: x, clientY: y, detail: 1, cancelable: true });
  settling.onPointerDown(down);
  settling.onClick(up);
  return !up.defaultPrevented;
}
function press(key: string, repeat = false): boolean {
  const event = new KeyboardEvent('keydown', { key, repeat, cancelable: true });
  settling.onKeyDown(event);
  return !event.defaultPrevented;
}

test('a second click in the same spot is not an answer to the next question', () => {
  expect(click(100, 100)).toBe(true);
  settling.start();
  expect(click(104, 98)).toBe(false);
  expect(click(300, 100)).toBe(true);
});

test('a moment later it is, and so is one long after any other', () => {
  click(100, 100);
  settling.start();
  vi.advanceTimersByTime(GUARD_MS - 1);
  expect(click(100, 100)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(click(100, 100)).toBe(true);
});

test('while nothing new is asked, one may click as fast as one likes', () => {
  click(100, 100);
  expect(click(100, 100)).toBe(true);
  expect([press('Enter'), press('Enter'), press(' ')]).toEqual([true, true, true]);
});

test('the first click of all counts', () => {
  settling.start();
  expect(click(5, 5)).toBe(true);
});

test('whoever answers the new question may do so as fast as they like', () => {
  click(5, 5);
  press('Enter');
  settling.start();
  expect([click(300, 100), click(300, 100), click(5, 5)]).toEqual([true, true, true]);
  expect([press(' '), press(' ')]).toEqual([true, true]);
});

test('a key that is still down does nothing again, nor does the same key too soon', () => {
  expect(press('Enter')).toBe(true);
  expect(press('Enter', true)).toBe(false);
  settling.start();
  expect(press('Enter')).toBe(false);
  vi.advanceTimersByTime(GUARD_MS);
  expect(press('Enter')).toBe(true);
});

test('whoever pressed another key in between means it', () => {
  press('Enter');
  settling.start();
  expect([press('Tab'), press('Enter')]).toEqual([true, true]);
});

test('a click that a key made is the key’s business', () => {
  click(100, 100);
  settling.start();
  const byKey = new MouseEvent('click', { clientX: 100, clientY: 100, detail: 0, cancelable: true });
  settling.onClick(byKey);
  expect(byKey.defaultPrevented).toBe(false);
});
