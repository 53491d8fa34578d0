/** Error messages of passkeys. */

import { t } from '../device/i18n.svelte';
import { errorText } from '../services/createTable';

const MESSAGES: Record<string, string> = {
  NotAllowedError: 'person-cancelled',
  AbortError: 'person-cancelled',
  InvalidStateError: 'person-has-one',
  SecurityError: 'person-none-number',
};

export const passkeyErrorText = (reason: unknown): string =>
  reason instanceof DOMException ? t(MESSAGES[reason.name] ?? 'person-unable') : errorText(reason);
