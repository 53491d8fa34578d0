import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { speed } from '../../board/motion/replaySpeed.svelte';
import { History } from '../../net/history.svelte';
import type { LogLine } from '../../protocol/messages';
import { ENTRY_MS, Replay, nextSeq } from './replay.svelte';

const line = (seq: number, more: Partial<LogLine> = {}): LogLine => ({
  seq,
  seat: seq % 2,
  message: { text: { key: 'told' }, notation: `m${seq}` },
  undone: false,
  at: '',
  ...more,
});
const lines = [
  line(0),
  line(1),
  line(2, { undone: true }),
  line(3, { message: { text: { key: 'took-back' }, notation: 'undo' } }),
  line(4),
  line(5),
];

let looking: History;
let playing: Replay;
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  looking = new History(
    (seq) => looking.onPosition({ t: 'position_at', seq, seat: 0, view: seq, sheet: [], scores: [], places: null }),
    false,
  );
  looking.addPresent({ seq: lines.length, seat: 0, view: 'now', sheet: null, scores: [], places: null });
  playing = new Replay(looking, () => lines);
});
afterEach(() => {
  playing.returnToPresent();
  vi.useRealTimers();
});

test('what was taken back is not played, nor that it was', () => {
  expect([0, 1, 2, 3, 4, 5].map((seq) => nextSeq(lines, seq))).toEqual([1, 2, 5, 5, 5, 6]);
});

test('entry after entry, and at the end the present', () => {
  const seen: (number | null)[] = [];
  playing.playFrom(0);
  for (let step = 0; step < 6; step += 1) {
    seen.push(looking.goal);
    vi.advanceTimersByTime(ENTRY_MS);
  }
  expect(seen).toEqual([0, 1, 2, 5, null, null]);
  expect(playing.isPlaying).toBe(false);
});

test('a pause, a step of one’s own or the end stops it; speeds go round and are kept', () => {
  playing.playFrom(0);
  playing.pause();
  vi.advanceTimersByTime(20 * ENTRY_MS);
  expect(looking.goal).toBe(0);
  playing.play();
  playing.viewAt(2);
  vi.advanceTimersByTime(20 * ENTRY_MS);
  expect([looking.goal, playing.isPlaying]).toEqual([2, false]);
  for (const wanted of [2, 4, 0.5]) {
    playing.changeSpeed();
    expect(playing.speed).toBe(wanted);
  }
  expect(new Replay(looking, () => lines).speed).toBe(0.5);
});

test('things move at the speed of what is played, and live at their own', () => {
  playing.changeSpeed();
  expect(speed()).toBe(1);
  playing.playFrom(0);
  expect(speed()).toBe(2);
  playing.changeSpeed();
  expect(speed()).toBe(4);
  playing.returnToPresent();
  expect([speed(), looking.goal]).toEqual([1, null]);
});
