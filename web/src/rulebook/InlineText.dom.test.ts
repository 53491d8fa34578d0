import { render } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { setTexts } from '../device/i18n.svelte';
import { parseInline } from './markdown';
import InlineText from './InlineText.svelte';

const shown = (text: string): string =>
  render(InlineText, { inlines: parseInline(text), onrule: () => undefined }).container.textContent ?? '';

const FRENCH = '*Pas de cours* : toutes les rues ; « et la place » ?';

beforeEach(() => setTexts('fr', ''));

test('in a French rulebook no line begins with a sign that has a space before it', () => {
  expect(shown(FRENCH)).toBe('Pas de cours\u00a0: toutes les rues\u00a0; «\u00a0et la place\u00a0»\u00a0?');
});

test('code is left as it is, and so is every other language', () => {
  expect(shown('`a : b`')).toBe('a : b');
  setTexts('de', '');
  expect(shown('Stadt : Land')).toBe('Stadt : Land');
});
