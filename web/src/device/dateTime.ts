/** A moment as the reader writes it. */

import { language } from './i18n.svelte';

export const formatDateTime = (at: string | number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));

export const formatDay = (at: string): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(Date.parse(at));
