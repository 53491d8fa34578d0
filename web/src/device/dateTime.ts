/** A moment as the reader writes it. */

import { language } from './i18n.svelte';

export const moment = (at: string | number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
