/** The tables this browser sat down at, and the keys to their seats. */

import type { CreateTable, TableCreated } from './protocol';
import { recall, remember } from './storage';

export interface Key {
  /** Unknown until the server greets us, where the key came with a link. */
  seat: number | null;
  token: string;
}

export interface KnownTable {
  id: string;
  game: string;
  /** Seats played from this browser. */
  mine: Key[];
  /** Seats whose links this browser may hand out. */
  open: Key[];
  host: string | null;
  /** How it was laid, to lay the same again. */
  wish: CreateTable | null;
  visited: number;
}

const STORED = 'tables';
const MOST_KNOWN = 60;

function stored(): KnownTable[] {
  try {
    const tables: unknown = JSON.parse(recall(STORED) ?? '[]');
    return Array.isArray(tables) ? tables.filter(isKnownTable) : [];
  } catch {
    return [];
  }
}

function isKnownTable(table: unknown): table is KnownTable {
  const { id, mine, open } = (table ?? {}) as Partial<KnownTable>;
  return typeof id === 'string' && Array.isArray(mine) && Array.isArray(open);
}

const ring = $state<{ tables: KnownTable[] }>({ tables: stored() });

function keep(tables: KnownTable[]): void {
  ring.tables = tables.sort((a, b) => b.visited - a.visited).slice(0, MOST_KNOWN);
  remember(STORED, JSON.stringify(ring.tables));
}

function change(id: string, by: (table: KnownTable) => KnownTable): void {
  const others = stored().filter((table) => table.id !== id);
  const blank = { id, game: '', mine: [], open: [], host: null, wish: null, visited: 0 };
  const before = stored().find((table) => table.id === id) ?? blank;
  keep([...others, { ...by(before), visited: Date.now() }]);
}

/** Tables with a seat of ours, last visited first. */
export const knownTables = (): KnownTable[] => ring.tables.filter((table) => table.mine.length > 0);

export const knownTable = (id: string): KnownTable | null => ring.tables.find((table) => table.id === id) ?? null;

export function keepCreated(created: TableCreated, wish: CreateTable | null): void {
  const { mine, open, host, table } = created;
  change(table.id, (before) => ({ ...before, game: table.game, mine: [...mine], open: [...open], host, wish }));
}

/** Somebody opened a seat link: the seat is played from here from now on. */
export function keepTokens(id: string, tokens: readonly string[]): void {
  change(id, (before) => {
    const fresh = tokens.filter((token) => !before.mine.some((key) => key.token === token));
    const seatOf = (token: string) => before.open.find((key) => key.token === token)?.seat ?? null;
    return { ...before, mine: [...before.mine, ...fresh.map((token) => ({ seat: seatOf(token), token }))] };
  });
}

/** Another match follows: what opened a seat at the last one opens it there too. */
export function keepFollowing(id: string, next: string): void {
  const before = stored().find((table) => table.id === id);
  if (before) change(next, () => ({ ...before, id: next }));
}

export function keepGame(id: string, game: string): void {
  change(id, (before) => ({ ...before, game }));
}

/** The only seat of ours has this number: the server said so. */
export function keepSeat(id: string, seat: number): void {
  change(id, (before) => ({ ...before, mine: before.mine.map((key) => ({ ...key, seat: key.seat ?? seat })) }));
}

export function forgetTable(id: string): void {
  keep(stored().filter((table) => table.id !== id));
}

/** What to show the server: our seats, and that we laid the table. */
export function tokensOf(table: KnownTable | null): string[] {
  if (!table) return [];
  return [...table.mine.map((key) => key.token), ...(table.host ? [table.host] : [])];
}
