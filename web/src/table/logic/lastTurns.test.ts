import { expect, test } from 'vitest';
import type { LogLine } from '../../protocol/messages';
import { lastTurns } from './lastTurns';

const line = (seq: number, seat: number, more: Partial<LogLine> = {}): LogLine => ({
  seq,
  seat,
  message: { text: { key: 'told' }, notation: '' },
  undone: false,
  at: '',
  effects: [],
  ...more,
});

test('a turn lasts as long as the same player acts, and counts until they act again', () => {
  const lines = [line(0, 0), line(1, 1), line(2, 1), line(3, 0)];
  expect(lastTurns(lines)).toEqual([
    { seat: 0, before: 3, after: 4 },
    { seat: 1, before: 1, after: 3 },
  ]);
});

test('what was taken back is no turn', () => {
  expect(
    lastTurns([line(0, 0), line(1, 1, { undone: true }), line(2, 1, { message: { text: { key: 'took-back' } } })]),
  ).toEqual([{ seat: 0, before: 0, after: 1 }]);
});

test('what falls after a pull belongs to whoever pulled; what is dealt belongs to nobody', () => {
  const fell = line(1, -1, { effects: [{ did: 'moved', what: 'pillar', path: ['a', 'b'] }] });
  expect(lastTurns([line(0, 0), fell])).toEqual([{ seat: 0, before: 0, after: 2 }]);
  const dealt = line(1, -1, { effects: [{ did: 'placed', what: 'tile', at: 'a' }] });
  expect(lastTurns([line(0, 0), dealt])).toEqual([{ seat: 0, before: 0, after: 1 }]);
  expect(lastTurns([line(0, 0), dealt, line(2, 0)])).toEqual([{ seat: 0, before: 2, after: 3 }]);
});
