/** Shows the result after the final animations. */

import { animationsDone } from './animationsDone';

interface ResultState {
  over: boolean;
  /** An earlier position is shown. The result must not interrupt it. */
  isOtherPositionShown: boolean;
}

/** Calls `show` after the match has ended in front of the reader. Must be created during component initialization. */
export class ResultReveal {
  /** Something new was shown. If it was the end, the result is due. */
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
