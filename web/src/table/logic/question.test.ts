import { expect, test } from 'vitest';
import { questionOf } from './question';

const asked = (seq: number, ...actions: string[]) => ({ seat: 0, seq, actions: actions.map((action) => ({ action })) });
const by = (...seats: number[]) => seats.map((seat) => ({ seat }));

test('the choice of another player does not change the question', () => {
  expect(questionOf(asked(5, 'keep 1', 'keep 2'), by(-1, 1))).toBe(questionOf(asked(4, 'keep 1', 'keep 2'), by(-1)));
});

test('other options are another question', () => {
  expect(questionOf(asked(5, 'keep 1'), by(1))).not.toBe(questionOf(asked(4, 'keep 2'), by()));
});

test('whoever has acted is asked anew, even between the same options', () => {
  expect(questionOf(asked(5, 'go'), by(0))).not.toBe(questionOf(asked(4, 'go'), by()));
});

test('without options every entry is news', () => {
  expect(questionOf(asked(5), by(1))).not.toBe(questionOf(asked(4), by()));
});
