/** What is seen between two frames: always a little behind the newest word, so that there is a next one; farther where frames come
 * unevenly. Its clock follows the server's: faster after a jam, slower when words fail to come or the simulation is slower than time.
 */

import type { Frame, Heard, HandSeen, OtherHand, Place } from './frames';
import { Pulse } from './frameTiming';
import { amid, note, type Word } from './track';

/** What is to be known of a hand besides where it is. */
export interface Handling {
  /** Nothing has been heard of it for a while. */
  frozen: boolean;
  /** It brings back what it holds, or has done so. */
  returns: boolean;
}

/** Where things are put, and who is told what happens. */
export interface Screen {
  put: (piece: number, at: Place) => void;
  hands: (hand: HandSeen | null, other: OtherHand | null, how: Handling) => void;
  heard: (heard: readonly Heard[]) => void;
}

const LONGEST = 90;
const FASTEST = 3;
/** Seconds for which frames call a hand silent before it is shown frozen: what was told in words may pause for a moment. */
export const FROZEN_AFTER = 0.5;

export class Film {
  readonly #tracks = new Map<number, Word[]>();
  #coming: Frame[] = [];
  #tick = -1;
  #newest = -1;
  #seq = -1;
  #shown = 0;

  readonly #pulse: Pulse;

  constructor(
    private readonly ticks: number,
    private readonly frames: number,
  ) {
    this.#pulse = new Pulse(ticks, frames);
  }

  /** All that was said has been shown. */
  get isOver(): boolean {
    return this.#tick >= this.#newest;
  }
  get tick(): number {
    return this.#tick;
  }
  /** Does the table simulate more slowly than real time? */
  get slow(): boolean {
    return this.#pulse.slow;
  }

  /** A smaller tick, or another moment: another gesture has begun. */
  add(frame: Frame, seq = this.#seq, now = performance.now()): void {
    if (frame.tick < this.#newest || seq !== this.#seq) this.clear();
    this.#pulse.arrive(frame.tick, now);
    this.#seq = seq;
    if (this.#tick < 0) this.#tick = frame.tick;
    this.#newest = frame.tick;
    this.#coming.push(frame);
    for (const [piece, at] of frame.pieces) this.#note(piece, frame.tick, at);
  }

  #note(piece: number, tick: number, at: Place): void {
    const track = this.#tracks.get(piece) ?? [];
    note(track, tick, at, this.ticks / this.frames);
    this.#tracks.set(piece, track.slice(-LONGEST));
  }

  /** Show what is to be seen at this time of the page; false when there is no more. */
  show(now: number, screen: Screen): boolean {
    const passed = Math.min(100, now - this.#shown);
    this.#shown = now;
    const wanted = (this.#pulse.delay * this.ticks) / 1000;
    const pace = Math.min(FASTEST, 1 + (this.#newest - this.#tick - wanted) / (3 * wanted));
    this.#tick = Math.min(this.#newest, this.#tick + (passed * this.ticks * pace) / 1000);
    this.#tell(screen);
    for (const [piece, track] of this.#tracks) screen.put(piece, this.#at(track));
    return !this.isOver;
  }

  #at(track: Word[]): Place {
    while (track.length > 1 && track[1]!.tick <= this.#tick) track.shift();
    return amid(track[0]!, track[1], this.#tick);
  }

  /** Hands and sounds of the frames that have had their turn. */
  #tell(screen: Screen): void {
    while (this.#coming[0] && this.#coming[0].tick <= this.#tick) {
      const frame = this.#coming.shift()!;
      if (frame.hand !== undefined) this.#hand = frame.hand;
      if (frame.other !== undefined) this.#other = frame.other;
      if (frame.heard.length) screen.heard(frame.heard);
      this.#silent = frame.silent ? (this.#silent ?? frame.tick) : null;
      this.#returns ||= frame.leg === 'returning';
    }
    const frozen = this.#silent !== null && this.#tick - this.#silent >= FROZEN_AFTER * this.ticks;
    screen.hands(this.#hand, this.#other, { frozen, returns: this.#returns });
  }
  /** Since when nothing was heard of the hand. */
  #silent: number | null = null;
  #returns = false;
  #hand: HandSeen | null = null;
  #other: OtherHand | null = null;

  clear(): void {
    this.#tracks.clear();
    this.#coming = [];
    this.#hand = this.#other = this.#silent = null;
    this.#returns = false;
    this.#pulse.begin();
    this.#tick = this.#newest = -1;
  }
}
