import { expect, test, vi } from 'vitest';
import type { ChatMessage } from '../protocol/messages';
import { Chat } from './chat.svelte';

const said = (number: number): ChatMessage => ({ t: 'chat_message', number, seat: 0, words: `word ${number}`, at: '' });

test('what was said before is there to be read, what is said now is heard', () => {
  const talking = new Chat();
  const heard = vi.fn();
  talking.messages.add(heard);
  talking.onMessage({ t: 'chat_history', messages: [said(1), said(2)] });
  expect(heard).not.toHaveBeenCalled();
  talking.onMessage(said(3));
  expect(heard).toHaveBeenCalledOnce();
  expect(talking.history.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test('only the last words are shown, and what was reported is known', () => {
  const talking = new Chat();
  for (let number = 1; number <= 100; number++) talking.onMessage(said(number));
  talking.onMessage({ t: 'chat_reported', number: 99 });
  expect([talking.history.length, talking.history[0]?.number, talking.reported]).toEqual([60, 41, [99]]);
});
