import { beforeEach, expect, test } from 'vitest';
import { setTexts } from '../device/i18n.svelte';
import { DAY, clockFace, isUrgent, duration, LIMITS, limitText } from './timeControl';

const bare = (text: string) => text.replace(/[\u2068\u2069]/g, '');

beforeEach(() =>
  setTexts(
    'en',
    'lasting-seconds = { $count } s\nlasting-minutes = { $count } min\nlasting-hours = { $count } h\nlasting-days = { $count } d\nlasting-both = { $first } { $second }\nclock-days = { $days }d{ $hours }h\ntime-with-increment = { $time } + { $increment }\ntime-away-after = after { $time }',
  ),
);

test('a face shows what a glance can take in', () => {
  expect([0, 9.2, 65, 3600, 90_061, 3 * DAY + 7200].map((seconds) => bare(clockFace(seconds)))).toEqual([
    '0:00',
    '0:10',
    '1:05',
    '1:00:00',
    '25:01:01',
    '3d2h',
  ]);
});

test('words leave out what does not matter', () => {
  expect([0, 59, 60, 3661, DAY + 3660, 3 * DAY + 3700].map((seconds) => bare(duration(seconds)))).toEqual([
    '0 s',
    '59 s',
    '1 min',
    '1 h 1 min',
    '1 d 1 h 1 min',
    '3 d 1 h',
  ]);
});

test('every choice can be told', () => {
  expect(bare(limitText(LIMITS.live.budget[0]!))).toBe('20 min + 15 s');
  expect(bare(limitText(LIMITS.days.away[0]!))).toBe('after 3 d');
  expect(bare(limitText(LIMITS.live.turn[1]!))).toBe('30 s');
});

test('little is ten seconds, a sixth, or an hour', () => {
  expect(isUrgent(10, { kind: 'turn', seconds: 30 })).toBe(true);
  expect(isUrgent(11, { kind: 'turn', seconds: 30 })).toBe(false);
  expect(isUrgent(3600, { kind: 'turn', seconds: 3 * DAY })).toBe(true);
  expect(isUrgent(3601, { kind: 'turn', seconds: 3 * DAY })).toBe(false);
});
