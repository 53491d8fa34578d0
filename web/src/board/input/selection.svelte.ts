/**
 * The place that the player points at, and what choosing a place does.
 *
 * A mouse previews by hovering and acts by clicking. Keys preview with the cursor and act with Enter.
 * Touch only previews: the action waits for Confirm, and a second touch of the same place changes the piece.
 * If the piece fits a place only after a change, choosing the place changes it, with any input.
 * A setting of this device makes all moves wait for Confirm, or none.
 */

import { type PointerKind, needsConfirm } from '../../device/settings/confirmMoves.svelte';
import type { Fit } from './actionsByPlace';

export type { PointerKind as By };

/** What a game allows to choose, and how. */
export interface SelectionRules {
  /** The places in rows, as the keyboard walks through them. */
  rows: readonly (readonly string[])[];
  /** Targets of the keys N and P, the most rewarding first. */
  jumpTargets: readonly string[];
  mayAct: boolean;
  /** The action that choosing a place means, or null. */
  actionAt: (place: string) => string | null;
  isOffered: (action: string | null) => boolean;
  fit: (place: string) => Fit;
  /** Changes the selected piece to its next orientation that fits the place. */
  changeToFit: (place: string) => void;
  /** If choosing the place only selects something, do that and return true. */
  selectInstead?: (place: string, by: PointerKind) => boolean;
  act: (action: string) => void;
  checkAction: (action: string) => void;
  setPending: (action: string | null) => void;
}

export class PlaceSelection {
  target = $state<string | null>(null);
  cursor = $state('');
  pointer = $state<PointerKind>('mouse');

  /** The chosen action waits for Confirm, and its preview stays. */
  private awaitsConfirm = false;

  constructor(private readonly rules: () => SelectionRules) {}

  get rows(): readonly (readonly string[])[] {
    return this.rules().rows;
  }
  get jumpTargets(): readonly string[] {
    return this.rules().jumpTargets;
  }
  /** The action of the place that the player points at. */
  get action(): string | null {
    return this.target === null ? null : this.rules().actionAt(this.target);
  }
  /** The place that the Tab key focuses. */
  get tabStop(): string {
    const places = this.rows.flat();
    if (places.includes(this.cursor)) return this.cursor;
    return this.jumpTargets[0] ?? places[Math.floor(places.length / 2)] ?? '';
  }
  fit(place: string): Fit {
    return this.rules().fit(place);
  }

  /** Clears what belongs to the previous position. */
  onNewPosition(): void {
    this.rules().setPending(null);
    this.awaitsConfirm = false;
    if (this.pointer === 'touch') this.target = null;
    if (this.target && !this.rows.some((row) => row.includes(this.target!))) this.target = null;
  }

  /** The selected piece changed: updates the action that waits for Confirm. */
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

  /** Chooses an action that has no place on the board. */
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

  /** If the piece fits only after a change, changes it and shows the preview first. A second touch changes it too. */
  private chooseWith(place: string, awaitsConfirm: boolean, again: boolean): void {
    const changes = this.fit(place) === 'changed';
    if (changes || (again && awaitsConfirm)) this.rules().changeToFit(place);
    const action = this.rules().actionAt(place);
    if (awaitsConfirm) this.confirmOrCheck(action);
    else if (changes) this.rules().setPending(null);
    else this.playOrCheck(action);
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
