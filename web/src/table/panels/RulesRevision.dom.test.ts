import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { setTexts } from '../../device/i18n.svelte';
import RulesRevision from './RulesRevision.svelte';

beforeEach(() => setTexts('en', 'download-log = Download the log\nolder-rules = Begun by revision { $revision }'));

const table = {
  id: 't',
  game: 'g',
  revision: 2,
  options: {},
  seats: [],
  hosting: false,
  created: '',
  commitment: 'c',
  seed: null,
};

test('a match of today needs no words', () => {
  render(RulesRevision, { table, newestRevision: 2, isReadOnly: false });
  expect(document.body.textContent?.trim()).toBe('');
});

test('one that goes on by older rules says so', () => {
  render(RulesRevision, { table, newestRevision: 3, isReadOnly: false });
  expect(screen.getByTestId('older-rules').textContent?.replaceAll(/[⁨⁩]/g, '')).toBe('Begun by revision 2');
});

test('one that cannot go on has a log', () => {
  render(RulesRevision, { table, newestRevision: 3, isReadOnly: true });
  expect(screen.getByRole('link', { name: 'Download the log' }).getAttribute('href')).toBe('/api/tables/t/log');
});

test('one that waits for a newer server has none yet', () => {
  render(RulesRevision, { table, newestRevision: 1, isReadOnly: true });
  expect(screen.queryByRole('link')).toBeNull();
});
