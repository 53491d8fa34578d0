/** The result waits until the end has been seen. */

import { animationsDone } from './animationsDone';

interface ResultState {
  over: boolean;
  /** Is something else shown than the present? Nobody is torn away from what they look at. */
  isOtherPositionShown: boolean;
}

/** Calls `show` once the end that somebody lived to see is before their eyes. To be called while a page is made. */
export class ResultReveal {
  /** Something happened before one's eyes, or is shown again: if it was the end, its result is still to be seen. */
  isPending = $state(false);

  constructor(now: () => ResultState, show: () => void) {
    $effect(() => {
      const { over, isOtherPositionShown } = now();
      if (!this.isPending || !over || isOtherPositionShown) return;
      this.isPending = false;
      void animationsDone().then(() => (now().isOtherPositionShown ? (this.isPending = true) : show()));
    });
  }
}
