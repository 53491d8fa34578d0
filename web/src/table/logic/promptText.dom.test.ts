import { beforeAll, expect, test } from 'vitest';
import { setTexts } from '../../device/i18n.svelte';
import { PromptText } from './promptText.svelte';

beforeAll(() =>
  setTexts('en', 'now-lay = Lay a tile.\nstand-in-back = Play again\nstand-in-prompt = A bot plays: { stand-in-back }'),
);

function said(kind: 'bot' | 'person', actors: number[]): string {
  const seats = [
    { kind, mine: true, name: 'Anna', here: true },
    { kind: 'bot', mine: false, name: 'Bea', here: true },
  ];
  const connection = {
    table: { seats },
    update: { seat: 0, actors, prompt: { key: 'now-lay' } },
    actionCheck: null,
    problem: null,
  };
  return new PromptText(connection as never, { game: null, isPlain: true }).prompt;
}

test('whose seat a bot plays is told so instead of being asked', () => {
  expect(said('bot', [0])).toBe('A bot plays: Play again');
  expect(said('bot', [1])).toBe('Lay a tile.');
  expect(said('person', [0])).toBe('Lay a tile.');
});
