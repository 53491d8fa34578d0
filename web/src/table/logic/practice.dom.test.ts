import { expect, test } from 'vitest';
import type { LogLine } from '../../protocol/messages';
import { Practice, turnStart } from './practice.svelte';

const lines = (...seats: number[]): LogLine[] =>
  seats.map((seat, seq) => ({ seq, seat, message: { text: { key: 'x' } } }) as never);

test('a turn begins with what its player did first, over all that nature answered', () => {
  expect(turnStart(lines(-1, -1))).toBeNull();
  expect(turnStart(lines(-1, 0, -1, 0, -1))).toBe(1);
  expect(turnStart(lines(-1, 0, -1, 1, -1, 1))).toBe(3);
});

test('only at a practice of one’s own one may go back, to where somebody chose', () => {
  const seats = [{ mine: true }];
  const at = (help: string) => new Practice({ table: { id: 'a', help, seats }, lines: lines(-1, 0, -1) } as never);
  expect([at('practice').rewindSeq, at('hints').rewindSeq]).toEqual([1, null]);
  expect([0, 1, 2, 3].map((seq) => at('practice').mayRewindTo(seq))).toEqual([false, true, false, false]);
});
