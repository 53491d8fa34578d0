/** The keys go on where something was that is gone. */

import { tick } from 'svelte';

/** Once the page shows what changed: if nothing has the focus any more, this has. */
export async function focusIfLost(target: () => HTMLElement | null | undefined): Promise<void> {
  await tick();
  if (!document.activeElement || document.activeElement === document.body) target()?.focus();
}
