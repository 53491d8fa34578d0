/** How to call whoever sits on a seat, and how to fill the seats of a new table. */

import { t } from './i18n.svelte';
import type { CreateTable, GameInfo, SeatInfo, SeatWish } from './protocol';
import { recall } from './storage';

export type Level = NonNullable<SeatWish['level']>;
export const LEVELS: readonly Level[] = ['easy', 'normal', 'hard'];
export const MY_NAME = 'name';

export const seatNames = (seats: readonly SeatInfo[]): string[] =>
  seats.map((seat, number) => seat.name || t('unnamed-seat', { number: number + 1 }));

export const myName = (): string => recall(MY_NAME) ?? '';

/** One click: me against bots of a level, four at the table where the game allows it. */
export function againstBots(game: GameInfo, level: Level): CreateTable {
  const seats = game.seats.includes(4) ? 4 : Math.max(...game.seats);
  const bots = Array.from({ length: seats - 1 }, (): SeatWish => ({ kind: 'bot', level }));
  return { game: game.name, seats: [{ kind: 'me', name: myName() }, ...bots], shuffle: true };
}
