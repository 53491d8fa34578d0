/** Reads the preferences of this browser and applies those of an account. */

import { reloadConfirmMoves } from '../device/settings/confirmMoves.svelte';
import { chooseLanguage, isLanguage, language } from '../device/i18n.svelte';
import { reloadNotation } from '../device/settings/notation.svelte';
import { LANGUAGES } from '../protocol/languages';
import type { Preferences } from '../protocol/messages';
import { reloadSounds } from '../device/settings/sounds.svelte';
import { readItem, writeItem } from '../device/storage';
import { loadTheme } from '../device/settings/theme.svelte';

type Name = keyof Preferences;

/** The storage key of each preference, and its valid values. */
const STORAGE: Record<Name, [string, readonly string[]]> = {
  language: ['language', Object.keys(LANGUAGES)],
  theme: ['theme', ['light', 'dark']],
  confirm: ['confirm-moves', ['always', 'never']],
  sounds: ['sounds', ['on', 'off']],
  notation: ['notation', ['on', 'off']],
  table: ['table-style', ['plain', 'drawn']],
};

export const isPreference = (name: string): boolean => Object.values(STORAGE).some(([kept]) => kept === name);

export function storedPreferences(): Preferences {
  const chosen = Object.entries(STORAGE).map(
    ([name, [kept, words]]) => [name, words.find((word) => word === readItem(kept))] as const,
  );
  return Object.fromEntries(chosen.filter(([, word]) => word !== undefined));
}

/** Applies preferences. Those that are not set keep their value. */
export async function applyPreferences(wanted: Preferences): Promise<void> {
  for (const [name, word] of Object.entries(wanted) as [Name, string | null][]) {
    if (word && name !== 'language') writeItem(STORAGE[name][0], word);
  }
  loadTheme();
  reloadConfirmMoves();
  reloadNotation();
  reloadSounds();
  const wantedLanguage = wanted.language ?? '';
  if (isLanguage(wantedLanguage) && wantedLanguage !== language()) await chooseLanguage(wantedLanguage).catch(() => {});
}
