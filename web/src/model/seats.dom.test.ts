import { beforeAll, expect, test } from 'vitest';
import { setTexts } from '../device/i18n.svelte';
import { nextLevel, seatDescription } from './seats';
import type { SeatInfo } from '../protocol/messages';

beforeAll(() =>
  setTexts(
    'en',
    'you = you\nis-away = away\nhas-onlookers = with company\na-bot = a bot\nbot-of-level = bot, { $level }',
  ),
);

const seat = (change: Partial<SeatInfo>): SeatInfo => ({
  kind: 'person',
  name: '',
  level: null,
  mine: false,
  here: true,
  ...change,
});

test('who sits there is told where it is worth a word', () => {
  const seats = [
    seat({ mine: true }),
    seat({}),
    seat({ here: false }),
    seat({ kind: 'bot', level: 'hard', mine: true }),
  ];
  expect([0, 1, 2, 3, 4].map((number) => seatDescription(seats, number))).toEqual(['you', '', 'away', 'bot, hard', '']);
});

test('on one shared screen nobody is you', () => {
  expect(seatDescription([seat({ mine: true }), seat({ mine: true })], 0)).toBe('');
});

test('that somebody may look over a shoulder is told of everybody', () => {
  const seats = [seat({ mine: true, observers: 1 }), seat({ observers: 2 })];
  expect([0, 1].map((number) => seatDescription(seats, number))).toEqual(['you · with company', 'with company']);
});

test('who was first among bots may want stronger ones, and who was last weaker ones', () => {
  const bot = (level: SeatInfo['level']) => seat({ kind: 'bot', level });
  const levels = ['beginner', 'easy', 'normal', 'hard', 'expert'] as const;
  const alone = [bot('normal'), seat({ mine: true }), bot('normal')];
  expect(nextLevel(levels, alone, [2, 1, 3])).toEqual({ level: 'hard', stronger: true });
  expect(nextLevel(levels, alone, [1, 3, 2])).toEqual({ level: 'easy', stronger: false });
  expect(nextLevel(levels, alone, [1, 2, 3])).toBeNull();
  expect(nextLevel(levels, [bot('easy'), seat({ mine: true })], [1, 2])).toEqual({
    level: 'beginner',
    stronger: false,
  });
  expect(nextLevel(levels, [bot('beginner'), seat({ mine: true })], [1, 2])).toBeNull();
  expect(nextLevel(levels, [bot('beginner'), seat({ mine: true })], [2, 1])).toEqual({ level: 'easy', stronger: true });
  expect(nextLevel(['easy', 'normal'], alone, [2, 1, 3])).toBeNull();
  expect(nextLevel(levels, [bot('easy'), seat({ mine: true }), bot('normal')], [2, 1, 3])).toBeNull();
  expect(nextLevel(levels, [seat({}), seat({ mine: true }), bot('normal')], [2, 1, 3])).toBeNull();
  expect(nextLevel(levels, [bot('easy'), bot('easy')], [1, 2])).toBeNull();
});
