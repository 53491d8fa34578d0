/** What led to the moment that is shown, seen again; a collapse by itself, slowly and from the best side. */

import { isMotionAllowed } from '../../../board/motion/motion';
import { CATALOGUE } from '../catalogue';
import type { Eye } from './camera.svelte';
import { readReel, type Frame } from '../film/frames';
import { Reel } from '../film/recording';
import { Replaying } from '../film/replay.svelte';
import type { Showing } from './pieceDisplay.svelte';

/** Seconds of a fall that are seen again: before it begins, and after. */
const [BEFORE, AFTER] = [0.3, 1.1];
/** However slowly a device draws it, the result comes then. */
const LONGEST_MS = 20_000;

/** Which way most of it fell, seen from above. */
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
  /** What happens once the fall was seen. */
  #fallen: (() => void) | null = null;

  constructor(
    private readonly showing: Showing,
    private readonly eye: Eye,
  ) {}

  /** Nothing runs any more, or somebody has closed it. */
  ended(): void {
    this.#fallen?.();
    this.#fallen = null;
  }

  async see(load: () => Promise<ArrayBuffer>): Promise<void> {
    const reel = await this.#load(load);
    if (reel) this.showing.again(new Replaying(reel.reel, CATALOGUE.ticks));
  }

  /** The fall, slowly; `element` is seen to be busy meanwhile, and the result waits for that. */
  async fall(load: () => Promise<ArrayBuffer>, element: HTMLElement): Promise<void> {
    if (!isMotionAllowed()) return this.eye.wreck();
    const busy = element.animate?.([{ opacity: 1 }, { opacity: 1 }], { duration: LONGEST_MS });
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
      begins - BEFORE * CATALOGUE.ticks,
      begins + AFTER * CATALOGUE.ticks,
    );
    replay.slow = true;
    this.#fallen = () => (busy?.finish(), this.eye.wreck());
    this.showing.again(replay);
  }

  async #load(load: () => Promise<ArrayBuffer>): Promise<{ reel: Reel; frames: Frame[] } | null> {
    const frames = await load().then(readReel, () => []);
    return frames.length ? { reel: new Reel(frames, CATALOGUE), frames } : null;
  }
}
