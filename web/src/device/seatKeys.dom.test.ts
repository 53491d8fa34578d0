import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  forgetTable,
  moveSeatToLink,
  saveCreated,
  copySeatsToTable,
  saveGame,
  saveOpenSeat,
  markFinished,
  saveSeatNumber,
  saveTokens,
  knownTable,
  knownTables,
  tokensOf,
} from './seatKeys.svelte';
import type { TableCreated } from '../protocol/messages';

const created = (id: string): TableCreated => ({
  table: {
    id,
    game: 'palermo',
    revision: 1,
    options: {},
    seats: [],
    hosting: true,
    created: '',
    commitment: '',
    seed: null,
  },
  host: `host-${id}`,
  mine: [{ seat: 2, token: `mine-${id}` }],
  open: [{ seat: 0, token: `open-${id}` }],
});
const wish = { game: 'palermo', seats: [{ kind: 'me' as const }] };

beforeEach(() => {
  for (const table of knownTables()) forgetTable(table.id);
  localStorage.clear();
});

describe('the keyring', () => {
  test('keeps a laid table with its keys and how it was laid', () => {
    saveCreated(created('t1'), wish);
    const table = knownTable('t1');
    expect(table).toMatchObject({ game: 'palermo', host: 'host-t1', wish });
    expect(tokensOf(table)).toEqual(['mine-t1', 'host-t1']);
    expect(JSON.parse(localStorage.getItem('tavolino-tables') ?? '')).toHaveLength(1);
  });

  test('a seat link adds a key once; its seat is learned from the server', () => {
    saveTokens('t2', ['k']);
    saveTokens('t2', ['k']);
    saveGame('t2', 'palermo');
    saveSeatNumber('t2', 3);
    expect(knownTable('t2')).toMatchObject({ game: 'palermo', mine: [{ seat: 3, token: 'k' }] });
  });

  test('a seat that somebody plays on elsewhere is no longer ours, but its link can be handed out', () => {
    saveCreated(created('t9'), wish);
    moveSeatToLink('t9', 'mine-t9');
    expect(knownTable('t9')).toMatchObject({
      mine: [],
      open: [
        { seat: 0, token: 'open-t9' },
        { seat: 2, token: 'mine-t9' },
      ],
    });
    moveSeatToLink('t9', 'unknown');
    expect(knownTable('t9')?.open).toHaveLength(2);
  });

  test('the new key of a seat replaces the link that opens nothing any more', () => {
    saveCreated(created('t10'), wish);
    saveOpenSeat('t10', { seat: 0, token: 'fresh' });
    expect(knownTable('t10')?.open).toEqual([{ seat: 0, token: 'fresh' }]);
  });

  test('whoever laid the table and opens one of its links knows which seat it is', () => {
    saveCreated(created('t3'), wish);
    saveTokens('t3', ['open-t3']);
    expect(knownTable('t3')?.mine).toEqual([
      { seat: 2, token: 'mine-t3' },
      { seat: 0, token: 'open-t3' },
    ]);
  });

  test('lists what was visited last first, and nothing without a seat of ours', () => {
    vi.useFakeTimers({ now: 1000 });
    saveCreated(created('old'), wish);
    vi.setSystemTime(2000);
    saveCreated(created('new'), wish);
    saveGame('watched', 'palermo');
    vi.useRealTimers();
    expect(knownTables().map((table) => table.id)).toEqual(['new', 'old']);
    forgetTable('new');
    expect(knownTable('new')).toBeNull();
    expect(tokensOf(knownTable('new'))).toEqual([]);
  });

  test('another tab’s tables are not lost', () => {
    saveCreated(created('here'), wish);
    const there = { ...knownTable('here'), id: 'there' };
    localStorage.setItem('tavolino-tables', JSON.stringify([there]));
    saveGame('here', 'palermo');
    expect(knownTable('there')).not.toBeNull();
  });

  test('nonsense in the store is left out', async () => {
    localStorage.setItem('tavolino-tables', '[{"id":5},null,{"id":"x","mine":[],"open":[]}]');
    vi.resetModules();
    const fresh = await import('./seatKeys.svelte');
    expect(fresh.knownTable('x')?.id).toBe('x');
    localStorage.setItem('tavolino-tables', '{broken');
    vi.resetModules();
    expect((await import('./seatKeys.svelte')).knownTables()).toEqual([]);
  });
});

test('the keys of a match are those of the one that follows it', () => {
  saveTokens('first', ['key']);
  copySeatsToTable('first', 'second');
  expect(tokensOf(knownTable('second'))).toEqual(['key']);
  expect(tokensOf(knownTable('first'))).toEqual(['key']);
  copySeatsToTable('unknown', 'third');
  expect(knownTable('third')).toBeNull();
});

describe('of many tables', () => {
  const lay = (many: number, name: string) => {
    for (let number = 0; number < many; number += 1) saveCreated(created(`${name}${number}`), wish);
  };
  const known = (name: string) => knownTables().filter(({ id }) => id.startsWith(name)).length;

  test('no key to a match that goes on is lost', () => {
    saveCreated(created('first'), wish);
    lay(80, 'later');
    expect(tokensOf(knownTable('first'))).toEqual(['mine-first', 'host-first']);
    expect(known('later')).toBe(80);
  });

  test('those that are over go first, and what was only watched', () => {
    saveCreated(created('first'), wish);
    saveGame('watched', 'palermo');
    lay(30, 'over');
    for (const { id } of knownTables()) if (id.startsWith('over')) markFinished(id);
    lay(40, 'later');
    expect([known('first'), known('over'), known('later')]).toEqual([1, 19, 40]);
    expect(knownTable('watched')).toBeNull();
  });

  test('a match that follows one that is over goes on', () => {
    saveCreated(created('before'), wish);
    markFinished('before');
    copySeatsToTable('before', 'after');
    expect([knownTable('before')?.over, knownTable('after')?.over]).toEqual([true, false]);
  });
});
