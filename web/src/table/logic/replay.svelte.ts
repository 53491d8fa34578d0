/** Plays what happened once more, entry by entry, at the reader's speed. */

import { SPEEDS, type Speed, scaleDuration, setSpeed } from '../../board/motion/replaySpeed.svelte';
import type { History } from '../../net/history.svelte';
import type { LogLine } from '../../protocol/messages';
import { readItem, writeItem } from '../../device/storage';

/** So long an entry is looked at, at its own speed; one that is only a step of something, not so long. */
export const ENTRY_MS = 1_300;
export const STEP_MS = 700;
/** Until the next look whether a moment has come. */
const PATIENCE_MS = 50;
const KEPT = 'speed';

const isSpeed = (value: number): value is Speed => (SPEEDS as readonly number[]).includes(value);

/** Is it something that still stands? What was taken back is not played again, nor that it was. */
export const stands = (line: LogLine): boolean => !line.undone && !line.told.text.key.startsWith('took-back');

/** The next moment to be shown after this one: past the next entry that still stands. */
export function after(lines: readonly LogLine[], seq: number): number {
  const next = lines.findIndex((line, n) => n >= seq && stands(line));
  return next < 0 ? lines.length : next + 1;
}

export class Playing {
  on = $state(false);
  speed = $state<Speed>(1);
  #next: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly looking: History,
    private readonly lines: () => readonly LogLine[],
  ) {
    const kept = Number(readItem(KEPT));
    if (isSpeed(kept)) this.speed = kept;
  }

  /** From this moment on, until the present. */
  from(seq: number): void {
    this.looking.viewAt(seq);
    this.play();
  }

  play(): void {
    if (this.looking.goal === null) return;
    this.on = true;
    setSpeed(this.speed);
    this.#wait(STEP_MS);
  }

  pause(): void {
    this.on = false;
    clearTimeout(this.#next);
    setSpeed(1);
  }

  toggle(): void {
    if (this.on) this.pause();
    else this.play();
  }

  /** The next of the speeds; after the fastest the slowest. */
  change(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!;
    writeItem(KEPT, String(this.speed));
    if (this.on) setSpeed(this.speed);
  }

  /** Go there oneself: it plays no longer. */
  to(seq: number): void {
    this.pause();
    this.looking.viewAt(seq);
  }

  end(): void {
    this.pause();
    this.looking.returnToPresent();
  }

  #wait(milliseconds: number): void {
    clearTimeout(this.#next);
    this.#next = setTimeout(
      () => this.#step(),
      milliseconds === PATIENCE_MS ? milliseconds : scaleDuration(milliseconds),
    );
  }

  #step(): void {
    const { goal, position } = this.looking;
    if (goal === null) return this.pause();
    if (position?.seq !== goal) return this.#wait(PATIENCE_MS);
    const lines = this.lines();
    const next = after(lines, goal);
    this.looking.viewAt(next);
    if (next >= lines.length) return this.end();
    this.#wait(lines[next - 1]?.told.quiet ? STEP_MS : ENTRY_MS);
  }
}
