/** What is seen between two frames: always a little behind the newest word, so that there is a next one.
 *
 * Its clock follows the server's: faster after a jam, slower when words fail to come or the simulation is slower than time.
 */

import type { Frame, Heard, HandSeen, Leg, OtherHand, Place } from './frames';

/** Where things are put, and who is told what happens. */
export interface Screen {
  put: (piece: number, at: Place) => void;
  hands: (hand: HandSeen | null, other: OtherHand | null) => void;
  heard: (heard: readonly Heard[]) => void;
}

interface Track {
  tick: number;
  at: Place;
}

const LONGEST = 90;
const FASTEST = 3;
const DELAY_MS = 100;

export function between(a: Place, b: Place, part: number): Place {
  const sign = a[3] * b[3] + a[4] * b[4] + a[5] * b[5] + a[6] * b[6] < 0 ? -1 : 1;
  const mixed = a.map((c, n) => c + ((n < 3 ? 1 : sign) * b[n]! - c) * part);
  const size = Math.hypot(mixed[3]!, mixed[4]!, mixed[5]!, mixed[6]!);
  return mixed.map((c, n) => (n < 3 ? c : c / size)) as unknown as Place;
}

export class Film {
  /** Below 1: slow motion. */
  rate = 1;
  readonly #tracks = new Map<number, Track[]>();
  #coming: Frame[] = [];
  #tick = -1;
  #newest = -1;
  #seq = -1;
  #shown = 0;
  #leg: Leg = 'over';

  constructor(private readonly ticks: number, private readonly frames: number, private readonly delay = DELAY_MS) {}

  /** All that was said has been shown. */
  get isOver(): boolean {
    return this.#tick >= this.#newest;
  }
  /** In which leg what is seen is. */
  get leg(): Leg {
    return this.#leg;
  }
  get tick(): number {
    return this.#tick;
  }

  /** A smaller tick, or another moment: another gesture has begun. */
  add(frame: Frame, seq = this.#seq): void {
    if (frame.tick < this.#newest || seq !== this.#seq) this.clear();
    this.#seq = seq;
    if (this.#tick < 0) this.#tick = frame.tick;
    this.#newest = frame.tick;
    this.#coming.push(frame);
    for (const [piece, at] of frame.pieces) this.#note(piece, frame.tick, at);
  }

  /** What a frame does not mention has not moved: it is held until one beat before the next word of it. */
  #note(piece: number, tick: number, at: Place): void {
    const track = this.#tracks.get(piece) ?? [];
    const beat = this.ticks / this.frames;
    const last = track.at(-1);
    if (last && tick - last.tick > 1.5 * beat) track.push({ tick: tick - beat, at: last.at });
    track.push({ tick, at });
    this.#tracks.set(piece, track.slice(-LONGEST));
  }

  /** Show what is to be seen at this time of the page; false when there is no more. */
  show(now: number, screen: Screen): boolean {
    const passed = Math.min(100, now - this.#shown);
    this.#shown = now;
    const wanted = (this.delay * this.ticks) / 1000;
    const pace = this.rate < 1 ? this.rate : Math.min(FASTEST, 1 + (this.#newest - this.#tick - wanted) / (3 * wanted));
    this.#tick = Math.min(this.#newest, this.#tick + (passed * this.ticks * pace) / 1000);
    this.#tell(screen);
    for (const [piece, track] of this.#tracks) screen.put(piece, this.#at(track));
    return !this.isOver;
  }

  #at(track: Track[]): Place {
    while (track.length > 1 && track[1]!.tick <= this.#tick) track.shift();
    const [from, to] = [track[0]!, track[1]];
    return to ? between(from.at, to.at, Math.max(0, (this.#tick - from.tick) / (to.tick - from.tick))) : from.at;
  }

  /** Hands and sounds of the frames that have had their turn. */
  #tell(screen: Screen): void {
    while (this.#coming[0] && this.#coming[0].tick <= this.#tick) {
      const frame = this.#coming.shift()!;
      this.#leg = frame.leg;
      if (frame.hand !== undefined) this.#hand = frame.hand;
      if (frame.other !== undefined) this.#other = frame.other;
      if (frame.heard.length) screen.heard(frame.heard);
    }
    screen.hands(this.#hand, this.#other);
  }
  #hand: HandSeen | null = null;
  #other: OtherHand | null = null;

  clear(): void {
    this.#tracks.clear();
    this.#coming = [];
    this.#hand = this.#other = null;
    this.#tick = this.#newest = -1;
  }
}
