import { beforeEach, expect, test } from 'vitest';
import { setTexts } from '../device/i18n.svelte';
import type { AvailableAction } from '../net/matchView';
import { exampleOf, howTyped } from './notationHelp';

const option = (action: string): AvailableAction => ({ action, text: { key: 'told' }, preview: null });
const options = [option('back'), option('pull 90')];

beforeEach(() => setTexts('en', 'game-typing-pull = In degrees.\ngame-typing-place = In millimetres.'));

test('the example is of a kind that the game explains', () => {
  expect(exampleOf('game', options)?.action).toBe('pull 90');
  expect(exampleOf('other', options)?.action).toBe('back');
  expect(exampleOf('game', [])).toBeUndefined();
});

test('a move that was meant so is explained, whenever it may be made; else what may be made now', () => {
  expect(howTyped('game', 'Place 12 b', options)).toBe('In millimetres.');
  expect(howTyped('game', 'xyzzy', options)).toBe('In degrees.');
  expect(howTyped('game', '', options)).toBe('In degrees.');
  expect(howTyped('other', 'pull x', options)).toBe('');
});
