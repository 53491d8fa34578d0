/** The tables this browser sat down at, and the keys to their seats. */

import type { CreateTable, Sitting, TableCreated } from '../protocol/messages';
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
  /** Its match has ended, as far as this browser has heard. */
  over?: boolean;
}

const STORED = 'tables';
/** The seat of whoever laid the table, where a person's seats are listed. */
const HOST = -1;
/** So many tables are known: of those that are over, or to which there is no key, the ones visited last. */
const MOST_KNOWN = 60;
/** A key to a match that goes on is kept: there may be no other. But a browser keeps only so much. */
const MOST_EVER = 1000;

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

const isPrecious = (table: KnownTable): boolean => !table.over && tokensOf(table).length > 0;

function keep(tables: KnownTable[]): void {
  const sorted = tables.sort((a, b) => b.visited - a.visited);
  const room = Math.max(0, MOST_KNOWN - sorted.filter(isPrecious).length);
  const others = new Set(sorted.filter((table) => !isPrecious(table)).slice(0, room));
  ring.tables = sorted.filter((table) => isPrecious(table) || others.has(table)).slice(0, MOST_EVER);
  remember(STORED, JSON.stringify(ring.tables));
}

function change(id: string, by: (table: KnownTable) => KnownTable): void {
  const others = stored().filter((table) => table.id !== id);
  const blank = { id, game: '', mine: [], open: [], host: null, wish: null, visited: 0 };
  const before = stored().find((table) => table.id === id) ?? blank;
  keep([...others, { ...by(before), visited: Date.now() }]);
  if (leftTables().includes(id))
    remember(
      LEFT,
      leftTables()
        .filter((left) => left !== id)
        .join(' '),
    );
}

/** Tables with a seat of ours, last visited first. */
export const knownTables = (): KnownTable[] => ring.tables.filter((table) => table.mine.length > 0);

/** All that there is a key to, also where we only laid the table. */
export const openedTables = (): KnownTable[] => ring.tables.filter((table) => tokensOf(table).length > 0);

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

/** From now on this seat is played through its link, and no longer from here. */
export function handOver(id: string, token: string): void {
  change(id, (before) => ({
    ...before,
    mine: before.mine.filter((key) => key.token !== token),
    open: [...before.open.filter((key) => key.token !== token), ...before.mine.filter((key) => key.token === token)],
  }));
}

/** A seat has a new key, which somebody may be given: its old link opens nothing any more. */
export function keepOpen(id: string, key: Key): void {
  change(id, (before) => ({ ...before, open: [...before.open.filter(({ seat }) => seat !== key.seat), key] }));
}

/** Another match follows: what opened a seat at the last one opens it there too. */
export function keepFollowing(id: string, next: string): void {
  const before = stored().find((table) => table.id === id);
  if (before) change(next, () => ({ ...before, id: next, over: false }));
}

export function keepGame(id: string, game: string): void {
  change(id, (before) => ({ ...before, game }));
}

/** The match has ended: its keys open nothing that could be missed. */
export function keepOver(id: string): void {
  if (!knownTable(id)?.over) keep(stored().map((table) => (table.id === id ? { ...table, over: true } : table)));
}

/** The only seat of ours has this number: the server said so. */
export function keepSeat(id: string, seat: number): void {
  change(id, (before) => ({ ...before, mine: before.mine.map((key) => ({ ...key, seat: key.seat ?? seat })) }));
}

/** The tables that were left here, until whoever is known on other devices has said so there too. */
export const LEFT = 'left';
const MOST_LEFT = 100;

export const leftTables = (): string[] => (recall(LEFT) ?? '').split(' ').filter(Boolean);

export function forgetTable(id: string): void {
  keep(stored().filter((table) => table.id !== id));
  remember(LEFT, [...leftTables(), id].slice(-MOST_LEFT).join(' '));
}

/** What somebody has on all their devices is theirs on this one too. */
export function keepSittings(sittings: readonly Sitting[]): void {
  const tables = new Map(stored().map((table) => [table.id, table]));
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
    if (seat === HOST) tables.set(id, { ...before, game, host: token });
    else tables.set(id, { ...before, game, mine: has ? before.mine : [...before.mine, { seat, token }] });
  }
  keep([...tables.values()]);
}

/** Somebody signs out: their tables are no longer known here. */
export function dropTables(ids: readonly string[]): void {
  keep(stored().filter((table) => !ids.includes(table.id)));
}

/** What to show the server: our seats, and that we laid the table. */
export function tokensOf(table: KnownTable | null): string[] {
  if (!table) return [];
  return [...table.mine.map((key) => key.token), ...(table.host ? [table.host] : [])];
}
