/** The light or dark theme: that of the system, or the reader's choice. */

import { MediaQuery } from 'svelte/reactivity';
import { removeItem, readItem, writeItem } from '../storage';

export type Theme = 'system' | 'light' | 'dark';
export const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
const STORAGE_KEY = 'theme';

const state = $state<{ theme: Theme }>({ theme: 'system' });

export const theme = (): Theme => state.theme;

let dark: MediaQuery | undefined;

export const isDark = (): boolean =>
  state.theme === 'dark' ||
  (state.theme === 'system' && (dark ??= new MediaQuery('prefers-color-scheme: dark')).current);

function applyTheme(wanted: Theme): void {
  state.theme = wanted;
  if (wanted === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = wanted;
}

export function chooseTheme(wanted: Theme): void {
  applyTheme(wanted);
  if (wanted === 'system') removeItem(STORAGE_KEY);
  else writeItem(STORAGE_KEY, wanted);
}

export function loadTheme(): void {
  const wanted = readItem(STORAGE_KEY);
  applyTheme(THEMES.find((known) => known === wanted) ?? 'system');
}
