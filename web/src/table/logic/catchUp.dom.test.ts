import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Position } from '../../net/history.svelte';
import type { LogLine } from '../../protocol/messages';
import { CatchUp, MOVE_DISPLAY_MS, stopSeqs } from './catchUp.svelte';

const line = (seq: number, seat: number, more: Partial<LogLine> = {}): LogLine => ({
  seq,
  seat,
  message: { text: { key: 'told' } },
  undone: false,
  at: '',
  ...more,
});
let lines: LogLine[];
let moments: Map<number, Position>;
let catching: CatchUp;
const looking = { goal: null as number | null, stored: (seq: number) => moments.get(seq) ?? null };
/** Appends a line for each seat, and stores the position after the last one. */
const come = (...seats: number[]) => {
  seats.forEach((seat) => lines.push(line(lines.length, seat)));
  catching.onUpdate(lines.length);
  moments.set(lines.length, { seq: lines.length, seat: 0, view: lines.length, sheet: null, scores: [], places: null });
};
const know = (seq: number) => moments.set(seq, { ...moments.get(0)!, seq });
const shown = () => catching.position?.seq ?? lines.length;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  looking.goal = null;
  moments = new Map([[0, { seq: 0, seat: 0, view: 0, sheet: null, scores: [], places: null }]]);
  catching = new CatchUp(() => ({ lines, history: looking, mine: [0], inWords: false }));
  catching.onUpdate(0);
  vi.advanceTimersByTime(MOVE_DISPLAY_MS);
});
afterEach(() => {
  catching.showPresent();
  vi.useRealTimers();
});

test('one stops after each player’s entry and what followed it by itself', () => {
  const log = [line(0, 1), line(1, -1), line(2, 2, { undone: true }), line(3, 2), line(4, -1)];
  expect(stopSeqs(log, 0, 5)).toEqual([3, 5]);
  expect(stopSeqs(log, 1, 3)).toEqual([3]);
});

test('moves that come at their own pace are shown at once', () => {
  come(1);
  expect(shown()).toBe(1);
  vi.advanceTimersByTime(MOVE_DISPLAY_MS);
  come(2);
  expect(shown()).toBe(2);
});

test('moves that come one upon another are shown one after another', () => {
  come(1);
  come(2);
  come(3);
  expect(shown()).toBe(1);
  vi.advanceTimersByTime(MOVE_DISPLAY_MS);
  expect(shown()).toBe(2);
  vi.advanceTimersByTime(MOVE_DISPLAY_MS);
  expect([shown(), catching.isBehind]).toEqual([3, false]);
});

test('of moves that come together those between are asked for', () => {
  come(1, 2, -1, 3);
  expect([shown(), catching.needed]).toEqual([0, [1, 3]]);
  know(1);
  know(3);
  vi.advanceTimersByTime(50);
  expect(shown()).toBe(1);
  vi.advanceTimersByTime(MOVE_DISPLAY_MS);
  expect(shown()).toBe(3);
  vi.advanceTimersByTime(MOVE_DISPLAY_MS);
  expect([shown(), catching.needed]).toEqual([4, []]);
});

test('nobody waits for an answer that does not come, nor for too many moves, nor for their own', () => {
  come(1, 2);
  vi.advanceTimersByTime(5_000);
  expect(shown()).toBe(2);
  come(...Array<number>(9).fill(1));
  expect(shown()).toBe(11);
  come(1);
  come(0);
  expect(shown()).toBe(13);
});

test('whoever does not want to wait, or looks back, is shown the present', () => {
  come(1);
  come(2);
  catching.showPresent();
  expect(shown()).toBe(2);
  looking.goal = 1;
  come(1);
  expect(shown()).toBe(3);
});
