import { beforeEach, expect, test } from 'vitest';
import { setTexts } from '../device/i18n.svelte';
import type { AvailableAction } from '../net/matchView';
import { exampleAction, notationHelp } from './notationHelp';

const option = (action: string): AvailableAction => ({ action, text: { key: 'told' }, preview: null });
const options = [option('back'), option('pull 90')];

beforeEach(() => setTexts('en', 'game-typing-pull = In degrees.\ngame-typing-place = In millimetres.'));

test('the example is of a kind that the game explains', () => {
  expect(exampleAction('game', options)?.action).toBe('pull 90');
  expect(exampleAction('other', options)?.action).toBe('back');
  expect(exampleAction('game', [])).toBeUndefined();
});

test('a move that was meant so is explained, whenever it may be made; else what may be made now', () => {
  expect(notationHelp('game', 'Place 12 b', options)).toBe('In millimetres.');
  expect(notationHelp('game', 'xyzzy', options)).toBe('In degrees.');
  expect(notationHelp('game', '', options)).toBe('In degrees.');
  expect(notationHelp('other', 'pull x', options)).toBe('');
});
