/** Seeing a gesture again: it runs, fast or slowly, or is pushed to and fro. */

import type { Screen } from './film';
import type { Reel } from './recording';

const SLOWLY = 0.3;
/** A pause of the page is no leap of the film. */
const LONGEST_MS = 100;

export class Replaying {
  tick = $state(0);
  runs = $state(true);
  slow = $state(false);
  #shown = 0;

  constructor(
    readonly reel: Reel,
    private readonly ticks: number,
    from = reel.first,
    private readonly until = reel.last,
  ) {
    this.tick = from;
  }

  get isOver(): boolean {
    return this.tick >= this.until;
  }

  /** Before each picture; true while it runs. */
  frame(now: number, screen: Screen): boolean {
    const passed = Math.min(LONGEST_MS, now - this.#shown);
    this.#shown = now;
    if (this.runs) {
      const before = this.tick;
      this.tick = Math.min(this.until, before + (passed * this.ticks * (this.slow ? SLOWLY : 1)) / 1000);
      this.reel.sound(before, this.tick, screen);
      this.runs = !this.isOver;
    }
    this.reel.show(this.tick, screen);
    return this.runs;
  }

  seek(tick: number): void {
    this.runs = false;
    this.tick = tick;
  }
  run(): void {
    if (this.isOver) this.tick = this.reel.first;
    this.runs = !this.runs;
  }
}
