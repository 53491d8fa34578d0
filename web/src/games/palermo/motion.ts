/** What changed between two views, told as movements. Nothing moves for those who ask for that. */

import { prefersReducedMotion } from 'svelte/motion';
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

/** A card falls the last bit onto the table. */
export function drop(_node: Element): TransitionConfig {
  return {
    duration: prefersReducedMotion.current ? 0 : 280,
    easing: cubicOut,
    css: (done, left) => `opacity: ${Math.min(1, done * 2)}; transform: translateY(${-14 * left}px)`,
  };
}
