/** Keeps the keyboard focus when the focused element disappears. */

import { tick } from 'svelte';

/** After the next render: focuses the target if nothing else has the focus. */
export async function focusIfLost(target: () => HTMLElement | null | undefined): Promise<void> {
  await tick();
  if (!document.activeElement || document.activeElement === document.body) target()?.focus();
}
