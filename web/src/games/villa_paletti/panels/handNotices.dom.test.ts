import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { CATALOGUE } from '../catalogue';
import type { HandSeen } from '../film/frames';
import type { Task } from '../hand/gesture.svelte';
import HandNotices from './HandNotices.svelte';
import { sentencesOf, signOf } from './handNotices';
import { setTexts } from '../../../device/i18n.svelte';
import texts from '../../../../../src/tavolino/games/villa_paletti/texts/board/en.ftl?raw';

beforeAll(() => setTexts('en', texts));
afterEach(() => vi.useRealTimers());

const HAND: HandSeen = { at: [0, 0, 0], tool: 'fingers', piece: 3, house: false, opening: false, seat: 1, seconds: 99 };
const HOUSE: HandSeen = { ...HAND, house: true };
const told = (
  hand: HandSeen | null,
  frozen: boolean,
  { slow = false, returns = false, seat = 0, taken = null as Task | null } = {},
) => sentencesOf({ hand, frozen, returns, slow, taken }, CATALOGUE, seat, ['Anna', 'Bruno']);
const said = (...of: Parameters<typeof told>) => told(...of).map(({ words }) => words);

test('a hand at work needs no sign; a silent one is frozen, and one that the table leads is the table’s', () => {
  expect([signOf(HAND, false), signOf(HAND, true), signOf(HOUSE, true), signOf(null, true)]).toEqual([
    null,
    'frozen',
    'table',
    null,
  ]);
  expect(said(HAND, false)).toEqual([]);
});

test('onlookers hear whose hand it is, its owner that it is their own', () => {
  expect(said(HAND, true)[0]).toContain('Bruno has a frozen hand');
  expect(said(HAND, true, { seat: 1 })[0]).toContain('your hand');
  expect(said(HOUSE, true, { seat: 1, returns: true })[0]).toContain('your time is up: the table puts the pillar back');
});

test('what the table does is told: back with the pillar, down with it, away with the floor', () => {
  expect(said(HOUSE, false, { returns: true })[0]).toContain('the table puts the pillar back');
  expect(said(HOUSE, false)[0]).toContain('the table sets the pillar down');
  expect(said({ ...HOUSE, piece: CATALOGUE.first_floor }, false)[0]).toContain('the table takes the floor away');
});

test('a slow table says so, also beside a hand', () => {
  expect(said(null, false, { slow: true })).toHaveLength(1);
  expect(said(HAND, true, { slow: true })).toHaveLength(2);
});

test('whoever did not look when the table took over hears it of their own hand', () => {
  expect(said(null, false, { taken: 'lay' })[0]).toContain('your time is up: the table takes the floor away');
});

test('that the table took over can still be read when it is done, and then goes', async () => {
  vi.useFakeTimers();
  const { rerender } = render(HandNotices, { props: { signs: told(HOUSE, false), trouble: '' } });
  await rerender({ signs: [], trouble: '' });
  expect(screen.getByRole('status').textContent).toContain('the table sets the pillar down');
  expect(screen.getByRole('status').children).toHaveLength(1);
  vi.advanceTimersByTime(60_000);
  await tick();
  expect(screen.getByRole('status').textContent?.trim()).toBe('');
});

test('what is said of a frozen hand goes when it moves', async () => {
  const { rerender } = render(HandNotices, { props: { signs: told(HAND, true), trouble: 'It would stick out.' } });
  expect(screen.getByRole('status').children).toHaveLength(2);
  await rerender({ signs: [], trouble: '' });
  expect(screen.getByRole('status').children).toHaveLength(0);
});
