/** A move that was not yet stored when the page had to be reloaded. The reloaded page sends it. */

import type { Act } from '../protocol/messages';

const KEY = 'tavolino-unsent-move';

export function saveUnsentMove(address: string, { seat, seq, action, confirmed }: Act): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ address, seat, seq, action, confirmed }));
  } catch {
    // Blocked storage: the player makes the move again.
  }
}

/** Returns the move that was saved for this table, and forgets it. */
export function takeUnsentMove(address: string): Act | null {
  try {
    const { address: savedFor, ...move } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (savedFor !== address) return null;
    sessionStorage.removeItem(KEY);
    return { t: 'act', ...move };
  } catch {
    return null;
  }
}
