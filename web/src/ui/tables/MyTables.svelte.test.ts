import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetTable, saveAccountSeats, knownTables } from '../../device/seatKeys.svelte';
import type { TableStatus } from '../../protocol/messages';
import MyTables from './MyTables.svelte';

/** At which tables it is our turn. */
const waiting = new Set<string>();
vi.mock('../../net/api', async (original) => ({
  ...(await original<typeof import('../../net/api')>()),
  fetchTable: async (id: string) =>
    ({ id, seats: [], seed: null, places: null, actors: waiting.has(id) ? [0] : [1] }) as unknown as TableStatus,
}));

/** A busy machine may be slow. */
const until = (is: () => void) => vi.waitFor(is, { timeout: 30_000 });
const links = () =>
  within(screen.getByTestId('continue'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')!.split('/').at(-1));

beforeEach(() => {
  for (const { id } of knownTables()) forgetTable(id);
  localStorage.clear();
  waiting.clear();
  const day = (number: number) => new Date(Date.UTC(2026, 0, 31 - number)).toISOString();
  saveAccountSeats(
    Array.from(
      { length: 25 },
      (_, number) => ({ table: `t${number}`, game: 'g', seat: 0, token: `k${number}`, since: day(number) }) as never,
    ),
  );
});
afterEach(cleanup);

test('where we are waited for comes first, however long ago we were there', async () => {
  waiting.add('t24');
  render(MyTables);
  await until(() => expect(links()).toEqual(['t24', 't0', 't1', 't2', 't3', 't4']));
});

test('all others are a few clicks away', async () => {
  render(MyTables);
  await until(() => expect(links()).toHaveLength(6));
  for (let clicks = 0; clicks < 4; clicks += 1) await fireEvent.click(screen.getByTestId('more-continue'));
  await until(() => expect(links()).toHaveLength(25));
  expect(screen.queryByTestId('more-continue')).toBeNull();
});

test('whoever comes back to the page sees whose turn it is now', async () => {
  render(MyTables);
  await until(() => expect(links()).toHaveLength(6));
  waiting.add('t9');
  await fireEvent(document, new Event('visibilitychange'));
  await until(() => expect(links()[0]).toBe('t9'));
});
