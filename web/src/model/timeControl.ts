/** Time controls that can be chosen, and texts for durations and clocks. */

import { t } from '../device/i18n.svelte';
import type { Budget, TimeControl } from '../protocol/messages';

export type Pace = NonNullable<TimeControl['pace']>;
export type TimeLimit = NonNullable<TimeControl['limit']>;
export type LimitKind = TimeLimit['kind'];

const MINUTE = 60;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Longest pause of a table. */
export const MAX_PAUSE_SECONDS: Record<Pace, number> = { live: HOUR, days: 21 * DAY };

const perTurn = (...times: number[]): TimeLimit[] => times.map((seconds) => ({ kind: 'turn', seconds }));
const perGame = (...times: [number, number][]): TimeLimit[] =>
  times.map(([seconds, increment]) => ({ kind: 'budget', seconds, increment }));
const absences = (...times: number[]): TimeLimit[] => times.map((seconds) => ({ kind: 'away', seconds }));

/** The choices. The first is the default. */
export const LIMITS: Record<Pace, Record<LimitKind, readonly TimeLimit[]>> = {
  live: {
    away: absences(5 * MINUTE, 2 * MINUTE, 15 * MINUTE),
    turn: perTurn(2 * MINUTE, 30, MINUTE, 5 * MINUTE, 10 * MINUTE),
    budget: perGame([20 * MINUTE, 15], [10 * MINUTE, 10], [40 * MINUTE, 20], [90 * MINUTE, 30]),
  },
  days: {
    away: absences(3 * DAY, DAY, 7 * DAY, 14 * DAY),
    turn: perTurn(3 * DAY, 12 * HOUR, DAY, 7 * DAY),
    budget: perGame([7 * DAY, 12 * HOUR], [3 * DAY, 6 * HOUR], [14 * DAY, DAY]),
  },
};

/** A duration in words: to the second below an hour, to the hour from two days. */
export function duration(seconds: number): string {
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
  const units = parts.flatMap(([unit, count]) => (count ? [t(`lasting-${unit}`, { count })] : []));
  if (!units.length) return t('lasting-seconds', { count: 0 });
  return units.reduce((first, second) => t('lasting-both', { first, second }));
}

/** A time limit in words. */
export function limitText(limit: TimeLimit): string {
  const time = duration(limit.seconds);
  if (limit.kind === 'away') return t('time-away-after', { time });
  const { increment = 0 } = limit as Budget;
  return increment ? t('time-with-increment', { time, increment: duration(increment) }) : time;
}

/** A duration as a clock shows it. */
export function clockFace(seconds: number): string {
  const rounded = Math.max(0, Math.ceil(seconds));
  const padded = (value: number) => `${Math.floor(value)}`.padStart(2, '0');
  if (rounded >= 2 * DAY)
    return t('clock-days', { days: Math.floor(rounded / DAY), hours: Math.floor((rounded % DAY) / HOUR) });
  if (rounded >= HOUR)
    return `${Math.floor(rounded / HOUR)}:${padded((rounded % HOUR) / MINUTE)}:${padded(rounded % MINUTE)}`;
  return `${Math.floor(rounded / MINUTE)}:${padded(rounded % MINUTE)}`;
}

/** Whether little time is left, so that the clock should stand out. */
export function isUrgent(seconds: number, limit: TimeLimit): boolean {
  return seconds <= Math.max(10, Math.min(limit.seconds / 6, HOUR));
}
