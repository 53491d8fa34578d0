/** Whose phrases are not shown here, at the table where one sits. */

import { recall, remember } from './storage';

const STORED = 'muted';

interface Muted {
  table: string;
  seats: number[];
}

function read(): Muted {
  try {
    const { table, seats } = JSON.parse(recall(STORED) ?? '{}') as Partial<Muted>;
    if (typeof table === 'string' && Array.isArray(seats)) return { table, seats: seats.filter(Number.isInteger) };
  } catch {
    // Nonsense is nobody's wish.
  }
  return { table: '', seats: [] };
}

const kept = $state<Muted>(read());

export const isMuted = (table: string, seat: number): boolean => kept.table === table && kept.seats.includes(seat);

export function mute(table: string, seat: number, on: boolean): void {
  const others = kept.table === table ? kept.seats.filter((one) => one !== seat) : [];
  kept.table = table;
  kept.seats = on ? [...others, seat] : others;
  remember(STORED, JSON.stringify(kept));
}
