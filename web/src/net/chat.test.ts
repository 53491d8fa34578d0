import { expect, test, vi } from 'vitest';
import type { WordsSaid } from '../protocol/messages';
import { Talking } from './chat.svelte';

const said = (number: number): WordsSaid => ({ t: 'said', number, seat: 0, words: `word ${number}`, at: '' });

test('what was said before is there to be read, what is said now is heard', () => {
  const talking = new Talking();
  const heard = vi.fn();
  talking.words.listen(heard);
  talking.hear({ t: 'earlier', said: [said(1), said(2)] });
  expect(heard).not.toHaveBeenCalled();
  talking.hear(said(3));
  expect(heard).toHaveBeenCalledOnce();
  expect(talking.said.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test('only the last words are shown, and what was reported is known', () => {
  const talking = new Talking();
  for (let number = 1; number <= 100; number++) talking.hear(said(number));
  talking.hear({ t: 'reported', number: 99 });
  expect([talking.said.length, talking.said[0]?.number, talking.reported]).toEqual([60, 41, [99]]);
});
