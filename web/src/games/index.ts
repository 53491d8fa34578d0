/** The games with a drawn table. All other games use the plain table. */

import type { DrawnGame } from '../board/contract';

const GAMES = import.meta.glob<DrawnGame>('./*/index.ts', { import: 'default' });

/** A function that loads a game's drawn table, or null if it has none. */
export const drawnGame = (game: string): (() => Promise<DrawnGame>) | null => GAMES[`./${game}/index.ts`] ?? null;
