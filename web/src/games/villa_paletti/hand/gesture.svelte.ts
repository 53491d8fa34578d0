/** The reader's own hand: what it is at, where it wants to be, what it feels. It knows neither mouse nor keys nor drawing. */

import type { Feeling } from '../catalogue';
import { Packets, type Goal } from './packets';

/** Pull a pillar out, set it down, or lay a floor. */
export type Task = 'pull' | 'place' | 'lay';

/** The ghost never runs farther ahead of what it pulls, in millimetres. */
const LEASH = 45;
const LIFT_STEP = 0.25;
/** After a key the hand goes on for so long. */
const KEY_MS = 1500;
const TICK_MS = 33;

export interface Job {
  task: Task;
  piece: number;
  tool: 'fingers' | 'hook';
  /** The floor above the pillar, for the other hand; -1 if there is none. */
  floor: number;
  /** Where the hand is at first. */
  at: Goal;
  turn: number;
}

export class Gesture {
  job = $state.raw<Job | null>(null);
  felt = $state.raw<Feeling | null>(null);
  /** Has the hand said anything that counts? */
  begun = $state(false);
  steadies = $state(false);
  /** Millimetres. */
  lift = $state(0);
  /** Degrees. */
  turn = $state(0);
  /** A mouse button or a finger is down. */
  pressed = $state(false);
  /** Where it wants to be. */
  goal = $state.raw<Goal>([0, 0, 0]);

  readonly #packets: Packets;
  #until = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    say: (packet: string) => void,
    /** Where the hand holds the piece, as it is seen now. */
    private readonly grip: () => Goal | null,
    private readonly highest: number,
  ) {
    this.#packets = new Packets(say);
  }

  /** Does the hand pull, or only rest? */
  get works(): boolean {
    return this.job !== null && (this.pressed || performance.now() < this.#until);
  }
  /** Force in newtons, of the hand that holds the piece. */
  get force(): number {
    const [x, y, z] = this.felt?.force ?? [0, 0, 0];
    return Math.hypot(x, y, z) / 1000;
  }

  begin(job: Job): void {
    this.end();
    this.job = job;
    this.goal = job.at;
    this.turn = job.turn;
    this.#timer = setInterval(() => this.#beat(), TICK_MS);
    this.#beat();
  }

  end(): void {
    clearInterval(this.#timer);
    this.job = this.felt = null;
    this.begun = this.steadies = this.pressed = false;
    this.lift = 0;
    this.#until = 0;
  }

  feel(felt: Feeling): void {
    if (this.job) this.felt = felt;
  }

  #beat(): void {
    if (!this.job || document.visibilityState === 'hidden' || (this.felt && this.felt.phase !== 'hand')) return;
    this.#packets.beat(performance.now(), this.works ? this.goal : null);
  }

  #say(packet: string): void {
    this.begun = true;
    this.#packets.now(packet, performance.now());
  }

  /** A finger or a button goes down: from here on the piece follows. */
  press(): void {
    if (!this.job) return;
    this.pressed = true;
    const grip = this.grip();
    if (this.job.task === 'pull' && grip) this.goal = grip;
  }
  /** The hand rests where it is; it does not let go. */
  rest(): void {
    this.pressed = false;
  }

  /** Millimetres on the table. */
  move(dx: number, dy: number): void {
    if (!this.job) return;
    this.begun = true;
    const [x, y, z] = this.goal;
    this.goal = this.#leashed([x + dx, y + dy, z]);
  }
  nudge(dx: number, dy: number): void {
    if (!this.job) return;
    if (!this.works && this.job.task === 'pull') this.goal = this.grip() ?? this.goal;
    this.move(dx, dy);
    this.#until = performance.now() + KEY_MS;
  }
  /** What is carried goes over this spot. */
  over(x: number, y: number): void {
    if (!this.job) return;
    this.begun = true;
    this.goal = [x, y, this.goal[2]];
    this.#until = performance.now() + KEY_MS;
  }

  #leashed(goal: Goal): Goal {
    const grip = this.job?.task === 'pull' ? this.grip() : null;
    if (!grip) return goal;
    const [dx, dy] = [goal[0] - grip[0], goal[1] - grip[1]];
    const part = Math.min(1, LEASH / (Math.hypot(dx, dy) || 1));
    return [grip[0] + dx * part, grip[1] + dy * part, goal[2]];
  }

  steady(on = !this.steadies): void {
    if (this.job?.task !== 'pull' || this.job.floor < 0 || on === this.steadies) return;
    this.steadies = on;
    this.lift = 0;
    this.#say(on ? `s${this.job.floor}` : 'x');
  }
  raise(steps: number): void {
    if (!this.job || this.job.task !== 'pull') return;
    if (steps > 0) this.steady(true);
    if (!this.steadies) return;
    this.lift = Math.min(this.highest, Math.max(0, this.lift + steps * LIFT_STEP));
    this.#say(`l${Math.round(this.lift * 1000)}`);
  }

  rotate(degrees: number): void {
    if (!this.job || this.job.task === 'pull') return;
    this.turn = (this.turn + degrees + 360) % 360;
    this.#say(`t${Math.round(this.turn * 100)}`);
  }
  /** Down with it; what is down already is let go. */
  lower(): void {
    if (!this.job || this.job.task === 'pull') return;
    if (this.felt?.stage !== 'up' && this.felt) this.#say('r');
    else this.#say('d');
    this.#until = 0;
  }
  up(): void {
    if (this.job && this.job.task !== 'pull') this.#say('u');
  }
  /** Back with the pillar, away with the floor. */
  abort(): void {
    if (this.job && this.job.task !== 'place') this.#say('a');
  }
}
