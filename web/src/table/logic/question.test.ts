import { expect, test } from 'vitest';
import { questionKey } from './question';

const asked = (seq: number, ...actions: string[]) => ({ seat: 0, seq, actions: actions.map((action) => ({ action })) });
const by = (...seats: number[]) => seats.map((seat) => ({ seat }));

test('the choice of another player does not change the question', () => {
  expect(questionKey(asked(5, 'keep 1', 'keep 2'), by(-1, 1))).toBe(questionKey(asked(4, 'keep 1', 'keep 2'), by(-1)));
});

test('other options are another question', () => {
  expect(questionKey(asked(5, 'keep 1'), by(1))).not.toBe(questionKey(asked(4, 'keep 2'), by()));
});

test('whoever has acted is asked anew, even between the same options', () => {
  expect(questionKey(asked(5, 'go'), by(0))).not.toBe(questionKey(asked(4, 'go'), by()));
});

test('without options every entry is news', () => {
  expect(questionKey(asked(5), by(1))).not.toBe(questionKey(asked(4), by()));
});
