/** Where our matches stand, seen from the landing page. */

import type { KnownTable } from '../device/seatKeys.svelte';
import type { TableStatus } from '../protocol/messages';

/** The seats played from this browser, as far as they are known. */
export const mySeats = (table: KnownTable): number[] => table.mine.flatMap(({ seat }) => (seat === null ? [] : [seat]));

export const isMyTurn = (table: KnownTable, info: TableStatus): boolean =>
  mySeats(table).some((seat) => info.actors.includes(seat));

/** Those where we are waited for come first; otherwise the order stays. */
export function myTurnFirst(tables: readonly KnownTable[], found: Record<string, TableStatus | null>): KnownTable[] {
  const isOurTurn = (table: KnownTable) => {
    const info = found[table.id];
    return info ? isMyTurn(table, info) : false;
  };
  return [...tables.filter(isOurTurn), ...tables.filter((table) => !isOurTurn(table))];
}
