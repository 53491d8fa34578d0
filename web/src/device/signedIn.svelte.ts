/** Does this browser know who we are? The rest of it is fetched only then. */

import { removeItem, readItem, writeItem } from './storage';

const STORAGE_KEY = 'person';
const state = $state({ known: readItem(STORAGE_KEY) === 'yes' });

export const isSignedIn = (): boolean => state.known;

export function setSignedIn(known: boolean): void {
  state.known = known;
  if (known) writeItem(STORAGE_KEY, 'yes');
  else removeItem(STORAGE_KEY);
}
