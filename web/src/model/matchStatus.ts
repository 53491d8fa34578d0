/** The status of this browser's matches, for the landing page. */

import type { KnownTable } from '../device/seatKeys.svelte';
import type { TableStatus } from '../protocol/messages';

/** The known seats that are played in this browser. */
export const mySeats = (table: KnownTable): number[] => table.mine.flatMap(({ seat }) => (seat === null ? [] : [seat]));

export const isMyTurn = (table: KnownTable, info: TableStatus): boolean =>
  mySeats(table).some((seat) => info.actors.includes(seat));

/** Sorts the tables that wait for this player first. */
export function myTurnFirst(tables: readonly KnownTable[], found: Record<string, TableStatus | null>): KnownTable[] {
  const isOurTurn = (table: KnownTable) => {
    const info = found[table.id];
    return info ? isMyTurn(table, info) : false;
  };
  return [...tables.filter(isOurTurn), ...tables.filter((table) => !isOurTurn(table))];
}
