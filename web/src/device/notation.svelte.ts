/** Does this device show moves as they are written, beside the words for them? */

import { readItem, writeItem } from './storage';

const STORAGE_KEY = 'notation';
const state = $state({ shown: readItem(STORAGE_KEY) === 'on' });

export const isNotationShown = (): boolean => state.shown;

/** Look again what this browser remembers. */
export function reloadNotation(): void {
  state.shown = readItem(STORAGE_KEY) === 'on';
}

export function setNotationShown(on: boolean): void {
  state.shown = on;
  writeItem(STORAGE_KEY, on ? 'on' : 'off');
}
