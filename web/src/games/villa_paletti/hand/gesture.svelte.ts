/** The reader's own hand: what it is at, where it wants to be, what it feels. It knows neither mouse nor keys nor drawing. */

import type { Feeling } from '../catalogue';
import { Answers } from './packetAnswers';
import { Packets, type Goal } from './packets';

/** Pull a pillar out, set it down, or lay a floor. */
export type Task = 'pull' | 'place' | 'lay';

/** The ghost never runs farther ahead of what it pulls, in millimetres. */
const LEASH = 45;
const LIFT_STEP = 0.25;
/** After a key the hand goes on for so long. */
const KEY_MS = 1500;
const TICK_MS = 33;
/** Beyond this a hand feels what it did too late to pull fast. */
const LATE_MS = 400;

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

  /** Does what is felt come so late that one should pull slowly? */
  late = $state(false);

  readonly #packets: Packets;
  readonly #answers = new Answers();
  /** What becomes of the packet that is said now, if it is refused. */
  #undo: (() => void) | null = null;
  #until = 0;
  /** Is it let down only while it is held? */
  #lowers = false;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    say: (packet: string) => number,
    /** Where the hand holds the piece, as it is seen now. */
    private readonly grip: () => Goal | null,
    private readonly highest: number,
  ) {
    this.#packets = new Packets((packet) => this.#answers.said(say(packet), performance.now(), this.#undo));
  }

  /** Does the hand pull, or only rest? */
  get works(): boolean {
    return this.job !== null && (this.pressed || performance.now() < this.#until);
  }
  /** Does it still hear the player: not once the pillar is out, or the table has taken over. */
  get mayMove(): boolean {
    return this.felt === null || (this.felt.phase === 'hand' && !this.felt.house);
  }
  /** Force in newtons, of the hand that holds the piece. */
  get force(): number {
    const [x, y, z] = this.felt?.force ?? [0, 0, 0];
    return Math.hypot(x, y, z) / 1000;
  }

  begin(job: Job): void {
    this.end();
    this.#answers.begin();
    this.#packets.begin();
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
    this.#lowers = false;
  }

  /** What is felt after the packet of this number; what answers an earlier gesture is not. */
  feel(felt: Feeling, answers: number): void {
    if (!this.job || !this.#answers.isHeard(answers, performance.now())) return;
    if (!this.felt && !this.begun && felt.steady) this.begun = this.steadies = true; // it was so before the line broke
    this.felt = felt;
    this.late = this.#answers.late > LATE_MS;
  }
  /** The packet of this number was refused: what it promised is not so. */
  refused(packet: number): void {
    this.#answers.refused(packet);
  }

  #beat(): void {
    if (!this.job || document.visibilityState === 'hidden' || !this.mayMove) return;
    this.#packets.beat(performance.now(), this.works ? this.goal : null);
  }

  #say(packet: string, undo: (() => void) | null = null): void {
    this.begun = true;
    this.#undo = undo;
    this.#packets.now(packet, performance.now());
    this.#undo = null;
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
    this.#say(on ? `s${this.job.floor}` : 'x', () => (this.steadies = !on));
  }
  raise(steps: number): void {
    if (!this.job || this.job.task !== 'pull') return;
    if (steps > 0) this.steady(true);
    if (!this.steadies) return;
    const before = this.lift;
    this.lift = Math.min(this.highest, Math.max(0, before + steps * LIFT_STEP));
    this.#say(`l${Math.round(this.lift * 1000)}`, () => (this.lift = before));
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
  /** Down for as long as it is held; what does not stand by then goes up again. */
  hold(on: boolean): void {
    if (!this.job || this.job.task === 'pull' || !this.mayMove) return;
    const stage = this.felt?.stage ?? 'up';
    if (on && stage === 'up') this.lower();
    else if (!on && this.#lowers && stage !== 'standing') this.up();
    this.#lowers = on && stage === 'up';
  }
  /** A click on what stands lets go of it. */
  click(): void {
    if (this.mayMove && this.felt?.stage === 'standing') this.lower();
  }
  up(): void {
    if (this.job && this.job.task !== 'pull') this.#say('u');
  }
  /** Back with the pillar, away with the floor. */
  abort(): void {
    if (this.job && this.job.task !== 'place') this.#say('a');
  }
}
