import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { TABLE, connection, line, connectWithEntries, socket, update } from '../../net/connection.fake';
import { setTexts } from '../../device/i18n.svelte';
import { saveLastSeen, lastSeenSeq } from '../../device/lastSeen';
import Recap from './Recap.svelte';
import { Replay } from '../logic/replay.svelte';

vi.mock('../../board/motion/motion', () => ({ isMotionAllowed: () => moves }));
let moves = true;
let playing: Replay;

/** Seat 0 acted, then seat 1 and seat 2. */
const lines = [line(0), { ...line(1), seat: 1 }, { ...line(2), seat: 2 }];
const seat = (mine: boolean) => ({ kind: 'person', name: '', level: null, mine, here: true }) as const;
async function come(seen: number | null, mine = [true, false, false], more: object = {}) {
  if (seen !== null) saveLastSeen('abc', seen);
  connectWithEntries();
  socket().receive({ t: 'table_changed', table: { ...TABLE, seats: mine.map(seat) } });
  socket().receive({ ...update(3, 0, lines), ...more });
  playing = new Replay(connection.history, () => connection.lines);
  render(Recap, { id: 'abc', connection, replay: playing, seat: 0 });
  await tick();
}
beforeEach(() => {
  localStorage.clear();
  moves = true;
  setTexts('en', 'recap = Since your turn');
});

test('at a press, or the key L, what others did is played again', async () => {
  await come(null);
  expect(connection.history.goal).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Since your turn' }));
  expect([connection.history.goal, playing.isPlaying]).toEqual([1, true]);
  playing.returnToPresent();
  await fireEvent.keyDown(document.body, { key: 'l' });
  expect([connection.history.goal, playing.isPlaying]).toEqual([1, true]);
});

test('whoever comes back sees what happened meanwhile, once', async () => {
  await come(1);
  expect([connection.history.goal, playing.isPlaying]).toEqual([1, true]);
  expect(lastSeenSeq('abc')).toBe(3);
});

test.each([
  ['has seen everything', 3, [true, false, false], {}, true],
  ['is here for the first time', null, [true, false, false], {}, true],
  ['shares the screen', 1, [true, true, false], {}, true],
  ['has to answer now', 1, [true, false, false], { answer_clocks: [{ seat: 0, seconds: 9, more: true }] }, true],
  ['wants nothing to move', 1, [true, false, false], {}, false],
])('nothing plays by itself for one who %s', async (_, seen, mine, more, mayMove) => {
  moves = mayMove;
  await come(seen, mine, more);
  expect([connection.history.goal, playing.isPlaying]).toEqual([null, false]);
});
