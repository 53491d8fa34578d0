/** The result waits until the end has been seen. */

import { stillness } from './animationsDone';

interface Now {
  over: boolean;
  /** Is something else shown than the present? Nobody is torn away from what they look at. */
  elsewhere: boolean;
}

/** Calls `show` once the end that somebody lived to see is before their eyes. To be called while a page is made. */
export class Ending {
  /** Something happened before one's eyes, or is shown again: if it was the end, its result is still to be seen. */
  unseen = $state(false);

  constructor(now: () => Now, show: () => void) {
    $effect(() => {
      const { over, elsewhere } = now();
      if (!this.unseen || !over || elsewhere) return;
      this.unseen = false;
      void stillness().then(() => (now().elsewhere ? (this.unseen = true) : show()));
    });
  }
}
