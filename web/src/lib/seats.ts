/** How to call whoever sits on a seat, and how to fill the seats of a new table. */

import { t } from './i18n.svelte';
import type { CreateTable, GameInfo, SeatInfo, SeatWish } from './protocol';
import { recall } from './storage';

export type Level = NonNullable<SeatWish['level']>;
export const LEVELS: readonly Level[] = ['easy', 'normal', 'hard'];
export const MY_NAME = 'name';

export const seatNames = (seats: readonly SeatInfo[]): string[] =>
  seats.map((seat, number) => seat.name || t('unnamed-seat', { number: number + 1 }));

/** Names for bots, in an order that differs from table to table. */
export function botNames(random: () => number = Math.random): string[] {
  const names = t('bot-names').split(',').map((name) => name.trim());
  return names
    .map((name) => ({ name, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name);
}

export const myName = (): string => recall(MY_NAME) ?? '';

/** One click: me against bots of a level, four at the table where the game allows it. */
export function againstBots(game: GameInfo, level: Level): CreateTable {
  const seats = game.seats.includes(4) ? 4 : Math.max(...game.seats);
  const bots = botNames().slice(0, seats - 1);
  const wishes = Array.from({ length: seats - 1 }, (_, n): SeatWish => ({ kind: 'bot', level, name: bots[n] ?? '' }));
  return { game: game.name, seats: [{ kind: 'me', name: myName() }, ...wishes], shuffle: true };
}
