import { language } from '../../device/i18n.svelte';

/** A day, as it is said in the reader's language. */
export const day = (at: string): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(Date.parse(at));
