/** The games that have a drawn table. Every other game is played on the plain one. */

import type { DrawnGame } from '../board/contract';

const GAMES = import.meta.glob<DrawnGame>('./*/index.ts');

/** How to load a game's drawn table, or null if nobody drew it yet. */
export const drawnGame = (game: string): (() => Promise<DrawnGame>) | null => GAMES[`./${game}/index.ts`] ?? null;
