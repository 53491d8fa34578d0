/** The list of games and their titles. */

import { fetchGames } from '../net/api';
import { tOrDefault } from '../device/i18n.svelte';
import type { GameInfo } from '../protocol/messages';

const state = $state<{ games: GameInfo[] | null }>({ games: null });

/** Fetches the list once for all pages. */
export async function loadGames(): Promise<GameInfo[]> {
  state.games ??= await fetchGames();
  return state.games;
}

export const games = (): GameInfo[] | null => state.games;
export const gameInfo = (name: string): GameInfo | null => state.games?.find((game) => game.name === name) ?? null;

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');

export const gameTitle = (name: string): string => tOrDefault(`${name}-title`, capital(name));
export const gameBlurb = (name: string): string => tOrDefault(`${name}-blurb`, '');

/** The number of players, such as "3" or "3–5". */
export function seatRange(game: GameInfo): string {
  const [least, most] = [Math.min(...game.seats), Math.max(...game.seats)];
  return least === most ? `${least}` : `${least}–${most}`;
}
