/** Keeps the city as the main part until the coins of the bribes have reached their owners. */

import { isMotionAllowed } from '../../../board/motion/motion';
import { scaleDuration } from '../../../board/motion/replaySpeed.svelte';
import { areBribes, bribedView } from './bribes';
import type { Effect } from '../../../board/effects';
import type { View } from '../view';

/** Milliseconds until the coins have landed and the player can see who got them. */
const DISPLAY_MS = 1700;

export class Bribing {
  /** The effects that were shown already. */
  #shownEffects = $state.raw<readonly Effect[] | null>(null);

  constructor(private readonly table: () => { view: View; effects: readonly Effect[] }) {
    this.#shownEffects = table().effects;
    $effect(() => {
      if (!this.isOn) return;
      const timer = setTimeout(this.end, scaleDuration(DISPLAY_MS));
      return () => clearTimeout(timer);
    });
  }

  readonly isOn: boolean = $derived.by(() => {
    const { effects } = this.table();
    return effects !== this.#shownEffects && areBribes(effects) && isMotionAllowed();
  });
  /** The view to show: that of the bribes while they are paid, else the current one. */
  readonly view: View = $derived.by(() => {
    const { view, effects } = this.table();
    return this.isOn ? bribedView(view, effects) : view;
  });

  /** Ends the display early. Called on any input of the player. */
  end = (): void => {
    this.#shownEffects = this.table().effects;
  };
}
