/** The account of this browser: loads it, applies it here, and sends what changes here. */

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
import type { AccountRequest, ClaimSeats, PasskeyOptions, AccountReply, Account } from '../protocol/messages';
import { NAME_KEY } from '../model/seats';
import { removeItem, onItemChange, readItem, writeItem } from '../device/storage';
import { deviceName, createPasskey, signChallenge } from './passkeys';
import { isPreference, applyPreferences, storedPreferences } from './preferences';

const SEND_DELAY_MS = 400;
const MAX_SEATS_PER_REQUEST = 64;
const TABLES_KEY = 'tables';

const state = $state<{ account: Account | null; link: string }>({ account: null, link: '' });

export const account = (): Account | null => state.account;
/** The secret of a recovery link that was just made. The server sends it once. */
export const newRecoveryLink = (): string => state.link;

let isApplying = false;
let sendTimer: ReturnType<typeof setTimeout> | undefined;
let changedItems = new Set<string>();
let lastRequest: Promise<unknown> = Promise.resolve();

/** Runs requests one after the other. */
function queue(work: () => Promise<void>): Promise<void> {
  const done = lastRequest.then(work);
  lastRequest = done.catch(() => {});
  return done;
}

/** Loads the account and sends changes of this browser from then on. */
export async function loadAccount(): Promise<void> {
  watchItems();
  try {
    await queue(async () => applyReply(await fetchAccount()));
  } catch (failure) {
    if (!(failure instanceof Refused)) throw failure; // without a connection the known account stays
  }
}

export async function updateAccount(said: AccountRequest): Promise<void> {
  await applyReply(await requestAccount(said));
}

async function applyReply({ you, link }: AccountReply): Promise<void> {
  const isNewAccount = you !== null && state.account?.id !== you.id;
  state.account = you;
  if (link || !you?.link_until) state.link = link ?? '';
  setSignedIn(you !== null);
  if (!you || !isNewAccount) return;
  const left = leftTables();
  await releaseLeftTables();
  await applyAccount(you, left);
  await claimSeats();
}

/** Applies the preferences, the name and the seats of an account to this browser. */
async function applyAccount(you: Account, left: readonly string[]): Promise<void> {
  isApplying = true;
  saveAccountSeats(you.sittings.filter(({ table }) => !left.includes(table)));
  if (you.name) writeItem(NAME_KEY, you.name);
  await applyPreferences(you.preferences);
  isApplying = false;
}

/** Adds the seats of this browser to the account. */
async function claimSeats(): Promise<void> {
  const claimed = new Set(state.account?.sittings.map(({ table, token }) => `${table} ${token}`));
  const keys = tablesWithToken().flatMap((table) => tokensOf(table).map((token) => ({ table: table.id, token })));
  const seats: ClaimSeats['seats'] = keys.filter(({ table, token }) => !claimed.has(`${table} ${token}`));
  for (let at = 0; at < seats.length; at += MAX_SEATS_PER_REQUEST)
    await updateAccount({ t: 'claim', seats: seats.slice(at, at + MAX_SEATS_PER_REQUEST) });
}

/** Removes tables that were left in this browser from the account. */
async function releaseLeftTables(): Promise<void> {
  const left = leftTables();
  const claimed = left.filter((id) => state.account?.sittings.some(({ table }) => table === id));
  for (const table of claimed) await updateAccount({ t: 'release', table });
  if (left.length) removeItem(LEFT_TABLES);
}

let isListening = false;
function watchItems(): void {
  if (isListening) return;
  isListening = true;
  onItemChange((name) => {
    if (
      isApplying ||
      !isSignedIn() ||
      !(name === TABLES_KEY || name === LEFT_TABLES || name === NAME_KEY || isPreference(name))
    )
      return;
    changedItems.add(name);
    clearTimeout(sendTimer);
    sendTimer = setTimeout(() => void queue(sendChanges).catch(() => {}), SEND_DELAY_MS);
  });
}

async function sendChanges(): Promise<void> {
  const told = changedItems;
  changedItems = new Set();
  if (!state.account) return;
  if (told.has(LEFT_TABLES)) await releaseLeftTables();
  if (told.has(TABLES_KEY)) await claimSeats();
  const name = readItem(NAME_KEY) ?? '';
  if (told.has(NAME_KEY) && name && name !== state.account?.name) await updateAccount({ t: 'name', name });
  if ([...told].some(isPreference)) await updateAccount({ t: 'preferences', preferences: storedPreferences() });
}

// ---------------------------------------------------------------- sign in and out

/** Signs in with a recovery link, and ends all other sessions if asked. */
export const recoverByLink = (link: string, endOthers: boolean): Promise<void> =>
  updateAccount({ t: 'come_back', link, device: deviceName(), end_others: endOthers });

/** Registers a passkey of this device: for a new account, or one more for the account that is signed in. */
export async function addPasskey(name: string): Promise<void> {
  const { options } = await requestAccount<PasskeyOptions>({ t: 'ask_passkey', name });
  const credential = await createPasskey(options);
  await updateAccount({ t: 'add_passkey', credential, device: deviceName(), name, preferences: storedPreferences() });
}

export const createAccountWithLink = (name: string): Promise<void> =>
  updateAccount({ t: 'begin', name, device: deviceName(), preferences: storedPreferences() });

export async function signIn(): Promise<void> {
  const { options } = await requestAccount<PasskeyOptions>({ t: 'ask_entry' });
  await updateAccount({ t: 'enter', credential: await signChallenge(options), device: deviceName() });
}

/** Signs out and removes the tables and the name of the account from this browser. */
export async function signOut(everywhere: boolean): Promise<void> {
  const tables = state.account?.sittings.map(({ table }) => table) ?? [];
  const said = await requestAccount({ t: 'sign_out', everywhere });
  isApplying = true;
  removeTables(tables);
  removeItem(NAME_KEY);
  isApplying = false;
  await applyReply(said);
}
