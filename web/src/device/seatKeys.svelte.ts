/** The tables this browser sat down at, and the keys to their seats. */

import type { CreateTable, AccountSeat, TableCreated } from '../protocol/messages';
import { readItem, writeItem } from './storage';

export interface StoredSeat {
  /** Unknown until the server greets us, where the key came with a link. */
  seat: number | null;
  token: string;
}

export interface KnownTable {
  id: string;
  game: string;
  /** Seats played from this browser. */
  mine: StoredSeat[];
  /** Seats whose links this browser may hand out. */
  open: StoredSeat[];
  host: string | null;
  /** How it was laid, to lay the same again. */
  wish: CreateTable | null;
  visited: number;
  /** Its match has ended, as far as this browser has heard. */
  over?: boolean;
}

const STORAGE_KEY = 'tables';
/** The seat of whoever laid the table, where a person's seats are listed. */
const HOST_SEAT = -1;
/** So many tables are known: of those that are over, or to which there is no key, the ones visited last. */
const MAX_OTHER_TABLES = 60;
/** A key to a match that goes on is kept: there may be no other. But a browser keeps only so much. */
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

/** Tables with a seat of ours, last visited first. */
export const knownTables = (): KnownTable[] => state.tables.filter((table) => table.mine.length > 0);

/** All that there is a key to, also where we only laid the table. */
export const tablesWithToken = (): KnownTable[] => state.tables.filter((table) => tokensOf(table).length > 0);

export const knownTable = (id: string): KnownTable | null => state.tables.find((table) => table.id === id) ?? null;

export function saveCreated(created: TableCreated, wish: CreateTable | null): void {
  const { mine, open, host, table } = created;
  updateTable(table.id, (before) => ({ ...before, game: table.game, mine: [...mine], open: [...open], host, wish }));
}

/** Somebody opened a seat link: the seat is played from here from now on. */
export function saveTokens(id: string, tokens: readonly string[]): void {
  updateTable(id, (before) => {
    const fresh = tokens.filter((token) => !before.mine.some((key) => key.token === token));
    const seatOf = (token: string) => before.open.find((key) => key.token === token)?.seat ?? null;
    return { ...before, mine: [...before.mine, ...fresh.map((token) => ({ seat: seatOf(token), token }))] };
  });
}

/** From now on this seat is played through its link, and no longer from here. */
export function moveSeatToLink(id: string, token: string): void {
  updateTable(id, (before) => ({
    ...before,
    mine: before.mine.filter((key) => key.token !== token),
    open: [...before.open.filter((key) => key.token !== token), ...before.mine.filter((key) => key.token === token)],
  }));
}

/** A seat has a new key, which somebody may be given: its old link opens nothing any more. */
export function saveOpenSeat(id: string, key: StoredSeat): void {
  updateTable(id, (before) => ({ ...before, open: [...before.open.filter(({ seat }) => seat !== key.seat), key] }));
}

/** Another match follows: what opened a seat at the last one opens it there too. */
export function copySeatsToTable(id: string, next: string): void {
  const before = readTables().find((table) => table.id === id);
  if (before) updateTable(next, () => ({ ...before, id: next, over: false }));
}

export function saveGame(id: string, game: string): void {
  updateTable(id, (before) => ({ ...before, game }));
}

/** The match has ended: its keys open nothing that could be missed. */
export function markFinished(id: string): void {
  if (!knownTable(id)?.over)
    saveTables(readTables().map((table) => (table.id === id ? { ...table, over: true } : table)));
}

/** The only seat of ours has this number: the server said so. */
export function saveSeatNumber(id: string, seat: number): void {
  updateTable(id, (before) => ({ ...before, mine: before.mine.map((key) => ({ ...key, seat: key.seat ?? seat })) }));
}

/** The tables that were left here, until whoever is known on other devices has said so there too. */
export const LEFT_TABLES = 'left';
const MAX_LEFT_TABLES = 100;

export const leftTables = (): string[] => (readItem(LEFT_TABLES) ?? '').split(' ').filter(Boolean);

export function forgetTable(id: string): void {
  saveTables(readTables().filter((table) => table.id !== id));
  writeItem(LEFT_TABLES, [...leftTables(), id].slice(-MAX_LEFT_TABLES).join(' '));
}

/** What somebody has on all their devices is theirs on this one too. */
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
    const has = [...before.mine, ...before.open].some((key) => key.token === token); // one for others stays for others
    if (seat === HOST_SEAT) tables.set(id, { ...before, game, host: token });
    else tables.set(id, { ...before, game, mine: has ? before.mine : [...before.mine, { seat, token }] });
  }
  saveTables([...tables.values()]);
}

/** Somebody signs out: their tables are no longer known here. */
export function removeTables(ids: readonly string[]): void {
  saveTables(readTables().filter((table) => !ids.includes(table.id)));
}

/** What to show the server: our seats, and that we laid the table. */
export function tokensOf(table: KnownTable | null): string[] {
  if (!table) return [];
  return [...table.mine.map((key) => key.token), ...(table.host ? [table.host] : [])];
}
