/** Replays a gesture: at normal speed, slowly, or at the position of a slider. */

import type { Screen } from './film';
import type { Reel } from './recording';

const SLOW_SPEED = 0.3;
/** Maximum milliseconds between two frames. A longer pause of the page does not skip anything. */
const MAX_FRAME_MS = 100;

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

  /** Called before each frame. Returns true while the replay runs. */
  frame(now: number, screen: Screen): boolean {
    const passed = Math.min(MAX_FRAME_MS, now - this.#shown);
    this.#shown = now;
    if (this.runs) {
      const before = this.tick;
      this.tick = Math.min(this.until, before + (passed * this.ticks * (this.slow ? SLOW_SPEED : 1)) / 1000);
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
