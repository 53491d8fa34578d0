/** A moment of its own for the bribes: the city stays the stage until the coins are where they belong. */

import { isMotionAllowed } from '../../../board/motion/motion';
import { scaleDuration } from '../../../board/motion/replaySpeed.svelte';
import { areBribes, bribedView } from './bribes';
import type { Effect } from '../../../board/effects';
import type { View } from '../view';

/** Milliseconds: the coins have landed, and it is seen whose they are. */
const HELD = 1700;

export class Bribing {
  /** What was seen already. */
  #seen = $state.raw<readonly Effect[] | null>(null);

  constructor(private readonly table: () => { view: View; effects: readonly Effect[] }) {
    this.#seen = table().effects;
    $effect(() => {
      if (!this.isOn) return;
      const timer = setTimeout(this.end, scaleDuration(HELD));
      return () => clearTimeout(timer);
    });
  }

  readonly isOn: boolean = $derived.by(() => {
    const { effects } = this.table();
    return effects !== this.#seen && areBribes(effects) && isMotionAllowed();
  });
  /** The table as it is shown meanwhile. */
  readonly view: View = $derived.by(() => {
    const { view, effects } = this.table();
    return this.isOn ? bribedView(view, effects) : view;
  });

  /** Seen enough: whoever does something wants to go on. */
  end = (): void => {
    this.#seen = this.table().effects;
  };
}
