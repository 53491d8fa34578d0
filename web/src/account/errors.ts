/** What went wrong with a passkey, in words. */

import { t } from '../device/i18n.svelte';
import { wordsFor } from '../services/createTable';

const TOLD: Record<string, string> = {
  NotAllowedError: 'person-cancelled',
  AbortError: 'person-cancelled',
  InvalidStateError: 'person-has-one',
  SecurityError: 'person-none-number',
};

export const troubleOf = (reason: unknown): string =>
  reason instanceof DOMException ? t(TOLD[reason.name] ?? 'person-unable') : wordsFor(reason);
