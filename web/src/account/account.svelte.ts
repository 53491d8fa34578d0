/** Who we are on all our devices, and what this one does about it: it tells and hears what changed. */

import { Refused, requestAccount, fetchAccount } from '../net/api';
import {
  LEFT_TABLES,
  removeTables,
  saveAccountSeats,
  leftTables,
  tablesWithToken,
  tokensOf,
} from '../device/seatKeys.svelte';
import { isSignedIn, setSignedIn } from '../device/signedIn.svelte';
import type { AboutMe, Claim, ToSign, WhoIsIt, You } from '../protocol/messages';
import { MY_NAME } from '../model/seats';
import { removeItem, onItemChange, readItem, writeItem } from '../device/storage';
import { deviceName, make, sign } from './passkeys';
import { isPreference, prefer, preferred } from './preferences';

const SOON_MS = 400;
const MOST_CLAIMED = 64;
const TABLES = 'tables';

const state = $state<{ you: You | null; link: string }>({ you: null, link: '' });

export const you = (): You | null => state.you;
/** The secret of a link that was just made: it is told once. */
export const freshLink = (): string => state.link;

let silent = false;
let due: ReturnType<typeof setTimeout> | undefined;
let news = new Set<string>();
let busy: Promise<unknown> = Promise.resolve();

/** What is told next waits for what came of the last. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const done = busy.then(work);
  busy = done.catch(() => {});
  return done;
}

/** Ask who we are, and from now on tell what changes. */
export async function lookWhoIAm(): Promise<void> {
  listen();
  try {
    await inTurn(async () => hear(await fetchAccount()));
  } catch (failure) {
    if (!(failure instanceof Refused)) throw failure; // without a line we are who we were
  }
}

export async function say(said: AboutMe): Promise<void> {
  await hear(await requestAccount(said));
}

async function hear({ you, link }: WhoIsIt): Promise<void> {
  const came = you !== null && state.you?.id !== you.id;
  state.you = you;
  if (link || !you?.link_until) state.link = link ?? '';
  setSignedIn(you !== null);
  if (!you || !came) return;
  const left = leftTables();
  await leave();
  await adopt(you, left);
  await claim();
}

/** Somebody is here: this device becomes as they like it, and has their tables. */
async function adopt(you: You, left: readonly string[]): Promise<void> {
  silent = true;
  saveAccountSeats(you.sittings.filter(({ table }) => !left.includes(table)));
  if (you.name) writeItem(MY_NAME, you.name);
  await prefer(you.preferences);
  silent = false;
}

/** Every key of this device that is not theirs yet becomes theirs. */
async function claim(): Promise<void> {
  const theirs = new Set(state.you?.sittings.map(({ table, token }) => `${table} ${token}`));
  const keys = tablesWithToken().flatMap((table) => tokensOf(table).map((token) => ({ table: table.id, token })));
  const seats: Claim['seats'] = keys.filter(({ table, token }) => !theirs.has(`${table} ${token}`));
  for (let at = 0; at < seats.length; at += MOST_CLAIMED)
    await say({ t: 'claim', seats: seats.slice(at, at + MOST_CLAIMED) });
}

/** What was left here is left everywhere. */
async function leave(): Promise<void> {
  const left = leftTables();
  const theirs = left.filter((id) => state.you?.sittings.some(({ table }) => table === id));
  for (const table of theirs) await say({ t: 'release', table });
  if (left.length) removeItem(LEFT_TABLES);
}

let listening = false;
function listen(): void {
  if (listening) return;
  listening = true;
  onItemChange((name) => {
    if (silent || !isSignedIn() || !(name === TABLES || name === LEFT_TABLES || name === MY_NAME || isPreference(name)))
      return;
    news.add(name);
    clearTimeout(due);
    due = setTimeout(() => void inTurn(tell).catch(() => {}), SOON_MS);
  });
}

async function tell(): Promise<void> {
  const told = news;
  news = new Set();
  if (!state.you) return;
  if (told.has(LEFT_TABLES)) await leave();
  if (told.has(TABLES)) await claim();
  const name = readItem(MY_NAME) ?? '';
  if (told.has(MY_NAME) && name && name !== state.you?.name) await say({ t: 'name', name });
  if ([...told].some(isPreference)) await say({ t: 'preferences', preferences: preferred() });
}

// ---------------------------------------------------------------- coming and going

/** Keep who we are by a passkey of this device; whoever is somebody already gets one more. */
export async function addPasskey(name: string): Promise<void> {
  const { options } = await requestAccount<ToSign>({ t: 'ask_passkey', name });
  const credential = await make(options);
  await say({ t: 'add_passkey', credential, device: deviceName(), name, preferences: preferred() });
}

export const keepByLink = (name: string): Promise<void> => say({ t: 'begin', name, preferences: preferred() });

export async function enter(): Promise<void> {
  const { options } = await requestAccount<ToSign>({ t: 'ask_entry' });
  await say({ t: 'enter', credential: await sign(options) });
}

/** Their tables and their name leave this device with them. */
export async function signOut(everywhere: boolean): Promise<void> {
  const tables = state.you?.sittings.map(({ table }) => table) ?? [];
  const said = await requestAccount({ t: 'sign_out', everywhere });
  silent = true;
  removeTables(tables);
  removeItem(MY_NAME);
  silent = false;
  await hear(said);
}
