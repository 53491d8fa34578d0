/** What a device keeps of how its owner is told of a turn. */

import { forget } from './storage';

/** The ways that this device knows, whether all tables are told of them, and which are not. */
export const WAYS = 'calls';
export const EVERYWHERE = 'calls-everywhere';
export const NOT_AT = 'no-calls';

/** Whoever leaves this device is not told on it any more, and no table is told their addresses. */
export async function forgetWays(): Promise<void> {
  for (const name of [WAYS, EVERYWHERE, NOT_AT]) forget(name);
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
