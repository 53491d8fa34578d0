import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { speed } from '../../board/motion/replaySpeed.svelte';
import { History } from '../../net/history.svelte';
import type { LogLine } from '../../protocol/messages';
import { ENTRY_MS, Playing, after } from './replay.svelte';

const line = (seq: number, more: Partial<LogLine> = {}): LogLine => ({
  seq,
  seat: seq % 2,
  told: { text: { key: 'told' }, notation: `m${seq}` },
  undone: false,
  at: '',
  ...more,
});
const lines = [
  line(0),
  line(1),
  line(2, { undone: true }),
  line(3, { told: { text: { key: 'took-back' }, notation: 'undo' } }),
  line(4),
  line(5),
];

let looking: History;
let playing: Playing;
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  looking = new History(
    (seq) => looking.onPosition({ t: 'past', seq, seat: 0, view: seq, sheet: [], scores: [], places: null }),
    false,
  );
  looking.addPresent({ seq: lines.length, seat: 0, view: 'now', sheet: null, scores: [], places: null });
  playing = new Playing(looking, () => lines);
});
afterEach(() => {
  playing.end();
  vi.useRealTimers();
});

test('what was taken back is not played, nor that it was', () => {
  expect([0, 1, 2, 3, 4, 5].map((seq) => after(lines, seq))).toEqual([1, 2, 5, 5, 5, 6]);
});

test('entry after entry, and at the end the present', () => {
  const seen: (number | null)[] = [];
  playing.from(0);
  for (let step = 0; step < 6; step += 1) {
    seen.push(looking.goal);
    vi.advanceTimersByTime(ENTRY_MS);
  }
  expect(seen).toEqual([0, 1, 2, 5, null, null]);
  expect(playing.on).toBe(false);
});

test('a pause, a step of one’s own or the end stops it; speeds go round and are kept', () => {
  playing.from(0);
  playing.pause();
  vi.advanceTimersByTime(20 * ENTRY_MS);
  expect(looking.goal).toBe(0);
  playing.play();
  playing.to(2);
  vi.advanceTimersByTime(20 * ENTRY_MS);
  expect([looking.goal, playing.on]).toEqual([2, false]);
  for (const wanted of [2, 4, 0.5]) {
    playing.change();
    expect(playing.speed).toBe(wanted);
  }
  expect(new Playing(looking, () => lines).speed).toBe(0.5);
});

test('things move at the speed of what is played, and live at their own', () => {
  playing.change();
  expect(speed()).toBe(1);
  playing.from(0);
  expect(speed()).toBe(2);
  playing.change();
  expect(speed()).toBe(4);
  playing.end();
  expect([speed(), looking.goal]).toEqual([1, null]);
});
