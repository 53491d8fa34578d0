/** The player's own hand: its task, its target and its feedback. It is independent of input devices and drawing. */

import type { Feeling } from '../catalogue';
import { Answers } from './packetAnswers';
import { Packets, type Goal } from './packets';

/** Pull a pillar out, set it down, or lay a floor. */
export type Task = 'pull' | 'place' | 'lay';

/** Maximum distance in millimetres between the target and the pulled piece. */
const MAX_LEAD_MM = 45;
const LIFT_STEP = 0.25;
/** Milliseconds that the hand continues to move after a key. */
const KEY_MS = 1500;
const TICK_MS = 33;
/** With more delay the player cannot pull fast, because feedback comes too late. */
const LATE_MS = 400;

export interface Job {
  task: Task;
  piece: number;
  tool: 'fingers' | 'hook';
  /** The floor above the pillar, for the other hand, or -1 if there is none. */
  floor: number;
  /** The initial position of the hand. */
  at: Goal;
  turn: number;
}

export class Gesture {
  job = $state.raw<Job | null>(null);
  felt = $state.raw<Feeling | null>(null);
  /** True once the player has made an input. */
  begun = $state(false);
  steadies = $state(false);
  /** In millimetres. */
  lift = $state(0);
  /** In degrees. */
  turn = $state(0);
  /** A mouse button or a finger is down. */
  pressed = $state(false);
  /** The target of the hand. */
  goal = $state.raw<Goal>([0, 0, 0]);

  /** True if feedback comes so late that the player should pull slowly. */
  late = $state(false);

  readonly #packets: Packets;
  readonly #answers = new Answers();
  /** Undoes the effect of the packet that is being sent, in case it is refused. */
  #undo: (() => void) | null = null;
  #until = 0;
  /** True if the piece goes down only while the button is held. */
  #lowers = false;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    say: (packet: string) => number,
    /** The displayed point at which the hand holds the piece. */
    private readonly grip: () => Goal | null,
    private readonly highest: number,
  ) {
    this.#packets = new Packets((packet) => this.#answers.said(say(packet), performance.now(), this.#undo));
  }

  /** True if the hand moves, false if it rests. */
  get works(): boolean {
    return this.job !== null && (this.pressed || performance.now() < this.#until);
  }
  /** True while the player controls the hand: until the pillar is out or the table takes over. */
  get mayMove(): boolean {
    return this.felt === null || (this.felt.phase === 'hand' && !this.felt.house);
  }
  /** The force in newtons of the hand that holds the piece. */
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
    this.#timer = setInterval(() => this.#sendTarget(), TICK_MS);
    this.#sendTarget();
  }

  end(): void {
    clearInterval(this.#timer);
    this.job = this.felt = null;
    this.begun = this.steadies = this.pressed = false;
    this.lift = 0;
    this.#until = 0;
    this.#lowers = false;
  }

  /** Handles feedback to the packet with this number. Feedback to an earlier gesture is ignored. */
  feel(felt: Feeling, answers: number): void {
    if (!this.job || !this.#answers.isHeard(answers, performance.now())) return;
    if (!this.felt && !this.begun && felt.steady) this.begun = this.steadies = true; // from before a reconnect
    this.felt = felt;
    this.late = this.#answers.late > LATE_MS;
  }
  /** The server refused the packet with this number, so its effect is undone. */
  refused(packet: number): void {
    this.#answers.refused(packet);
  }

  #sendTarget(): void {
    if (!this.job || document.visibilityState === 'hidden' || !this.mayMove) return;
    this.#packets.beat(performance.now(), this.works ? this.goal : null);
  }

  #say(packet: string, undo: (() => void) | null = null): void {
    this.begun = true;
    this.#undo = undo;
    this.#packets.now(packet, performance.now());
    this.#undo = null;
  }

  /** A finger or a button is down: from now on the piece follows. */
  press(): void {
    if (!this.job) return;
    this.pressed = true;
    const grip = this.grip();
    if (this.job.task === 'pull' && grip) this.goal = grip;
  }
  /** The hand stays where it is and does not let go. */
  rest(): void {
    this.pressed = false;
  }

  /** Moves by millimetres on the table. */
  move(dx: number, dy: number): void {
    if (!this.job) return;
    this.begun = true;
    const [x, y, z] = this.goal;
    this.goal = this.#limitLead([x + dx, y + dy, z]);
  }
  nudge(dx: number, dy: number): void {
    if (!this.job) return;
    if (!this.works && this.job.task === 'pull') this.goal = this.grip() ?? this.goal;
    this.move(dx, dy);
    this.#until = performance.now() + KEY_MS;
  }
  /** Moves the carried piece above this point. */
  over(x: number, y: number): void {
    if (!this.job) return;
    this.begun = true;
    this.goal = [x, y, this.goal[2]];
    this.#until = performance.now() + KEY_MS;
  }

  #limitLead(goal: Goal): Goal {
    const grip = this.job?.task === 'pull' ? this.grip() : null;
    if (!grip) return goal;
    const [dx, dy] = [goal[0] - grip[0], goal[1] - grip[1]];
    const part = Math.min(1, MAX_LEAD_MM / (Math.hypot(dx, dy) || 1));
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
  /** Lowers the piece, or lets go of a piece that is down. */
  lower(): void {
    if (!this.job || this.job.task === 'pull') return;
    if (this.felt?.stage !== 'up' && this.felt) this.#say('r');
    else this.#say('d');
    this.#until = 0;
  }
  /** Lowers the piece while the button is held. A piece that is not standing at the end goes up again. */
  hold(on: boolean): void {
    if (!this.job || this.job.task === 'pull' || !this.mayMove) return;
    const stage = this.felt?.stage ?? 'up';
    if (on && stage === 'up') this.lower();
    else if (!on && this.#lowers && stage !== 'standing') this.up();
    this.#lowers = on && stage === 'up';
  }
  /** A click on a standing piece lets go of it. */
  click(): void {
    if (this.mayMove && this.felt?.stage === 'standing') this.lower();
  }
  up(): void {
    if (this.job && this.job.task !== 'pull') this.#say('u');
  }
  /** Puts the pillar back, or takes the floor away. */
  abort(): void {
    if (this.job && this.job.task !== 'place') this.#say('a');
  }
}
