/** Small transitions of the table. Nothing moves for those who ask for that. */

import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';

const still = (): boolean => prefersReducedMotion.current;

/** A card that was just laid falls the last bit onto the table. */
export function drop(_node: Element, justLaid: boolean): TransitionConfig {
  return {
    duration: still() || !justLaid ? 0 : 280,
    easing: cubicOut,
    css: (done, left) => `opacity: ${Math.min(1, done * 2)}; transform: translateY(${-14 * left}px)`,
  };
}

/** Move an element through key frames, unless nothing may move. */
export function move(element: Element | undefined, frames: Keyframe[], timing: { duration: number; delay: number }): void {
  if (!element?.animate || still()) return;
  element.animate(frames, { ...timing, easing: 'ease-in-out', fill: 'backwards' });
}

export const mayMove = (): boolean => !still();
