import { expect, test, vi } from 'vitest';
import { Lobby } from './lobby.svelte';
import type { ListedTable, LobbyPages } from '../protocol/messages';

const table = (id: string): ListedTable => ({
  id,
  game: 'palermo',
  seats: [],
  created: '',
  help: 'none',
  tempo: {},
  terms: {},
  entries: 0,
  places: null,
});
const shelf = (more: string, ...ids: string[]) => ({ tables: ids.map(table), more });
const ids = (lobby: Lobby) => lobby.page('open').tables.map(({ id }) => id);

test('more pages follow the first one, and no table stands there twice', async () => {
  const answers: LobbyPages[] = [
    { open: shelf('b', 'a', 'b') },
    { open: shelf('', 'b', 'c') },
    { open: shelf('a', 'n', 'a') },
  ];
  const ask = vi.fn(async () => answers.shift()!);
  const lobby = new Lobby(ask);
  await lobby.refresh();
  expect([ids(lobby), lobby.page('open').more]).toEqual([['a', 'b'], 'b']);
  await lobby.loadMore('open');
  expect(ask).toHaveBeenLastCalledWith({ stage: 'open', before: 'b' });
  expect([ids(lobby), lobby.page('open').more]).toEqual([['a', 'b', 'c'], '']);
  await lobby.refresh();
  expect(ids(lobby)).toEqual(['n', 'a', 'b', 'c']);
});

test('what was told stays when the server cannot be asked', async () => {
  const ask = vi.fn(async () => ({ open: shelf('', 'a') }));
  const lobby = new Lobby(ask);
  await lobby.refresh();
  ask.mockRejectedValueOnce(new Error('away'));
  await lobby.refresh();
  expect([ids(lobby), lobby.failure !== null]).toEqual([['a'], true]);
  await lobby.chooseGame('palermo');
  expect(ask).toHaveBeenLastCalledWith({ game: 'palermo' });
  expect(lobby.failure).toBeNull();
});
