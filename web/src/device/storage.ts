/** What this browser remembers. Storage may be blocked; then it lasts as long as the page. */

const PREFIX = 'tavolino-';
const fallback = new Map<string, string>();

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name) ?? fallback.get(name) ?? null;
  } catch {
    return fallback.get(name) ?? null;
  }
}

const heard = new Set<(name: string) => void>();

/** Have it said when something else is remembered than before. */
export const onRemembering = (hear: (name: string) => void): void => void heard.add(hear);
const tell = (name: string): void => heard.forEach((hear) => hear(name));

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
    fallback.delete(name);
  } catch {
    fallback.set(name, value);
  }
  tell(name);
}

export function forget(name: string): void {
  fallback.delete(name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Blocked storage held nothing.
  }
  tell(name);
}

/** Will anything still be known after this page is closed? */
export function lasts(): boolean {
  try {
    localStorage.setItem(`${PREFIX}probe`, '1');
    localStorage.removeItem(`${PREFIX}probe`);
    return true;
  } catch {
    return false;
  }
}
