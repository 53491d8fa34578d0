import { expect, test } from 'vitest';
import { commandOf } from './keys';

const press = (key: string, more: Partial<KeyboardEvent> = {}) => ({ key, shiftKey: false, altKey: false, ...more });

test('arrows move a hand at work by a millimetre, five or a quarter', () => {
  expect(commandOf(press('ArrowUp'), true, 1)).toEqual({ does: 'nudge', right: 0, ahead: 1 });
  expect(commandOf(press('ArrowLeft', { shiftKey: true }), true, 1)).toEqual({ does: 'nudge', right: -5, ahead: 0 });
  expect(commandOf(press('ArrowRight', { altKey: true }), true, 1)).toEqual({ does: 'nudge', right: 0.25, ahead: 0 });
  expect(commandOf(press('ArrowUp'), false, 1)).toBeNull();
});

test('figures lead to the levels that there are', () => {
  expect(commandOf(press('2'), false, 2)).toEqual({ does: 'see', sight: 2 });
  expect(commandOf(press('3'), false, 2)).toBeNull();
  expect(commandOf(press('X'), true, 2)).toEqual({ does: 'glass' });
});

test('fingers or hook is chosen before anything is touched', () => {
  expect(commandOf(press('J'), false, 1)).toEqual({ does: 'tool' });
  expect(commandOf(press('j'), true, 1)).toBeNull();
});
