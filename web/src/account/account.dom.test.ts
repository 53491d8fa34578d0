import { beforeEach, expect, test, vi } from 'vitest';
import type { AccountRequest, AccountSeat, AccountReply, Account } from '../protocol/messages';

const said: AccountRequest[] = [];
let known: Account;
let answering: Promise<void> = Promise.resolve();
const told = (): AccountReply => ({ you: known, link: null });

vi.mock('../net/api', async (original) => ({
  ...(await original<object>()),
  fetchAccount: async () => told(),
  requestAccount: async (one: AccountRequest) => {
    said.push(one);
    await answering;
    return one.t === 'sign_out' ? { you: null, link: null } : told();
  },
}));

const sitting = (table: string, seat: number, token: string): AccountSeat => ({
  ...{ table, game: 'palermo', seat, token },
  ...{ since: '2026-01-01T00:00:00.000Z', finished: null },
});
const ada = (...sittings: AccountSeat[]): Account => ({
  ...{ id: 'ada', name: 'Ada', created: '', preferences: { confirm: 'always' as const }, passkeys: [] },
  ...{ link_until: null, sessions: [], sittings },
});

async function fresh() {
  vi.resetModules();
  const seatKeys = await import('../device/seatKeys.svelte');
  return {
    ...(await import('./account.svelte')),
    ...seatKeys,
    ...(await import('../device/storage')),
    ...(await import('../device/signedIn.svelte')),
  };
}

beforeEach(() => {
  localStorage.clear();
  said.length = 0;
  vi.useFakeTimers();
});

test('whoever is known finds their tables, their name and what they like on this device', async () => {
  known = ada(sitting('t1', 0, 'key'), sitting('t1', -1, 'host'));
  const { loadAccount, knownTable, readItem, isSignedIn, tokensOf } = await fresh();
  await loadAccount();
  expect(tokensOf(knownTable('t1'))).toEqual(['key', 'host']);
  expect([readItem('name'), readItem('confirm-moves'), isSignedIn()]).toEqual(['Ada', 'always', true]);
  expect(said).toEqual([]);
});

test('the seats of a guest become theirs, and so does every seat they take later', async () => {
  known = ada();
  const { loadAccount, saveTokens } = await fresh();
  saveTokens('t1', ['early']);
  await loadAccount();
  expect(said).toEqual([{ t: 'claim', seats: [{ table: 't1', token: 'early' }] }]);
  known = ada(sitting('t1', 0, 'early'));
  saveTokens('t2', ['later']);
  await vi.runAllTimersAsync();
  expect(said.at(-1)).toEqual({
    t: 'claim',
    seats: [
      { table: 't1', token: 'early' },
      { table: 't2', token: 'later' },
    ],
  });
});

test('a table that is left is left everywhere, and does not come back', async () => {
  known = ada(sitting('t1', 0, 'key'));
  const { loadAccount, forgetTable, knownTable, readItem } = await fresh();
  forgetTable('t1');
  await loadAccount();
  expect(said).toEqual([{ t: 'release', table: 't1' }]);
  expect(knownTable('t1')).toBeNull();
  expect(readItem('left')).toBeNull();
});

test('a table that is left while the server hears of it is left nevertheless', async () => {
  known = ada();
  const { loadAccount, saveTokens, forgetTable } = await fresh();
  await loadAccount();
  let answer = () => {};
  answering = new Promise((resolve) => (answer = resolve));
  saveTokens('t1', ['key']);
  await vi.runAllTimersAsync();
  known = ada(sitting('t1', 0, 'key'));
  forgetTable('t1');
  await vi.runAllTimersAsync();
  answer();
  await vi.runAllTimersAsync();
  expect(said.map(({ t }) => t)).toEqual(['claim', 'release']);
});

test('what changes here is told, and what was only heard is not told back', async () => {
  known = ada();
  const { loadAccount, writeItem } = await fresh();
  await loadAccount();
  await vi.runAllTimersAsync();
  expect(said).toEqual([]);
  writeItem('theme', 'dark');
  writeItem('name', 'Ada L.');
  writeItem('something-else', 'x');
  await vi.runAllTimersAsync();
  expect(said).toEqual([
    { t: 'name', name: 'Ada L.' },
    { t: 'preferences', preferences: { theme: 'dark', confirm: 'always' } },
  ]);
});

test('who signs out takes tables and name along, and leaves what is nobody’s', async () => {
  known = ada(sitting('t1', 0, 'key'));
  const { loadAccount, signOut, knownTables, saveTokens, readItem, isSignedIn } = await fresh();
  await loadAccount();
  saveTokens('t2', ['other']);
  await signOut(false);
  await vi.runAllTimersAsync();
  expect(knownTables().map(({ id }) => id)).toEqual(['t2']);
  expect([readItem('name'), isSignedIn()]).toEqual([null, false]);
});

test('a seat that was handed over to somebody stays theirs', async () => {
  known = ada(sitting('t1', 0, 'mine'), sitting('t1', 1, 'given'));
  const { loadAccount, saveTokens, moveSeatToLink, knownTable } = await fresh();
  saveTokens('t1', ['mine', 'given']);
  moveSeatToLink('t1', 'given');
  await loadAccount();
  expect(knownTable('t1')?.mine.map(({ token }) => token)).toEqual(['mine']);
});
