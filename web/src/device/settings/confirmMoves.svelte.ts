/** Whether moves on this device need Confirm. By default only moves by touch do, because a finger hides its target. */

import { readItem, writeItem } from '../storage';

export type PointerKind = 'mouse' | 'touch' | 'keys';
type Setting = 'always' | 'never' | null;
const STORAGE_KEY = 'confirm-moves';

const readSetting = (): Setting =>
  [null, 'always', 'never'].find((value) => value === readItem(STORAGE_KEY)) as Setting;
const state = $state<{ chosen: Setting }>({ chosen: readSetting() });

export const needsConfirm = (pointer: PointerKind): boolean =>
  state.chosen === null ? pointer === 'touch' : state.chosen === 'always';

/** Whether the player has turned Confirm off. */
export const isConfirmOff = (): boolean => state.chosen === 'never';

/** The usual pointer of this device. */
export const usualPointer = (): PointerKind =>
  globalThis.matchMedia?.('(pointer: coarse)').matches ? 'touch' : 'mouse';

export function setConfirmMoves(on: boolean): void {
  state.chosen = on ? 'always' : 'never';
  writeItem(STORAGE_KEY, state.chosen);
}

/** Reads the setting from storage again. */
export function reloadConfirmMoves(): void {
  state.chosen = readSetting();
}
