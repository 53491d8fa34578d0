/** Day or night: as the system says, or as the reader chose. */

import { MediaQuery } from 'svelte/reactivity';
import { forget, recall, remember } from './storage';

export type Theme = 'system' | 'light' | 'dark';
export const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
const CHOSEN = 'theme';

const chosen = $state<{ theme: Theme }>({ theme: 'system' });

export const theme = (): Theme => chosen.theme;

let dark: MediaQuery | undefined;

/** Is it dark on the page now? */
export const isNight = (): boolean =>
  chosen.theme === 'dark' ||
  (chosen.theme === 'system' && (dark ??= new MediaQuery('prefers-color-scheme: dark')).current);

function show(wanted: Theme): void {
  chosen.theme = wanted;
  if (wanted === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = wanted;
}

export function chooseTheme(wanted: Theme): void {
  show(wanted);
  if (wanted === 'system') forget(CHOSEN);
  else remember(CHOSEN, wanted);
}

export function startTheme(): void {
  const wanted = recall(CHOSEN);
  show(THEMES.find((known) => known === wanted) ?? 'system');
}
