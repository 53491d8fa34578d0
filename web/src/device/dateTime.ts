/** Dates and times in the format of the reader's language. */

import { language } from './i18n.svelte';

export const formatDateTime = (at: string | number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));

export const formatDay = (at: string): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(Date.parse(at));
