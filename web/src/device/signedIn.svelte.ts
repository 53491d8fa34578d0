/** Whether this browser is signed in to an account. The account itself is loaded only then. */

import { removeItem, readItem, writeItem } from './storage';

const STORAGE_KEY = 'person';
const state = $state({ known: readItem(STORAGE_KEY) === 'yes' });

export const isSignedIn = (): boolean => state.known;

export function setSignedIn(known: boolean): void {
  state.known = known;
  if (known) writeItem(STORAGE_KEY, 'yes');
  else removeItem(STORAGE_KEY);
}
