/** A recorded gesture that can be shown at any tick. */

import type { Catalogue } from '../catalogue';
import { FROZEN_AFTER, type Screen } from './film';
import type { Frame } from './frames';
import { placeAt, addKeyframe, type Keyframe } from './track';

export class Reel {
  readonly first: number;
  readonly last: number;
  /** The tick at which the villa began to fall, or null if it did not. */
  readonly falls: number | null;
  readonly #tracks = new Map<number, Keyframe[]>();

  readonly #frozenAfterTicks: number;

  constructor(
    private readonly frames: readonly Frame[],
    { ticks, frames: rate }: Catalogue,
  ) {
    this.#frozenAfterTicks = FROZEN_AFTER * ticks;
    this.first = frames[0]?.tick ?? 0;
    this.last = frames.at(-1)?.tick ?? 0;
    this.falls = frames.find(({ leg }) => leg === 'falling')?.tick ?? null;
    for (const { tick, pieces } of frames) {
      for (const [piece, at] of pieces) {
        const track = this.#tracks.get(piece) ?? [];
        addKeyframe(track, tick, at, ticks / rate);
        this.#tracks.set(piece, track);
      }
    }
  }

  show(tick: number, screen: Screen): void {
    for (const [piece, track] of this.#tracks) {
      const next = track.findIndex((keyframe) => keyframe.tick > tick);
      const from = track[(next < 0 ? track.length : next) - 1] ?? track[0]!;
      screen.put(piece, placeAt(from, next > 0 ? track[next] : undefined, tick));
    }
    const past = this.frames.filter((frame) => frame.tick <= tick);
    const hand = past.filter((frame) => frame.hand !== undefined).at(-1)?.hand ?? null;
    const other = past.filter((frame) => frame.other !== undefined).at(-1)?.other ?? null;
    const silent = past[past.map((frame) => frame.silent).lastIndexOf(false) + 1];
    const frozen = silent !== undefined && tick - silent.tick >= this.#frozenAfterTicks;
    screen.hands(hand, other, { frozen, returns: past.some(({ leg }) => leg === 'returning') });
  }

  /** Plays the sounds after one tick, up to and including another. */
  sound(after: number, until: number, screen: Screen): void {
    for (const { tick, heard } of this.frames) if (tick > after && tick <= until && heard.length) screen.heard(heard);
  }
}
