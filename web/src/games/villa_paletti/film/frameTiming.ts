/** Measures how irregularly frames arrive, and the speed of the simulation. */

const [LEAST_MS, MOST_MS, FIRST_MS] = [60, 400, 100];
/** Number of recent frames from which the delay is computed: three seconds. */
const SAMPLE_SIZE = 90;
/** Part of the frames that must arrive in time. */
const PART_IN_TIME = 0.95;
/** How fast the delay follows a new value with each frame: fast upwards, slowly downwards. */
const [RISE_RATE, FALL_RATE] = [0.25, 0.03];
/** Minimum milliseconds for measuring the speed, and the maximum period it looks back. */
const [MIN_PERIOD_MS, MAX_PERIOD_MS] = [2000, 3000];
/** Fractions of real time: the simulation counts as slow below the first, and no longer above the second. */
const [SLOW, NOT_SLOW] = [0.7, 0.85];

interface Arrival {
  tick: number;
  at: number;
}

export class Pulse {
  /** Delay of the display in milliseconds, so that the next frame has arrived when it is needed. */
  delay = FIRST_MS;
  /** True if the simulation is slower than real time. */
  slow = false;
  readonly #late: number[] = [];
  #recent: Arrival[] = [];
  #first: number | null = null;

  constructor(
    private readonly ticks: number,
    private readonly frames: number,
  ) {}

  /** Another gesture has begun: keeps the delay of the connection and resets the speed. */
  begin(): void {
    this.#recent = [];
    this.#first = null;
    this.slow = false;
  }

  /** Ignores the first tick: the simulation stays there until the hand moves, which does not mean that it is slow. */
  arrive(tick: number, at: number): void {
    this.#first ??= tick;
    if (tick <= this.#first) return;
    const last = this.#recent.at(-1);
    this.#recent = [...this.#recent, { tick, at }].filter((one) => at - one.at <= MAX_PERIOD_MS || one === last);
    const speed = this.#speed();
    this.slow = speed !== null && speed < (this.slow ? NOT_SLOW : SLOW);
    if (last) this.#updateDelay(at - last.at - this.#simulated(last.tick, tick) / (speed ?? 1));
  }

  /** Milliseconds of simulated time. */
  #simulated(from: number, to: number): number {
    return ((to - from) * 1000) / this.ticks;
  }

  /** Simulated time as a fraction of real time, or null before it can be measured. */
  #speed(): number | null {
    const [from, to] = [this.#recent[0]!, this.#recent.at(-1)!];
    const passed = to.at - from.at;
    return passed < MIN_PERIOD_MS ? null : this.#simulated(from.tick, to.tick) / passed || 1;
  }

  #updateDelay(late: number): void {
    this.#late.push(Math.max(0, late));
    if (this.#late.length > SAMPLE_SIZE) this.#late.shift();
    const sorted = [...this.#late].sort((a, b) => a - b);
    const most = sorted[Math.floor(PART_IN_TIME * (sorted.length - 1))]!;
    const wanted = Math.min(MOST_MS, Math.max(LEAST_MS, most + 2000 / this.frames));
    this.delay += (wanted - this.delay) * (wanted > this.delay ? RISE_RATE : FALL_RATE);
  }
}
