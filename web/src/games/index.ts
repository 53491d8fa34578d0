/** The games that have a drawn table. Every other game is played on the plain one. */

import type { DrawnGame } from '../lib/board';

const DRAWN: Record<string, () => Promise<DrawnGame>> = {};

export const drawnGame = (game: string): (() => Promise<DrawnGame>) | null => DRAWN[game] ?? null;
