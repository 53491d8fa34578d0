/** Replays the gesture that led to the shown position. A collapse is replayed automatically, slowly and from the best side. */

import { isMotionAllowed } from '../../../board/motion/motion';
import { CATALOGUE } from '../catalogue';
import type { Eye } from './camera.svelte';
import { readReel, type Frame } from '../film/frames';
import { Reel } from '../film/recording';
import { Replaying } from '../film/replay.svelte';
import type { Showing } from './pieceDisplay.svelte';

/** Seconds of a fall that are replayed, before and after it begins. */
const [SECONDS_BEFORE, SECONDS_AFTER] = [0.3, 1.1];
/** Maximum duration: the result appears then, even on a slow device. */
const MAX_DURATION_MS = 20_000;

/** The horizontal direction in which most of the villa fell. */
export function fallOf(frames: readonly Frame[], from: number): readonly [number, number] {
  const places = (wanted: (tick: number) => boolean) =>
    new Map(frames.filter(({ tick }) => wanted(tick)).flatMap(({ pieces }) => [...pieces]));
  const [stood, lies] = [places((tick) => tick <= from), places(() => true)];
  const moved = [...lies].map(([piece, at]) => [
    at[0] - (stood.get(piece)?.[0] ?? at[0]),
    at[1] - (stood.get(piece)?.[1] ?? at[1]),
  ]);
  return [moved.reduce((sum, [x]) => sum + x!, 0), moved.reduce((sum, [, y]) => sum + y!, 0)];
}

export class Again {
  /** Called after the fall was shown. */
  #onFallShown: (() => void) | null = null;

  constructor(
    private readonly showing: Showing,
    private readonly eye: Eye,
  ) {}

  /** The replay has ended or was closed. */
  ended(): void {
    this.#onFallShown?.();
    this.#onFallShown = null;
  }

  async see(load: () => Promise<ArrayBuffer>): Promise<void> {
    const reel = await this.#load(load);
    if (reel) this.showing.again(new Replaying(reel.reel, CATALOGUE.ticks));
  }

  /** Replays the fall slowly. `element` has a running animation meanwhile, for which the result waits. */
  async fall(load: () => Promise<ArrayBuffer>, element: HTMLElement): Promise<void> {
    if (!isMotionAllowed()) return this.eye.wreck();
    const busy = element.animate?.([{ opacity: 1 }, { opacity: 1 }], { duration: MAX_DURATION_MS });
    const found = await this.#load(load);
    const begins = found?.reel.falls ?? null;
    if (!found || begins === null) {
      busy?.finish();
      return this.eye.wreck();
    }
    this.eye.beside(fallOf(found.frames, begins));
    const replay = new Replaying(
      found.reel,
      CATALOGUE.ticks,
      begins - SECONDS_BEFORE * CATALOGUE.ticks,
      begins + SECONDS_AFTER * CATALOGUE.ticks,
    );
    replay.slow = true;
    this.#onFallShown = () => (busy?.finish(), this.eye.wreck());
    this.showing.again(replay);
  }

  async #load(load: () => Promise<ArrayBuffer>): Promise<{ reel: Reel; frames: Frame[] } | null> {
    const frames = await load().then(readReel, () => []);
    return frames.length ? { reel: new Reel(frames, CATALOGUE), frames } : null;
  }
}
