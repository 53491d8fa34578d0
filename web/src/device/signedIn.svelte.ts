/** Does this browser know who we are? The rest of it is fetched only then. */

import { forget, recall, remember } from './storage';

const KEPT = 'person';
const kept = $state({ known: recall(KEPT) === 'yes' });

export const isKnown = (): boolean => kept.known;

export function nowKnown(known: boolean): void {
  kept.known = known;
  if (known) remember(KEPT, 'yes');
  else forget(KEPT);
}
