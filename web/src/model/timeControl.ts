/** Time at a table: what can be chosen, and how long it is in words and on a clock face. */

import { t } from '../device/i18n.svelte';
import type { Budget, Tempo } from '../protocol/messages';

export type Pace = NonNullable<Tempo['pace']>;
export type Limit = NonNullable<Tempo['limit']>;
export type Kind = Limit['kind'];

const MINUTE = 60;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** So long a pause lasts at most. */
export const LONGEST_PAUSE: Record<Pace, number> = { live: HOUR, days: 21 * DAY };

const turns = (...times: number[]): Limit[] => times.map((seconds) => ({ kind: 'turn', seconds }));
const budgets = (...times: [number, number][]): Limit[] =>
  times.map(([seconds, increment]) => ({ kind: 'budget', seconds, increment }));
const absences = (...times: number[]): Limit[] => times.map((seconds) => ({ kind: 'away', seconds }));

/** What can be chosen; the first is what is meant when nothing is said. */
export const LIMITS: Record<Pace, Record<Kind, readonly Limit[]>> = {
  live: {
    away: absences(5 * MINUTE, 2 * MINUTE, 15 * MINUTE),
    turn: turns(2 * MINUTE, 30, MINUTE, 5 * MINUTE, 10 * MINUTE),
    budget: budgets([20 * MINUTE, 15], [10 * MINUTE, 10], [40 * MINUTE, 20], [90 * MINUTE, 30]),
  },
  days: {
    away: absences(3 * DAY, DAY, 7 * DAY, 14 * DAY),
    turn: turns(3 * DAY, 12 * HOUR, DAY, 7 * DAY),
    budget: budgets([7 * DAY, 12 * HOUR], [3 * DAY, 6 * HOUR], [14 * DAY, DAY]),
  },
};

/** In words, exact to the second below an hour and to the hour beyond two days. */
export function lasting(seconds: number): string {
  const [days, hours, minutes, rest] = [
    Math.floor(seconds / DAY),
    Math.floor((seconds % DAY) / HOUR),
    Math.floor((seconds % HOUR) / MINUTE),
    Math.floor(seconds % MINUTE),
  ];
  const parts: [string, number][] = [
    ['days', days],
    ['hours', hours],
    ['minutes', days >= 2 ? 0 : minutes],
    ['seconds', days || hours ? 0 : rest],
  ];
  const said = parts.flatMap(([unit, count]) => (count ? [t(`lasting-${unit}`, { count })] : []));
  if (!said.length) return t('lasting-seconds', { count: 0 });
  return said.reduce((first, second) => t('lasting-both', { first, second }));
}

/** A choice in words. */
export function limitWords(limit: Limit): string {
  const time = lasting(limit.seconds);
  if (limit.kind === 'away') return t('time-away-after', { time });
  const { increment = 0 } = limit as Budget;
  return increment ? t('time-with-increment', { time, increment: lasting(increment) }) : time;
}

/** As a clock shows it. */
export function face(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const two = (value: number) => `${Math.floor(value)}`.padStart(2, '0');
  if (whole >= 2 * DAY)
    return t('clock-days', { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) });
  if (whole >= HOUR) return `${Math.floor(whole / HOUR)}:${two((whole % HOUR) / MINUTE)}:${two(whole % MINUTE)}`;
  return `${Math.floor(whole / MINUTE)}:${two(whole % MINUTE)}`;
}

/** Is so little left that it should catch the eye? */
export function isUrgent(seconds: number, limit: Limit): boolean {
  return seconds <= Math.max(10, Math.min(limit.seconds / 6, HOUR));
}
