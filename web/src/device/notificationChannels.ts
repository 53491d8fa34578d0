/** What a device keeps of how its owner is told of a turn. */

import { removeItem } from './storage';

/** The ways that this device knows, whether all tables are told of them, and which are not. */
export const CHANNELS_KEY = 'calls';
export const ALL_TABLES_KEY = 'calls-everywhere';
export const EXCLUDED_TABLES_KEY = 'no-calls';

/** Whoever leaves this device is not told on it any more, and no table is told their addresses. */
export async function forgetChannels(): Promise<void> {
  for (const name of [CHANNELS_KEY, ALL_TABLES_KEY, EXCLUDED_TABLES_KEY]) removeItem(name);
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
