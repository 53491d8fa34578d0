import { expect, test } from 'vitest';
import { focusTarget } from './rovingFocus';

const key = (name: string, more: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { key: name, ...more });

test('arrows lead to the neighbour and stop at the ends', () => {
  expect(focusTarget(key('ArrowDown'), 1, 3)).toBe(2);
  expect(focusTarget(key('ArrowDown'), 2, 3)).toBe(2);
  expect(focusTarget(key('ArrowUp'), 0, 3)).toBe(0);
  expect(focusTarget(key('End'), 0, 3)).toBe(2);
  expect(focusTarget(key('Home'), 2, 3)).toBe(0);
});

test('sideways only where that means nothing else', () => {
  expect(focusTarget(key('ArrowRight'), 0, 3)).toBeNull();
  expect(focusTarget(key('ArrowRight'), 0, 3, true)).toBe(1);
  expect(focusTarget(key('ArrowLeft'), 1, 3, true)).toBe(0);
});

test('other keys lead nowhere, nor do arrows that belong to the browser', () => {
  expect(focusTarget(key('x'), 1, 3)).toBeNull();
  expect(focusTarget(key('ArrowUp', { altKey: true }), 1, 3)).toBeNull();
  expect(focusTarget(key('ArrowUp'), 0, 0)).toBeNull();
});
