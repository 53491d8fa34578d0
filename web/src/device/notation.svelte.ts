/** Does this device show moves as they are written, beside the words for them? */

import { recall, remember } from './storage';

const CHOSEN = 'notation';
const kept = $state({ shown: recall(CHOSEN) === 'on' });

export const showsNotation = (): boolean => kept.shown;

/** Look again what this browser remembers. */
export function recallNotation(): void {
  kept.shown = recall(CHOSEN) === 'on';
}

export function chooseNotation(on: boolean): void {
  kept.shown = on;
  remember(CHOSEN, on ? 'on' : 'off');
}
