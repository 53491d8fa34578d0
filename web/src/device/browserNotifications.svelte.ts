/** The browser tells that it is one's turn while the page is hidden; only when somebody wants that. */

import { recall, remember } from './storage';

const SWITCH = 'notices';
const kept = $state({ on: recall(SWITCH) === 'on' });
const canTell = (): boolean => typeof Notification !== 'undefined';

/** Are they wanted, and does the browser let us? */
export const noticesOn = (): boolean => kept.on && canTell() && Notification.permission === 'granted';

/** Can the browser tell anything at all? */
export const noticesPossible = (): boolean => canTell() && Notification.permission !== 'denied';

/** Ask the browser, if that is needed; does it let us? */
export async function chooseNotices(on: boolean): Promise<boolean> {
  const allowed = on && canTell() && (await Notification.requestPermission()) === 'granted';
  kept.on = allowed;
  remember(SWITCH, allowed ? 'on' : 'off');
  return allowed === on;
}

/** Tell it to whoever does not look; a newer notice of the same table takes the place of the last. */
export function notify(title: string, words: string, table: string): void {
  if (!noticesOn() || !document.hidden) return;
  try {
    const notice = new Notification(title, { body: words, tag: `tavolino-${table}` });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some browsers only let service workers do it: then the title of the page tells.
  }
}
