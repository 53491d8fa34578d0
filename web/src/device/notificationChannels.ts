/** Storage of the notification channels of this device. */

import { removeItem } from './storage';

/** The channels of this device, whether they apply to all tables, and the tables without them. */
export const CHANNELS_KEY = 'calls';
export const ALL_TABLES_KEY = 'calls-everywhere';
export const EXCLUDED_TABLES_KEY = 'no-calls';

/** Removes all channels of this device and ends its push subscription. */
export async function forgetChannels(): Promise<void> {
  for (const name of [CHANNELS_KEY, ALL_TABLES_KEY, EXCLUDED_TABLES_KEY]) removeItem(name);
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
