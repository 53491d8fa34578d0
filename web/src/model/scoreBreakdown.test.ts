import { expect, test } from 'vitest';
import { scoreBreakdown } from './scoreBreakdown';
import type { LogLine } from '../protocol/messages';

type Effects = NonNullable<LogLine['effects']>;
const line = (effects: Effects, undone = false): LogLine => ({
  seq: 0,
  seat: 0,
  message: { text: { key: 'x' }, notation: 'x' },
  undone,
  at: '',
  effects,
});
const scored = (seat: number, points: number, why: string) => ({ did: 'scored', seat, points, why }) as const;

test('what the last entry counts is told by its words', () => {
  const last = line([scored(0, 5, 'delivered'), scored(0, -2, 'leftover'), scored(1, 4, 'delivered')]);
  expect(scoreBreakdown([line([scored(0, 99, 'before')]), last], [3, 4])).toEqual([
    { reason: 'delivered', points: [5, 4] },
    { reason: 'leftover', points: [-2, 0] },
  ]);
});

test('where money is all that counts, what brought it is told; what was taken back brought nothing', () => {
  const lines = [
    line([{ did: 'paid', amount: 9, taker: 0, why: 'disc' }], true),
    line([{ did: 'paid', amount: 5, taker: 0, why: 'disc' }]),
    line([{ did: 'paid', amount: 1, giver: 0, taker: 1, why: 'bribe' }]),
    line([scored(0, 4, 'money'), scored(1, 1, 'money')]),
  ];
  expect(scoreBreakdown(lines, [4, 1])).toEqual([
    { reason: 'disc', points: [5, 0] },
    { reason: 'bribe', points: [-1, 1] },
  ]);
});

test('what does not add up is not told', () => {
  expect(scoreBreakdown([line([scored(0, 4, 'money')])], [5])).toEqual([]);
  expect(scoreBreakdown([line([scored(0, 5, 'money')])], [5])).toEqual([]);
  expect(scoreBreakdown([], [0])).toEqual([]);
});
