/** Interpolates between frames. It stays behind the newest frame, so that there is a next one, and farther behind if frames
 * come irregularly. Its clock follows the server's: faster after a delay, slower if frames or the simulation are late.
 */

import type { Frame, Heard, HandSeen, OtherHand, Place } from './frames';
import { Pulse } from './frameTiming';
import { placeAt, addKeyframe, type Keyframe } from './track';

/** The state of a hand besides its position. */
export interface Handling {
  /** No packets of the hand have arrived for a while. */
  frozen: boolean;
  /** The hand brings back its piece, or has done so. */
  returns: boolean;
}

/** Receives positions of pieces, hands and sounds. */
export interface Screen {
  put: (piece: number, at: Place) => void;
  hands: (hand: HandSeen | null, other: OtherHand | null, how: Handling) => void;
  heard: (heard: readonly Heard[]) => void;
}

const MAX_KEYFRAMES = 90;
const MAX_PACE = 3;
/** Seconds of silence in frames before a hand is shown frozen. Shorter silences are normal. */
export const FROZEN_AFTER = 0.5;

export class Film {
  readonly #tracks = new Map<number, Keyframe[]>();
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

  /** True if all frames were shown. */
  get isOver(): boolean {
    return this.#tick >= this.#newest;
  }
  get tick(): number {
    return this.#tick;
  }
  /** True if the simulation is slower than real time. */
  get slow(): boolean {
    return this.#pulse.slow;
  }

  /** Adds a frame. A smaller tick or another position means that another gesture has begun. */
  add(frame: Frame, seq = this.#seq, now = performance.now()): void {
    if (frame.tick < this.#newest || seq !== this.#seq) this.clear();
    this.#pulse.arrive(frame.tick, now);
    this.#seq = seq;
    if (this.#tick < 0) this.#tick = frame.tick;
    this.#newest = frame.tick;
    this.#coming.push(frame);
    for (const [piece, at] of frame.pieces) this.#addToTrack(piece, frame.tick, at);
  }

  #addToTrack(piece: number, tick: number, at: Place): void {
    const track = this.#tracks.get(piece) ?? [];
    addKeyframe(track, tick, at, this.ticks / this.frames);
    this.#tracks.set(piece, track.slice(-MAX_KEYFRAMES));
  }

  /** Shows the frame for this time of the page. Returns false if there is nothing more to show. */
  show(now: number, screen: Screen): boolean {
    const passed = Math.min(100, now - this.#shown);
    this.#shown = now;
    const wanted = (this.#pulse.delay * this.ticks) / 1000;
    const pace = Math.min(MAX_PACE, 1 + (this.#newest - this.#tick - wanted) / (3 * wanted));
    this.#tick = Math.min(this.#newest, this.#tick + (passed * this.ticks * pace) / 1000);
    this.#tell(screen);
    for (const [piece, track] of this.#tracks) screen.put(piece, this.#at(track));
    return !this.isOver;
  }

  #at(track: Keyframe[]): Place {
    while (track.length > 1 && track[1]!.tick <= this.#tick) track.shift();
    return placeAt(track[0]!, track[1], this.#tick);
  }

  /** Passes on hands and sounds of the frames up to the current tick. */
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
  /** The tick since which the hand has been silent. */
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
