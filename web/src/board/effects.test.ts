import { expect, test } from 'vitest';
import { EffectTracker, effectsBetween, type Effect } from './effects';
import type { LogLine } from '../protocol/messages';

const placed = (at: string): Effect => ({ did: 'placed', what: 'disc', at });
const line = (seq: number, change: Partial<LogLine> = {}): LogLine => ({
  seq,
  seat: 0,
  message: { text: { key: 'x' } },
  undone: false,
  at: '',
  effects: [placed(`${seq}`)],
  ...change,
});
const LINES = Array.from({ length: 20 }, (_, seq) => line(seq));

test('what happened is what the entries since then did, in their order', () => {
  expect(effectsBetween(LINES, 3, 5)).toEqual([placed('3'), placed('4')]);
  expect(effectsBetween(LINES, 5, 5)).toEqual([]);
});

test('going back shows nothing happening, nor does leaping ahead', () => {
  expect(effectsBetween(LINES, 5, 3)).toEqual([]);
  expect(effectsBetween(LINES, 0, 20)).toEqual([]);
});

test('what is dealt between two moves is seen, however much it is', () => {
  const dealt = LINES.map((one) => ({ ...one, seat: -1 }));
  expect(effectsBetween(dealt, 0, 20)).toHaveLength(20);
});

test('what was taken back is not shown, and an undo moves nothing', () => {
  expect(effectsBetween([line(0, { undone: true }), line(1, { effects: [] })], 0, 2)).toEqual([]);
});

test('one who sits down sees the table as it is; then what happens, once for each moment', () => {
  const following = new EffectTracker();
  expect(following.effectsAt(4, LINES)).toEqual([]);
  const news = following.effectsAt(5, LINES);
  expect(news).toEqual([placed('4')]);
  expect(following.effectsAt(5, [...LINES])).toBe(news);
  expect(following.effectsAt(4, LINES)).toEqual([]);
});
