/** Whether this device shows the notation of moves beside their text. */

import { readItem, writeItem } from '../storage';

const STORAGE_KEY = 'notation';
const state = $state({ shown: readItem(STORAGE_KEY) === 'on' });

export const isNotationShown = (): boolean => state.shown;

/** Reads the setting from storage again. */
export function reloadNotation(): void {
  state.shown = readItem(STORAGE_KEY) === 'on';
}

export function setNotationShown(on: boolean): void {
  state.shown = on;
  writeItem(STORAGE_KEY, on ? 'on' : 'off');
}
