import { expect, test } from 'vitest';
import { LogAnnouncements } from './logAnnouncements';
import type { LogLine } from '../../protocol/messages';

const line = (seq: number, seat: number, quiet = false): LogLine => ({
  seq,
  seat,
  message: { text: { key: `${seq}` }, quiet },
  undone: false,
  at: '',
});
const MOVES = [line(0, 0), line(1, 1), line(2, 1), line(3, -1), line(4, 2), line(5, 1)];
const told = (turns: LogLine[][]) => turns.map((turn) => turn.map(({ seq }) => seq));

test('who comes to a table hears nothing of what was before', () => {
  expect(new LogAnnouncements().finishedTurns(MOVES, [0], 0)).toEqual([]);
});

test('what others do is told once their turn is over, all of it together', () => {
  const news = new LogAnnouncements();
  news.finishedTurns(MOVES.slice(0, 1), [1], 0);
  expect(news.finishedTurns(MOVES.slice(0, 2), [1], 0)).toEqual([]);
  expect(news.finishedTurns(MOVES.slice(0, 4), [1], 0)).toEqual([]);
  expect(told(news.finishedTurns(MOVES.slice(0, 4), [2], 0))).toEqual([[1, 2, 3]]);
  expect(told(news.finishedTurns(MOVES, [0], 0))).toEqual([[4], [5]]);
  expect(news.finishedTurns(MOVES, [0], 0)).toEqual([]);
});

test('what one does oneself is told at once, and what is quiet not at all', () => {
  const news = new LogAnnouncements();
  news.finishedTurns([], [0], 0);
  expect(told(news.finishedTurns([line(0, 0)], [0], 0))).toEqual([[0]]);
  expect(told(news.finishedTurns([line(0, 0), line(1, 0, true)], [1], 0))).toEqual([]);
});

test('what is told of nature alone is told at once', () => {
  const news = new LogAnnouncements();
  news.finishedTurns([], [-1], 0);
  expect(told(news.finishedTurns([line(0, -1)], [0], 0))).toEqual([[0]]);
});
