import { beforeAll, expect, test } from 'vitest';
import { speakFrom } from './i18n.svelte';
import { whoIs } from './seats';
import type { SeatInfo } from './protocol';

beforeAll(() => speakFrom('en', 'you = you\nis-away = away\na-bot = a bot\nbot-of-level = bot, { $level }'));

const seat = (change: Partial<SeatInfo>): SeatInfo => ({ kind: 'person', name: '', level: null, mine: false, here: true, ...change });

test('who sits there is told where it is worth a word', () => {
  const seats = [seat({ mine: true }), seat({}), seat({ here: false }), seat({ kind: 'bot', level: 'hard', mine: true })];
  expect([0, 1, 2, 3, 4].map((number) => whoIs(seats, number))).toEqual(['you', '', 'away', 'bot, hard', '']);
});

test('on one shared screen nobody is you', () => {
  expect(whoIs([seat({ mine: true }), seat({ mine: true })], 0)).toBe('');
});
