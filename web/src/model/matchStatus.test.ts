import { expect, test } from 'vitest';
import type { KnownTable } from '../device/seatKeys.svelte';
import type { TableStatus } from '../protocol/messages';
import { isMyTurn, mySeats, myTurnFirst } from './matchStatus';

const known = (id: string, ...seats: (number | null)[]): KnownTable => ({
  id,
  game: 'g',
  mine: seats.map((seat) => ({ seat, token: 'x' })),
  open: [],
  host: null,
  wish: null,
  visited: 0,
});
const glance = (...actors: number[]) => ({ actors, places: null }) as unknown as TableStatus;

test('a seat whose number nobody told us is not waited for', () => {
  expect(mySeats(known('a', 1, null))).toEqual([1]);
  expect([isMyTurn(known('a', 1, null), glance(1)), isMyTurn(known('a', null), glance(1))]).toEqual([true, false]);
});

test('where we are waited for comes first, and otherwise nothing changes its place', () => {
  const tables = [known('a', 0), known('b', 0), known('c', 1)];
  const found = { a: glance(1), b: null, c: glance(1) };
  expect(myTurnFirst(tables, found).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});
