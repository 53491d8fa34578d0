/**
 * Whether the page has come to rest: no message is under way, nothing moves, fonts and pictures are there.
 * The table shows it as `data-idle`, for tests to wait for.
 */

import { isPageStill } from './animationsDone';

export class Idle {
  isIdle = $state(false);
  #frame = 0;

  /** Something began. If no message is under way, look at every frame until nothing moves. */
  watch(isSettled: boolean): void {
    this.close();
    this.isIdle = false;
    if (isSettled) this.#checkNextFrame();
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
  }

  #checkNextFrame(): void {
    this.#frame = requestAnimationFrame(() => {
      if (isPageStill()) this.isIdle = true;
      else this.#checkNextFrame();
    });
  }
}
