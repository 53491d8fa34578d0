/** How frames arrive: how unevenly, and how fast the table simulates what they show. */

const [LEAST_MS, MOST_MS, FIRST_MS] = [60, 400, 100];
/** Frames by which the line is judged: three seconds of them. */
const JUDGED = 90;
/** So many of a hundred frames shall be there in time. */
const IN_TIME = 0.95;
/** How much of a new delay is taken on with a frame: soon when it is needed, slowly given up again. */
const [RISES, SINKS] = [0.25, 0.03];
/** Milliseconds after which a speed can be told, and how far one looks back for it. */
const [TELLING_MS, RECENT_MS] = [2000, 3000];
/** Parts of real time: below this it is slow, and above that no longer. */
const [SLOW, FAST_AGAIN] = [0.7, 0.85];

interface Arrival {
  tick: number;
  at: number;
}

export class Pulse {
  /** Milliseconds that a film shall be behind, so that the next frame is there when it is wanted. */
  delay = FIRST_MS;
  /** Does the table simulate more slowly than real time? */
  slow = false;
  readonly #late: number[] = [];
  #recent: Arrival[] = [];
  #first: number | null = null;

  constructor(
    private readonly ticks: number,
    private readonly frames: number,
  ) {}

  /** Another gesture: the line is as it was, the rest is to be seen. */
  begin(): void {
    this.#recent = [];
    this.#first = null;
    this.slow = false;
  }

  /** Until its hand does something a gesture stands at its first tick: that is not slow. */
  arrive(tick: number, at: number): void {
    this.#first ??= tick;
    if (tick <= this.#first) return;
    const last = this.#recent.at(-1);
    this.#recent = [...this.#recent, { tick, at }].filter((one) => at - one.at <= RECENT_MS || one === last);
    const speed = this.#speed();
    this.slow = speed !== null && speed < (this.slow ? FAST_AGAIN : SLOW);
    if (last) this.#judge(at - last.at - this.#simulated(last.tick, tick) / (speed ?? 1));
  }

  /** Milliseconds of the villa's own time. */
  #simulated(from: number, to: number): number {
    return ((to - from) * 1000) / this.ticks;
  }

  /** How much of real time is simulated in it; null while that cannot be told. */
  #speed(): number | null {
    const [from, to] = [this.#recent[0]!, this.#recent.at(-1)!];
    const passed = to.at - from.at;
    return passed < TELLING_MS ? null : this.#simulated(from.tick, to.tick) / passed || 1;
  }

  #judge(late: number): void {
    this.#late.push(Math.max(0, late));
    if (this.#late.length > JUDGED) this.#late.shift();
    const sorted = [...this.#late].sort((a, b) => a - b);
    const most = sorted[Math.floor(IN_TIME * (sorted.length - 1))]!;
    const wanted = Math.min(MOST_MS, Math.max(LEAST_MS, most + 2000 / this.frames));
    this.delay += (wanted - this.delay) * (wanted > this.delay ? RISES : SINKS);
  }
}
