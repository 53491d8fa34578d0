/** The tables and seat tokens that this browser knows. */

import type { CreateTable, AccountSeat, TableCreated } from '../protocol/messages';
import { readItem, writeItem } from './storage';

export interface StoredSeat {
  /** Null until the server confirms the seat, if the token came with a link. */
  seat: number | null;
  token: string;
}

export interface KnownTable {
  id: string;
  game: string;
  mine: StoredSeat[];
  /** Seats whose links this browser may share. */
  open: StoredSeat[];
  host: string | null;
  /** The request that created the table, to create the same again. */
  wish: CreateTable | null;
  visited: number;
  /** True once this browser knows that the match has ended. */
  over?: boolean;
}

const STORAGE_KEY = 'tables';
/** Seat number of the host token in the account's list of seats. */
const HOST_SEAT = -1;
/** Maximum number of finished tables and tables without a token. The least recently visited go first. */
const MAX_OTHER_TABLES = 60;
/** Tokens of running matches may exist nowhere else, so they are kept up to this limit. */
const MAX_TABLES = 1000;

function readTables(): KnownTable[] {
  try {
    const tables: unknown = JSON.parse(readItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(tables) ? tables.filter(isKnownTable) : [];
  } catch {
    return [];
  }
}

function isKnownTable(table: unknown): table is KnownTable {
  const { id, mine, open } = (table ?? {}) as Partial<KnownTable>;
  return typeof id === 'string' && Array.isArray(mine) && Array.isArray(open);
}

const state = $state<{ tables: KnownTable[] }>({ tables: readTables() });

const mustKeep = (table: KnownTable): boolean => !table.over && tokensOf(table).length > 0;

function saveTables(tables: KnownTable[]): void {
  const sorted = tables.sort((a, b) => b.visited - a.visited);
  const spaceLeft = Math.max(0, MAX_OTHER_TABLES - sorted.filter(mustKeep).length);
  const others = new Set(sorted.filter((table) => !mustKeep(table)).slice(0, spaceLeft));
  state.tables = sorted.filter((table) => mustKeep(table) || others.has(table)).slice(0, MAX_TABLES);
  writeItem(STORAGE_KEY, JSON.stringify(state.tables));
}

function updateTable(id: string, update: (table: KnownTable) => KnownTable): void {
  const others = readTables().filter((table) => table.id !== id);
  const blank = { id, game: '', mine: [], open: [], host: null, wish: null, visited: 0 };
  const before = readTables().find((table) => table.id === id) ?? blank;
  saveTables([...others, { ...update(before), visited: Date.now() }]);
  if (leftTables().includes(id))
    writeItem(
      LEFT_TABLES,
      leftTables()
        .filter((left) => left !== id)
        .join(' '),
    );
}

/** Tables with a seat of this browser, last visited first. */
export const knownTables = (): KnownTable[] => state.tables.filter((table) => table.mine.length > 0);

/** Tables with a seat token or a host token. */
export const tablesWithToken = (): KnownTable[] => state.tables.filter((table) => tokensOf(table).length > 0);

export const knownTable = (id: string): KnownTable | null => state.tables.find((table) => table.id === id) ?? null;

export function saveCreated(created: TableCreated, wish: CreateTable | null): void {
  const { mine, open, host, table } = created;
  updateTable(table.id, (before) => ({ ...before, game: table.game, mine: [...mine], open: [...open], host, wish }));
}

/** A seat link was opened: this browser plays the seat from now on. */
export function saveTokens(id: string, tokens: readonly string[]): void {
  updateTable(id, (before) => {
    const fresh = tokens.filter((token) => !before.mine.some((key) => key.token === token));
    const seatOf = (token: string) => before.open.find((key) => key.token === token)?.seat ?? null;
    return { ...before, mine: [...before.mine, ...fresh.map((token) => ({ seat: seatOf(token), token }))] };
  });
}

/** The seat is played through its link from now on, not in this browser. */
export function moveSeatToLink(id: string, token: string): void {
  updateTable(id, (before) => ({
    ...before,
    mine: before.mine.filter((key) => key.token !== token),
    open: [...before.open.filter((key) => key.token !== token), ...before.mine.filter((key) => key.token === token)],
  }));
}

/** The server issued a new token for a seat. The old link is invalid. */
export function saveOpenSeat(id: string, key: StoredSeat): void {
  updateTable(id, (before) => ({ ...before, open: [...before.open.filter(({ seat }) => seat !== key.seat), key] }));
}

/** A rematch uses the same tokens. */
export function copySeatsToTable(id: string, next: string): void {
  const before = readTables().find((table) => table.id === id);
  if (before) updateTable(next, () => ({ ...before, id: next, over: false }));
}

export function saveGame(id: string, game: string): void {
  updateTable(id, (before) => ({ ...before, game }));
}

export function markFinished(id: string): void {
  if (!knownTable(id)?.over)
    saveTables(readTables().map((table) => (table.id === id ? { ...table, over: true } : table)));
}

/** The server sent the number of the only seat of this browser. */
export function saveSeatNumber(id: string, seat: number): void {
  updateTable(id, (before) => ({ ...before, mine: before.mine.map((key) => ({ ...key, seat: key.seat ?? seat })) }));
}

/** Tables that were left here, until the account knows it too. */
export const LEFT_TABLES = 'left';
const MAX_LEFT_TABLES = 100;

export const leftTables = (): string[] => (readItem(LEFT_TABLES) ?? '').split(' ').filter(Boolean);

export function forgetTable(id: string): void {
  saveTables(readTables().filter((table) => table.id !== id));
  writeItem(LEFT_TABLES, [...leftTables(), id].slice(-MAX_LEFT_TABLES).join(' '));
}

/** Adds the seats of the account to this browser. */
export function saveAccountSeats(sittings: readonly AccountSeat[]): void {
  const tables = new Map(readTables().map((table) => [table.id, table]));
  for (const { table: id, game, seat, token, since } of sittings) {
    const before = tables.get(id) ?? {
      id,
      game,
      mine: [],
      open: [],
      host: null,
      wish: null,
      visited: Date.parse(since),
    };
    const has = [...before.mine, ...before.open].some((key) => key.token === token); // a seat for sharing stays so
    if (seat === HOST_SEAT) tables.set(id, { ...before, game, host: token });
    else tables.set(id, { ...before, game, mine: has ? before.mine : [...before.mine, { seat, token }] });
  }
  saveTables([...tables.values()]);
}

/** Removes tables after signing out. */
export function removeTables(ids: readonly string[]): void {
  saveTables(readTables().filter((table) => !ids.includes(table.id)));
}

/** The seat tokens and the host token, as the server expects them. */
export function tokensOf(table: KnownTable | null): string[] {
  if (!table) return [];
  return [...table.mine.map((key) => key.token), ...(table.host ? [table.host] : [])];
}
