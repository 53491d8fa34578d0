/** The browser tells that it is one's turn while the page is hidden; only when somebody wants that. */

import { readItem, writeItem } from './storage';

const STORAGE_KEY = 'notices';
const state = $state({ on: readItem(STORAGE_KEY) === 'on' });
const isSupported = (): boolean => typeof Notification !== 'undefined';

/** Are they wanted, and does the browser let us? */
export const areNotificationsOn = (): boolean => state.on && isSupported() && Notification.permission === 'granted';

/** Can the browser tell anything at all? */
export const areNotificationsPossible = (): boolean => isSupported() && Notification.permission !== 'denied';

/** Ask the browser, if that is needed; does it let us? */
export async function setNotifications(on: boolean): Promise<boolean> {
  const allowed = on && isSupported() && (await Notification.requestPermission()) === 'granted';
  state.on = allowed;
  writeItem(STORAGE_KEY, allowed ? 'on' : 'off');
  return allowed === on;
}

/** Tell it to whoever does not look; a newer notice of the same table takes the place of the last. */
export function showNotification(title: string, body: string, table: string): void {
  if (!areNotificationsOn() || !document.hidden) return;
  try {
    const notification = new Notification(title, { body: body, tag: `tavolino-${table}` });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // Some browsers only let service workers do it: then the title of the page tells.
  }
}
