/** Are moves confirmed on this device? Until somebody chooses: those made by a finger, which hides what it points at. */

import { readItem, writeItem } from './storage';

export type PointerKind = 'mouse' | 'touch' | 'keys';
type Setting = 'always' | 'never' | null;
const STORAGE_KEY = 'confirm-moves';

const readSetting = (): Setting =>
  [null, 'always', 'never'].find((value) => value === readItem(STORAGE_KEY)) as Setting;
const state = $state<{ chosen: Setting }>({ chosen: readSetting() });

/** Does a move made by this wait for Confirm? */
export const needsConfirm = (pointer: PointerKind): boolean =>
  state.chosen === null ? pointer === 'touch' : state.chosen === 'always';

/** Has somebody chosen that no move waits? */
export const isConfirmOff = (): boolean => state.chosen === 'never';

/** By what this device is mostly played. */
export const usualPointer = (): PointerKind =>
  globalThis.matchMedia?.('(pointer: coarse)').matches ? 'touch' : 'mouse';

export function setConfirmMoves(on: boolean): void {
  state.chosen = on ? 'always' : 'never';
  writeItem(STORAGE_KEY, state.chosen);
}

/** Look again what this browser remembers. */
export function reloadConfirmMoves(): void {
  state.chosen = readSetting();
}
