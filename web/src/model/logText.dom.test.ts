import { afterEach, beforeEach, expect, test } from 'vitest';
import { setTexts } from '../device/i18n.svelte';
import { setNotationShown } from '../device/settings/notation.svelte';
import { questionTextFor, logTextFor } from './logText';

const NAMES = ['Ada'];
const WALKED = { key: 'walked', args: { seat: 0, field: '3.7' } };

beforeEach(() =>
  setTexts(
    'en',
    [
      'walked = { $seat } walks to { $field }.',
      'walked-seen = { $seat } walks on.',
      'walked-sure = Walk to { $field }?',
      'other = Nothing.',
    ].join('\n'),
  ),
);
afterEach(() => setNotationShown(false));

test('whoever sees the board is told no names of places; in words they are needed', () => {
  expect(logTextFor(NAMES, true)(WALKED)).toBe('Ada walks on.');
  expect(logTextFor(NAMES, false)(WALKED)).toBe('Ada walks to 3.7.');
  expect(logTextFor(NAMES, true)({ key: 'other' })).toBe('Nothing.');
});

test('what is to be confirmed is asked, or told as it is seen', () => {
  expect(questionTextFor(NAMES, true)(WALKED)).toBe('Ada walks on.');
  expect(questionTextFor(NAMES, false)(WALKED)).toBe('Walk to 3.7?');
});

test('whoever wants notation is told the names as well', () => {
  setNotationShown(true);
  expect(logTextFor(NAMES, true)(WALKED)).toBe('Ada walks to 3.7.');
  expect(questionTextFor(NAMES, true)(WALKED)).toBe('Walk to 3.7?');
});
