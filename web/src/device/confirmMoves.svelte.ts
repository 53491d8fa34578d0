/** Are moves confirmed on this device? Until somebody chooses: those made by a finger, which hides what it points at. */

import { recall, remember } from './storage';

export type By = 'mouse' | 'touch' | 'keys';
type Chosen = 'always' | 'never' | null;
const CHOSEN = 'confirm-moves';

const read = (): Chosen => [null, 'always', 'never'].find((known) => known === recall(CHOSEN)) as Chosen;
const kept = $state<{ chosen: Chosen }>({ chosen: read() });

/** Does a move made by this wait for Confirm? */
export const confirms = (by: By): boolean => (kept.chosen === null ? by === 'touch' : kept.chosen === 'always');

/** Has somebody chosen that no move waits? */
export const neverConfirms = (): boolean => kept.chosen === 'never';

/** By what this device is mostly played. */
export const usual = (): By => (globalThis.matchMedia?.('(pointer: coarse)').matches ? 'touch' : 'mouse');

export function chooseConfirming(on: boolean): void {
  kept.chosen = on ? 'always' : 'never';
  remember(CHOSEN, kept.chosen);
}

/** Look again what this browser remembers. */
export function recallConfirming(): void {
  kept.chosen = read();
}
