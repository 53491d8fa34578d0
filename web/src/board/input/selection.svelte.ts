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
export interface SelectionRules {
  /** The places, as the keyboard walks through them. */
  rows: readonly (readonly string[])[];
  /** Those worth a look, the most rewarding first. */
  jumpTargets: readonly string[];
  mayAct: boolean;
  /** What choosing a place means, in notation; null where nobody could mean anything. */
  actionAt: (place: string) => string | null;
  isOffered: (action: string | null) => boolean;
  fit: (place: string) => Fit;
  /** Change what is in hand to the next way in which it fits there. */
  changeToFit: (place: string) => void;
  /** Where choosing only changes what is in hand: do that; true if it was all. */
  selectInstead?: (place: string, by: PointerKind) => boolean;
  act: (action: string) => void;
  checkAction: (action: string) => void;
  setPending: (action: string | null) => void;
}

export class PlaceSelection {
  target = $state<string | null>(null);
  cursor = $state('');
  pointer = $state<PointerKind>('mouse');

  /** What was chosen waits for Confirm, and the eye stays there. */
  private awaitsConfirm = false;

  constructor(private readonly rules: () => SelectionRules) {}

  get rows(): readonly (readonly string[])[] {
    return this.rules().rows;
  }
  get jumpTargets(): readonly string[] {
    return this.rules().jumpTargets;
  }
  /** What choosing the place that is looked at would mean. */
  get action(): string | null {
    return this.target === null ? null : this.rules().actionAt(this.target);
  }
  /** The place that the Tab key leads to. */
  get tabStop(): string {
    const places = this.rows.flat();
    if (places.includes(this.cursor)) return this.cursor;
    return this.jumpTargets[0] ?? places[Math.floor(places.length / 2)] ?? '';
  }
  fit(place: string): Fit {
    return this.rules().fit(place);
  }

  /** A new position: what was touched in the last one is over. */
  onNewPosition(): void {
    this.rules().setPending(null);
    this.awaitsConfirm = false;
    if (this.pointer === 'touch') this.target = null;
    if (this.target && !this.rows.some((row) => row.includes(this.target!))) this.target = null;
  }

  /** What is in hand has changed: what was touched means something else. */
  onPieceChanged(): void {
    if (this.awaitsConfirm || (this.pointer === 'touch' && needsConfirm('touch'))) this.setPendingAction();
  }

  preview(place: string | null, pointer: PointerKind): void {
    if (this.awaitsConfirm && (pointer === 'mouse' || (pointer === 'keys' && place === null))) return;
    this.awaitsConfirm = false;
    this.target = place;
    this.pointer = pointer;
    if (place !== null) this.cursor = place;
  }

  choose(place: string, pointer: PointerKind): void {
    const isSecondTouch = this.target === place && this.pointer === 'touch';
    this.awaitsConfirm = false;
    this.preview(place, pointer);
    const { mayAct, selectInstead } = this.rules();
    if (mayAct && !selectInstead?.(place, pointer)) this.chooseWith(place, needsConfirm(pointer), isSecondTouch);
  }

  /** Do something that is offered and has no place on the board. */
  chooseUnplaced(action: string, pointer: PointerKind): void {
    if (!needsConfirm(pointer)) {
      this.rules().act(action);
      return;
    }
    this.awaitsConfirm = false;
    this.preview(null, pointer);
    this.rules().setPending(action);
  }

  private playOrCheck(action: string | null): void {
    const { act, checkAction, isOffered } = this.rules();
    if (action === null) return;
    if (isOffered(action)) act(action);
    else checkAction(action);
  }

  /** What fits only otherwise is changed and looked at first; a finger that comes again wants it changed too. */
  private chooseWith(place: string, awaitsConfirm: boolean, again: boolean): void {
    const changes = this.fit(place) === 'changed';
    if (changes || (again && awaitsConfirm)) this.rules().changeToFit(place);
    const action = this.rules().actionAt(place);
    if (awaitsConfirm) this.confirmOrCheck(action);
    else if (!changes) this.playOrCheck(action);
  }

  private confirmOrCheck(action: string | null): void {
    if (!this.setPendingAction() && action !== null) this.rules().checkAction(action);
  }

  private setPendingAction(): boolean {
    const { setPending, isOffered } = this.rules();
    const action = this.action;
    this.awaitsConfirm = isOffered(action);
    setPending(this.awaitsConfirm ? action : null);
    return this.awaitsConfirm;
  }
}
