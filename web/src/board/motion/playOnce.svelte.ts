/** Animates the effects of a position once, however often the position is rendered. */

import type { Effect } from '../effects';

interface ShownPosition<View> {
  view: View;
  effects: readonly Effect[];
}

/** Calls `show` with the previous view whenever effects led from it to the present one. */
export function onEffects<View>(now: () => ShownPosition<View>, show: (before: View) => void): void {
  let before: ShownPosition<View> | null = null;
  $effect(() => {
    const { view, effects } = now();
    const last = before;
    before = { view, effects };
    if (last && last.effects !== effects && effects.length) show(last.view);
  });
}
