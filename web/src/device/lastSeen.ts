/** How much of each match was seen in this browser: what happened after that is news to whoever comes back. */

import { recall, remember } from './storage';

const STORED = 'seen';
const MOST_KNOWN = 60;

function stored(): [string, number][] {
  try {
    const pairs: unknown = JSON.parse(recall(STORED) ?? '[]');
    return Array.isArray(pairs)
      ? (pairs as [string, number][]).filter((pair) => Array.isArray(pair) && typeof pair[1] === 'number')
      : [];
  } catch {
    return [];
  }
}

/** So many entries; null if nothing of this table was ever seen. */
export const seenOf = (id: string): number | null => stored().find(([table]) => table === id)?.[1] ?? null;

export function keepSeen(id: string, entries: number): void {
  const others = stored().filter(([table]) => table !== id);
  remember(STORED, JSON.stringify([[id, entries], ...others].slice(0, MOST_KNOWN)));
}
