/** The players at the current table whose chat is hidden. */

import { readItem, writeItem } from '../storage';

const STORAGE_KEY = 'muted';

interface Muted {
  table: string;
  seats: number[];
}

function readMuted(): Muted {
  try {
    const { table, seats } = JSON.parse(readItem(STORAGE_KEY) ?? '{}') as Partial<Muted>;
    if (typeof table === 'string' && Array.isArray(seats)) return { table, seats: seats.filter(Number.isInteger) };
  } catch {
    // Invalid storage means that nobody is muted.
  }
  return { table: '', seats: [] };
}

const state = $state<Muted>(readMuted());

export const isMuted = (table: string, seat: number): boolean => state.table === table && state.seats.includes(seat);

/** At a rematch the same players have the same seats, so they stay muted. */
export function carryMuted(from: string, to: string): void {
  if (state.table !== from) return;
  state.table = to;
  writeItem(STORAGE_KEY, JSON.stringify(state));
}

export function setMuted(table: string, seat: number, on: boolean): void {
  const others = state.table === table ? state.seats.filter((one) => one !== seat) : [];
  state.table = table;
  state.seats = on ? [...others, seat] : others;
  writeItem(STORAGE_KEY, JSON.stringify(state));
}
