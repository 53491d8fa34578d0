/** Notifications of the browser while the page is hidden. Off by default. */

import { readItem, writeItem } from './storage';

const STORAGE_KEY = 'notices';
const state = $state({ on: readItem(STORAGE_KEY) === 'on' });
const isSupported = (): boolean => typeof Notification !== 'undefined';

/** Whether they are turned on and the browser allows them. */
export const areNotificationsOn = (): boolean => state.on && isSupported() && Notification.permission === 'granted';

/** Whether the browser supports them and has not denied them. */
export const areNotificationsPossible = (): boolean => isSupported() && Notification.permission !== 'denied';

/** Asks the browser for permission if needed. Returns whether the change was possible. */
export async function setNotifications(on: boolean): Promise<boolean> {
  const allowed = on && isSupported() && (await Notification.requestPermission()) === 'granted';
  state.on = allowed;
  writeItem(STORAGE_KEY, allowed ? 'on' : 'off');
  return allowed === on;
}

/** Shows a notification if the page is hidden. It replaces an older one of the same table. */
export function showNotification(title: string, body: string, table: string): void {
  if (!areNotificationsOn() || !document.hidden) return;
  try {
    const notification = new Notification(title, { body: body, tag: `tavolino-${table}` });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // Some browsers allow this only to service workers. The title of the page still shows the turn.
  }
}
