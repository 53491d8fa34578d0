/** Interprets mouse, touch and keys: look, choose, touch, pull. Choosing commits to nothing. Pressing the chosen pillar does. */

import type { Eye } from '../display/camera.svelte';
import { CATALOGUE } from '../catalogue';
import type { Gesture, Job } from './gesture.svelte';
import type { By, Pointed } from './pointerInput';
import { way } from './screen';
import { numberOf } from './handTask';
import type { Command } from '../keys';
import { gripped, meantAt, type Offers, type Tool } from '../offers';
import type { Showing } from '../display/pieceDisplay.svelte';
import type { View } from '../view';

/** Distance in pixels within which a pillar is hit. */
const REACH: Record<By, number> = { mouse: 6, touch: 24 };
const FINE = 0.25;
/** Degrees per notch of the wheel for the carried piece, coarse and fine. */
const TURN = { coarse: 5, fine: 1 } as const;
/** Pixels that a second finger moves for a lift of a quarter of a millimetre. */
const STEP_PX = 18;

interface Table {
  view: () => View;
  offers: () => Offers;
  tool: () => Tool;
  mayAct: () => boolean;
  gesture: Gesture;
  showing: Showing;
  eye: Eye;
  fine: () => boolean;
  /** Sets the action that waits for Confirm. */
  wait: (action: string | null) => void;
  pending: () => string | null;
  act: (action: string) => void;
  why: (action: string) => void;
}

export class Reaching {
  looked = $state<string | null>(null);
  /** The chosen pillar, which is not touched yet. */
  chosen = $state<string | null>(null);

  /** The position of the finger that moves the hand. Null for a mouse, which hides nothing. */
  finger = $state.raw<readonly [number, number] | null>(null);

  /** True while a button or finger that moves the hand is down. */
  #down = false;
  /** Pixels that a second finger has moved up since the last step. */
  #risen = 0;

  constructor(private readonly table: Table) {}

  /** On a new position: clears the selection. A button or finger that is still down continues to move the hand. */
  freshen(job: Job | null): void {
    const { gesture } = this.table;
    this.chosen = null;
    if (!job) return gesture.end();
    gesture.begin(job);
    if (this.#down) gesture.press();
  }

  look(name: string | null): void {
    if (this.looked !== name) this.looked = name;
  }

  /** Chooses a pillar: its action waits for Confirm or for a second press. */
  choose(name: string): void {
    const { offers, mayAct, wait, why, view, tool } = this.table;
    const action = offers().pillars.get(name);
    if (!mayAct()) return;
    this.chosen = action ? name : null;
    if (action) wait(action);
    else if (offers().pillars.size) why(meantAt(view(), name, tool()));
  }

  /** Updates the pending action after the tool has changed. */
  retake(): void {
    const { chosen } = this;
    if (!chosen) return;
    this.table.wait(null);
    this.choose(chosen);
  }

  say(action: string): void {
    this.chosen = null;
    this.table.wait(action);
  }

  /** Touches the pillar. The player cannot choose another one afterwards. */
  #touch(action: string): void {
    this.table.wait(action);
    this.table.act(action);
  }

  readonly pointed: Pointed = {
    grab: (x, y, by) => this.#grab(x, y, by),
    drag: (dx, dy, fine) => this.#drag(dx, dy, fine),
    release: () => {
      this.#down = false;
      this.finger = null;
      this.table.gesture.rest();
      this.table.showing.stage?.wake();
    },
    hold: (on) => this.table.gesture.hold(on),
    click: () => this.table.gesture.click(),
    steady: (on) => this.#steady(on),
    lift: (dy) => {
      this.#risen -= dy;
      const steps = Math.trunc(this.#risen / STEP_PX);
      this.#risen -= steps * STEP_PX;
      if (steps) this.table.gesture.raise(steps);
    },
    orbit: (dx, dy) => this.table.eye.orbit(dx, dy),
    pinch: (factor, dx, dy) => {
      this.table.eye.zoom(factor);
      this.table.eye.orbit(dx, 0);
      this.table.eye.rise(dy);
    },
    tap: (x, y, by) => this.#tap(x, y, by),
    twice: (x, y) => this.#lookAtFloor(x, y),
    hover: (at) => this.look(at && !this.table.gesture.job ? (this.#pillarAt(...at, 'mouse')?.name ?? null) : null),
    zoom: (factor) => this.table.eye.zoom(factor),
    turns: () => this.#turns,
    notch: (steps, fine) => {
      const { gesture, showing } = this.table;
      if (gesture.job?.task === 'pull') gesture.raise(steps);
      else gesture.rotate(steps * (fine ? TURN.fine : TURN.coarse));
      showing.stage?.wake();
    },
  };

  /** True if the wheel acts on the hand: it turns a carried piece, or lifts the floor while a pillar or the floor is held. */
  get #turns(): boolean {
    const { job, pressed, steadies } = this.table.gesture;
    return job !== null && (job.task !== 'pull' || (job.floor >= 0 && (pressed || steadies)));
  }

  #steady(on: boolean): boolean {
    const { gesture, showing } = this.table;
    this.#risen = 0;
    if (gesture.job?.task !== 'pull' || gesture.job.floor < 0) return false;
    gesture.steady(on);
    showing.stage?.wake();
    return true;
  }

  /** The pillar under a point. Pillars that may be chosen are found from a larger distance. */
  #pillarAt(x: number, y: number, by: By): { name: string; up: number } | null {
    const { stage, three } = this.table.showing;
    if (!stage || !three) return null;
    const hit = three.hitAt(stage, x, y);
    const exact = hit && CATALOGUE.pillars[hit.piece];
    const { pillars } = this.table.offers();
    if (exact && (pillars.has(exact.name) || by === 'mouse')) return { name: exact.name, up: hit.up };
    const meant = [...pillars.keys()].map((name) => three.segmentOf(stage, numberOf(CATALOGUE, name)));
    const near = three.nearest(meant, x, y, REACH[by]);
    if (!near) return exact ? { name: exact.name, up: hit.up } : null;
    const { name, height } = CATALOGUE.pillars[near.piece]!;
    return { name, up: near.part * height };
  }

  /** While a hand is active, a finger anywhere moves it, so that it never covers the pillar. A mouse has to grab the piece. */
  #grab(x: number, y: number, by: By): boolean {
    const { gesture, mayAct, pending, showing } = this.table;
    if (!mayAct() && !gesture.job) return false;
    if (gesture.job) {
      if (by === 'mouse' && !this.#near(gesture.job.piece, x, y)) return false;
      this.#down = true;
      if (by === 'touch') this.finger = [x, y];
      gesture.press();
      showing.stage?.wake();
      return true;
    }
    const found = this.#pillarAt(x, y, by);
    if (!found || found.name !== this.chosen || pending() === null) return false;
    const { low, high } = CATALOGUE.hand;
    this.#touch(gripped(pending()!, Math.min(high, Math.max(low, found.up))));
    this.#down = true;
    if (by === 'touch') this.finger = [x, y];
    return true;
  }

  #near(piece: number, x: number, y: number): boolean {
    const { stage, three } = this.table.showing;
    if (!stage || !three) return false;
    if (three.hitAt(stage, x, y)?.piece === piece) return true;
    if (piece >= CATALOGUE.first_floor) return false;
    return three.nearest([three.segmentOf(stage, piece)], x, y, 2 * REACH.touch) !== null;
  }

  #drag(dx: number, dy: number, fine: boolean): void {
    const { eye, gesture, showing } = this.table;
    const { looked } = eye;
    if (!looked || !gesture.job) return;
    if (this.finger) this.finger = [this.finger[0] + dx, this.finger[1] + dy];
    const part = fine || this.table.fine() ? FINE : 1;
    gesture.move(...way(looked, dx * part, dy * part));
    showing.stage?.wake();
  }

  #tap(x: number, y: number, by: By): void {
    const found = this.#pillarAt(x, y, by);
    if (found) this.choose(found.name);
    else if (this.chosen) {
      this.chosen = null;
      this.table.wait(null);
    }
  }

  /** Shows the level above the floor under a point. */
  #lookAtFloor(x: number, y: number): void {
    const { eye, gesture, showing } = this.table;
    const { stage, three } = showing;
    const piece = stage && three ? three.hitAt(stage, x, y)?.piece : undefined;
    if (piece === undefined || piece < CATALOGUE.first_floor || piece === gesture.job?.piece) return;
    eye.see(piece - CATALOGUE.first_floor + 1);
  }

  command(command: Exclude<Command, { does: 'tool' }>): void {
    const { eye, gesture, showing } = this.table;
    switch (command.does) {
      case 'see':
        return eye.see(command.sight);
      case 'glass':
        return eye.turnGlass();
      case 'orbit':
        return eye.turn(command.round, command.up);
      case 'zoom':
        return eye.zoom(command.factor);
      case 'nudge':
        this.#nudge(command.right, command.ahead);
        break;
      case 'steady':
        gesture.steady();
        break;
      case 'lift':
        gesture.raise(command.steps);
        break;
      case 'turn':
        gesture.rotate(command.degrees);
        break;
      case 'lower':
        gesture.lower();
        break;
      case 'raise':
        gesture.up();
        break;
      case 'back':
        gesture.abort();
        break;
      default:
        command satisfies never;
    }
    showing.stage?.wake();
  }

  /** Moves the hand by millimetres along the screen. */
  #nudge(right: number, ahead: number): void {
    const { eye, gesture } = this.table;
    const { azimuth } = eye;
    gesture.nudge(
      right * Math.cos(azimuth) - ahead * Math.sin(azimuth),
      right * Math.sin(azimuth) + ahead * Math.cos(azimuth),
    );
  }
}
