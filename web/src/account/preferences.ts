/** What somebody likes on every device: what this one remembers of it, and back. */

import { recallConfirming } from '../device/confirmMoves.svelte';
import { choose, isLanguage, language } from '../device/i18n.svelte';
import { recallNotation } from '../device/notation.svelte';
import type { Preferences } from '../protocol/messages';
import { recallSounds } from '../device/sounds.svelte';
import { recall, remember } from '../device/storage';
import { startTheme } from '../device/theme.svelte';

type Name = keyof Preferences;

/** Under which name each is remembered, and what it may be. */
const KEPT: Record<Name, [string, readonly string[]]> = {
  language: ['language', ['en', 'nl', 'fr', 'de']],
  theme: ['theme', ['light', 'dark']],
  confirm: ['confirm-moves', ['always', 'never']],
  sounds: ['sounds', ['on', 'off']],
  notation: ['notation', ['on', 'off']],
  table: ['table-style', ['plain', 'drawn']],
};

export const isPreference = (name: string): boolean => Object.values(KEPT).some(([kept]) => kept === name);

export function preferred(): Preferences {
  const chosen = Object.entries(KEPT).map(
    ([name, [kept, words]]) => [name, words.find((word) => word === recall(kept))] as const,
  );
  return Object.fromEntries(chosen.filter(([, word]) => word !== undefined));
}

/** From now on it is so here; what was never chosen stays as it is. */
export async function prefer(wanted: Preferences): Promise<void> {
  for (const [name, word] of Object.entries(wanted) as [Name, string | null][]) {
    if (word && name !== 'language') remember(KEPT[name][0], word);
  }
  startTheme();
  recallConfirming();
  recallNotation();
  recallSounds();
  const spoken = wanted.language ?? '';
  if (isLanguage(spoken) && spoken !== language()) await choose(spoken).catch(() => {});
}
