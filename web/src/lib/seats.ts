/** How to call whoever sits on a seat, and how to fill the seats of a new table. */

import { t } from './i18n.svelte';
import type { CreateTable, GameInfo, SeatInfo, SeatWish } from './protocol';
import { recall } from './storage';

export type Level = NonNullable<SeatWish['level']>;
export const LEVELS: readonly Level[] = ['easy', 'normal', 'hard'];
export const MY_NAME = 'name';

export const seatNames = (seats: readonly SeatInfo[]): string[] =>
  seats.map((seat, number) => seat.name || t('unnamed-seat', { number: number + 1 }));

/** Who sits on a seat, where that is worth a word: a bot and how strong, you, or somebody who is away. On one shared screen nobody is you. */
export function whoIs(seats: readonly SeatInfo[], number: number): string {
  const seat = seats[number];
  if (!seat) return '';
  if (seat.kind === 'bot') return seat.level ? t('bot-of-level', { level: seat.level }) : t('a-bot');
  if (seat.mine) return seats.filter((one) => one.mine && one.kind === 'person').length > 1 ? '' : t('you');
  return seat.here ? '' : t('is-away');
}

/** Do other people play, wherever they are? */
export const othersPlay = (seats: readonly SeatInfo[]): boolean => seats.some((seat) => seat.kind === 'person' && !seat.mine);

export const myName = (): string => recall(MY_NAME) ?? '';

/** One click: me against bots of a level, four at the table where the game allows it. */
export function againstBots(game: GameInfo, level: Level): CreateTable {
  const seats = game.seats.includes(4) ? 4 : Math.max(...game.seats);
  const bots = Array.from({ length: seats - 1 }, (): SeatWish => ({ kind: 'bot', level }));
  return { game: game.name, seats: [{ kind: 'me', name: myName() }, ...bots], shuffle: true };
}
