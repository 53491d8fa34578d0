/** Local storage with a fallback in memory, for browsers that block it. */

const PREFIX = 'tavolino-';
const fallback = new Map<string, string>();

export function readItem(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name) ?? fallback.get(name) ?? null;
  } catch {
    return fallback.get(name) ?? null;
  }
}

const listeners = new Set<(name: string) => void>();

/** Registers a listener for changed items. */
export const onItemChange = (listener: (name: string) => void): void => void listeners.add(listener);
const notifyListeners = (name: string): void => listeners.forEach((listener) => listener(name));

export function writeItem(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
    fallback.delete(name);
  } catch {
    fallback.set(name, value);
  }
  notifyListeners(name);
}

export function removeItem(name: string): void {
  fallback.delete(name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Blocked storage holds nothing.
  }
  notifyListeners(name);
}

/** Whether items survive closing the page. */
export function isStorageAvailable(): boolean {
  try {
    localStorage.setItem(`${PREFIX}probe`, '1');
    localStorage.removeItem(`${PREFIX}probe`);
    return true;
  } catch {
    return false;
  }
}
