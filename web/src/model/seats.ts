/** Names and descriptions of seats, and the seats of a new table. */

import { t } from '../device/i18n.svelte';
import type { CreateTable, GameInfo, SeatInfo, SeatSetup } from '../protocol/messages';
import { readItem, writeItem } from '../device/storage';

export type Level = NonNullable<SeatSetup['level']>;
export const LEVELS: readonly Level[] = ['beginner', 'easy', 'normal', 'hard'];
export const NAME_KEY = 'name';
const LEVEL_KEY = 'level';

export const seatNames = (seats: readonly SeatInfo[]): string[] =>
  seats.map((seat, number) => seat.name || t('unnamed-seat', { number: number + 1 }));

/**
 * Describes the player of a seat: a bot and its level, "you" or "away", and whether the seat has observers. On a shared
 * screen nobody is "you".
 */
export function seatDescription(seats: readonly SeatInfo[], number: number): string {
  const seat = seats[number];
  if (!seat) return '';
  return [playerDescription(seats, seat), seat.observers ? t('has-onlookers') : ''].filter(Boolean).join(' · ');
}

function playerDescription(seats: readonly SeatInfo[], seat: SeatInfo): string {
  if (seat.kind === 'bot') return seat.level ? t('bot-of-level', { level: seat.level }) : t('a-bot');
  if (seat.mine) return seats.filter((one) => one.mine && one.kind === 'person').length > 1 ? '' : t('you');
  return seat.here ? '' : t('is-away');
}

/** Whether other people play at this table, on any device. */
export const hasOtherHumans = (seats: readonly SeatInfo[]): boolean =>
  seats.some((seat) => seat.kind === 'person' && !seat.mine);

export const myName = (): string => readItem(NAME_KEY) ?? '';

/** The level that was chosen last, if this game has it. */
export const lastLevel = (levels: readonly Level[]): Level =>
  levels.find((known) => known === readItem(LEVEL_KEY)) ?? 'normal';
export const saveLevel = (level: Level): void => writeItem(LEVEL_KEY, level);

/** The next level after a match against bots of one level: stronger for a winner, weaker for the last place. */
export function nextLevel(
  levels: readonly Level[],
  seats: readonly SeatInfo[],
  places: readonly number[],
): { level: Level; stronger: boolean } | null {
  const me = seats.findIndex((seat) => seat.mine && seat.kind === 'person');
  const others = seats.filter((_, seat) => seat !== me);
  const otherLevels = new Set(others.map((seat) => (seat.kind === 'bot' ? seat.level : null)));
  const at = levels.findIndex((level) => otherLevels.has(level));
  const stronger = places[me] === 1;
  if (me < 0 || otherLevels.size !== 1 || at < 0 || (!stronger && places[me] !== Math.max(...places))) return null;
  const level = levels[at + (stronger ? 1 : -1)];
  return level ? { level, stronger } : null;
}

/** A table with one player against bots, with four seats if the game allows it. */
export function tableAgainstBots(
  game: GameInfo,
  level: Level,
  seats = game.seats.includes(4) ? 4 : Math.max(...game.seats),
): CreateTable {
  const bots = Array.from({ length: seats - 1 }, (): SeatSetup => ({ kind: 'bot', level }));
  return { game: game.name, seats: [{ kind: 'me', name: myName() }, ...bots], shuffle: true };
}
