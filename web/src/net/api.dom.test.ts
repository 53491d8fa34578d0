import { afterEach, expect, test, vi } from 'vitest';
import { Refused, fetchTable, createTable, fetchGames } from './api';
import { setTexts } from '../device/i18n.svelte';
import { errorText } from '../services/createTable';

afterEach(() => vi.unstubAllGlobals());
const answering = (body: unknown, status = 200) => {
  const fetch = vi.fn(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

test('a table is laid with a wish', async () => {
  const fetch = answering({ table: { id: 'x' } }, 201);
  const wish = { game: 'palermo', seats: [{ kind: 'me' as const }] };
  expect((await createTable(wish)).table.id).toBe('x');
  expect(fetch).toHaveBeenCalledWith(
    '/api/tables',
    expect.objectContaining({ method: 'POST', body: JSON.stringify(wish) }),
  );
});

test('a refusal is told in the server’s words, a silence in ours', async () => {
  setTexts('en', 'no-table = No such table\nerror-unreachable = Unreachable\nerror-server = Stumbled');
  answering({ t: 'problem', code: 'no_such_table', text: { key: 'no-table' } }, 404);
  const refused = await fetchTable('a/b').catch((reason: unknown) => reason);
  expect(refused).toBeInstanceOf(Refused);
  expect(errorText(refused)).toBe('No such table');
  answering('<html>', 502);
  expect(errorText(await fetchGames().catch((reason: unknown) => reason))).toBe('Stumbled');
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Promise.reject(new TypeError('down'))),
  );
  expect(errorText(await fetchGames().catch((reason: unknown) => reason))).toBe('Unreachable');
});
