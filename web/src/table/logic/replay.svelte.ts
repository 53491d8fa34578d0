/** Replays entries at the reader's speed. */

import { SPEEDS, type Speed, scaleDuration, setSpeed } from '../../board/motion/replaySpeed.svelte';
import type { History } from '../../net/history.svelte';
import type { LogLine } from '../../protocol/messages';
import { readItem, writeItem } from '../../device/storage';

/** How long an entry is shown at normal speed, and a quiet entry that is only a step. */
export const ENTRY_MS = 1_300;
export const QUIET_ENTRY_MS = 700;
/** Interval of checks for a position that has not arrived. */
const POLL_INTERVAL_MS = 50;
const STORAGE_KEY = 'speed';

const isSpeed = (value: number): value is Speed => (SPEEDS as readonly number[]).includes(value);

/** False for undone entries and for the undo itself, which a replay skips. */
export const isValid = (line: LogLine): boolean => !line.undone && !line.message.text.key.startsWith('took-back');

/** The position after the next valid entry. */
export function nextSeq(lines: readonly LogLine[], seq: number): number {
  const next = lines.findIndex((line, n) => n >= seq && isValid(line));
  return next < 0 ? lines.length : next + 1;
}

export class Replay {
  isPlaying = $state(false);
  speed = $state<Speed>(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly history: History,
    private readonly lines: () => readonly LogLine[],
  ) {
    const storedSpeed = Number(readItem(STORAGE_KEY));
    if (isSpeed(storedSpeed)) this.speed = storedSpeed;
  }

  /** Replays from this position to the present. */
  playFrom(seq: number): void {
    this.history.viewAt(seq);
    this.play();
  }

  play(): void {
    if (this.history.goal === null) return;
    this.isPlaying = true;
    setSpeed(this.speed);
    this.#scheduleStep(QUIET_ENTRY_MS);
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
    setSpeed(1);
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  /** Switches to the next speed, cyclic. */
  changeSpeed(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!;
    writeItem(STORAGE_KEY, String(this.speed));
    if (this.isPlaying) setSpeed(this.speed);
  }

  /** Shows a position and stops the replay. */
  viewAt(seq: number): void {
    this.pause();
    this.history.viewAt(seq);
  }

  returnToPresent(): void {
    this.pause();
    this.history.returnToPresent();
  }

  #scheduleStep(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => this.#step(),
      milliseconds === POLL_INTERVAL_MS ? milliseconds : scaleDuration(milliseconds),
    );
  }

  #step(): void {
    const { goal, position } = this.history;
    if (goal === null) return this.pause();
    if (position?.seq !== goal) return this.#scheduleStep(POLL_INTERVAL_MS);
    const lines = this.lines();
    const next = nextSeq(lines, goal);
    this.history.viewAt(next);
    if (next >= lines.length) return this.returnToPresent();
    this.#scheduleStep(lines[next - 1]?.message.quiet ? QUIET_ENTRY_MS : ENTRY_MS);
  }
}
