/** How many entries of each match this browser has shown. Later entries are new to a returning player. */

import { readItem, writeItem } from './storage';

const STORAGE_KEY = 'seen';
const MAX_TABLES = 60;

function readEntries(): [string, number][] {
  try {
    const pairs: unknown = JSON.parse(readItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(pairs)
      ? (pairs as [string, number][]).filter((pair) => Array.isArray(pair) && typeof pair[1] === 'number')
      : [];
  } catch {
    return [];
  }
}

/** The number of entries, or null if this table was never shown. */
export const lastSeenSeq = (id: string): number | null => readEntries().find(([table]) => table === id)?.[1] ?? null;

export function saveLastSeen(id: string, entries: number): void {
  const others = readEntries().filter(([table]) => table !== id);
  writeItem(STORAGE_KEY, JSON.stringify([[id, entries], ...others].slice(0, MAX_TABLES)));
}
