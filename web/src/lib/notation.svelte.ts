/** Does this device show moves as they are written, beside the words for them? */

import { recall, remember } from './storage';

const CHOSEN = 'notation';
const kept = $state({ shown: recall(CHOSEN) === 'on' });

export const showsNotation = (): boolean => kept.shown;

export function chooseNotation(on: boolean): void {
  kept.shown = on;
  remember(CHOSEN, on ? 'on' : 'off');
}
