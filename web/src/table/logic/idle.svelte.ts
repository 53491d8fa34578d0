/**
 * Whether the page is idle: no message is under way, nothing moves, fonts and images are loaded.
 * The table shows it as `data-idle`, for tests.
 */

import { isPageStill } from './animationsDone';

export class Idle {
  isIdle = $state(false);
  #frame = 0;

  /** Starts again. If no message is under way, checks each frame until nothing moves. */
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
