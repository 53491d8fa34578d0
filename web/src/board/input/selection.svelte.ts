/** What the player is looking at, and what choosing a place means.
 *
 * A mouse looks by hovering and acts by clicking; keys look with the cursor and act with Enter.
 * A finger only looks: what it touches waits for Confirm, and touching a place again changes what is in hand.
 * Where that fits only if changed, choosing changes it, whatever one chooses with.
 * Whoever wants to confirm everything, or nothing, chooses so on this device.
 */

import { type PointerKind, needsConfirm } from '../../device/confirmMoves.svelte';
import type { Fit } from './actionsByPlace';

export type { PointerKind as By };

/** What a game lets one choose now, and with what. */
export interface Choice {
  /** The places, as the keyboard walks through them. */
  rows: readonly (readonly string[])[];
  /** Those worth a look, the most rewarding first. */
  jumps: readonly string[];
  mayAct: boolean;
  /** What choosing a place means, in notation; null where nobody could mean anything. */
  meant: (place: string) => string | null;
  isOffered: (action: string | null) => boolean;
  fit: (place: string) => Fit;
  /** Change what is in hand to the next way in which it fits there. */
  suit: (place: string) => void;
  /** Where choosing only changes what is in hand: do that; true if it was all. */
  grasp?: (place: string, by: PointerKind) => boolean;
  act: (action: string) => void;
  why: (action: string) => void;
  wait: (action: string | null) => void;
}

export class Choosing {
  looking = $state<string | null>(null);
  cursor = $state('');
  by = $state<PointerKind>('mouse');

  /** What was chosen waits for Confirm, and the eye stays there. */
  private waits = false;

  constructor(private readonly choice: () => Choice) {}

  get rows(): readonly (readonly string[])[] {
    return this.choice().rows;
  }
  get jumps(): readonly string[] {
    return this.choice().jumps;
  }
  /** What choosing the place that is looked at would mean. */
  get action(): string | null {
    return this.looking === null ? null : this.choice().meant(this.looking);
  }
  /** The place that the Tab key leads to. */
  get entry(): string {
    const places = this.rows.flat();
    if (places.includes(this.cursor)) return this.cursor;
    return this.jumps[0] ?? places[Math.floor(places.length / 2)] ?? '';
  }
  fit(place: string): Fit {
    return this.choice().fit(place);
  }

  /** A new position: what was touched in the last one is over. */
  freshen(): void {
    this.choice().wait(null);
    this.waits = false;
    if (this.by === 'touch') this.looking = null;
    if (this.looking && !this.rows.some((row) => row.includes(this.looking!))) this.looking = null;
  }

  /** What is in hand has changed: what was touched means something else. */
  renew(): void {
    if (this.waits || (this.by === 'touch' && needsConfirm('touch'))) this.waitForConfirm();
  }

  look(place: string | null, by: PointerKind): void {
    if (this.waits && (by === 'mouse' || (by === 'keys' && place === null))) return;
    this.waits = false;
    this.looking = place;
    this.by = by;
    if (place !== null) this.cursor = place;
  }

  choose(place: string, by: PointerKind): void {
    const again = this.looking === place && this.by === 'touch';
    this.waits = false;
    this.look(place, by);
    const { mayAct, grasp } = this.choice();
    if (mayAct && !grasp?.(place, by)) this.decide(place, needsConfirm(by), again);
  }

  /** Do something that is offered and has no place on the board. */
  take(action: string, by: PointerKind): void {
    if (!needsConfirm(by)) {
      this.choice().act(action);
      return;
    }
    this.waits = false;
    this.look(null, by);
    this.choice().wait(action);
  }

  private carryOut(action: string | null): void {
    const { act, why, isOffered } = this.choice();
    if (action === null) return;
    if (isOffered(action)) act(action);
    else why(action);
  }

  /** What fits only otherwise is changed and looked at first; a finger that comes again wants it changed too. */
  private decide(place: string, waits: boolean, again: boolean): void {
    const changes = this.fit(place) === 'changed';
    if (changes || (again && waits)) this.choice().suit(place);
    const action = this.choice().meant(place);
    if (waits) this.waitOrAsk(action);
    else if (!changes) this.carryOut(action);
  }

  private waitOrAsk(action: string | null): void {
    if (!this.waitForConfirm() && action !== null) this.choice().why(action);
  }

  private waitForConfirm(): boolean {
    const { wait, isOffered } = this.choice();
    const action = this.action;
    this.waits = isOffered(action);
    wait(this.waits ? action : null);
    return this.waits;
  }
}
