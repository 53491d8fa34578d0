/**
 * Whether the page has come to rest: no message is under way, nothing moves, fonts and pictures are there.
 * The table shows it as `data-idle`, for tests to wait for.
 */

import { isStill } from './animationsDone';

export class Idle {
  reached = $state(false);
  #frame = 0;

  /** Something began. If no message is under way, look at every frame until nothing moves. */
  watch(isQuiet: boolean): void {
    this.close();
    this.reached = false;
    if (isQuiet) this.#next();
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
  }

  #next(): void {
    this.#frame = requestAnimationFrame(() => {
      if (isStill()) this.reached = true;
      else this.#next();
    });
  }
}
