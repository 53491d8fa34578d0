/**
 * The player's input: an action, or a plan of several actions that one gesture means.
 *
 * The actions of a plan are sent one after the other, each after the one before is stored. Actions that are no longer
 * legal are skipped; if none is left, the plan ends. A lost connection delays the plan, and a refusal ends it.
 * Undo takes back the whole plan.
 */

import { needsConfirm } from '../../device/settings/confirmMoves.svelte';
import type { Connection } from '../../net/connection.svelte';
import { NATURE } from '../../device/i18n.svelte';
import { splitPlan } from '../../board/input/actionPlan';

const UNDO = 'undo';

export class MoveInput {
  /** The chosen action that waits for Confirm. */
  pending = $state<string | null>(null);
  /** Bots and gestures should not take their time. */
  isHurried = $state(false);
  /** The actions of the plan that are not sent yet. */
  #remaining = $state.raw<readonly string[]>([]);
  #seat = -2;
  #isConfirmed = true;
  /** The number of entries when the last action was sent. */
  #sentSeq = -1;
  /** The number of entries of the last plan. */
  #entryCount = 1;

  constructor(
    private readonly connection: Pick<
      Connection,
      | 'act'
      | 'isSending'
      | 'skipWait'
      | 'requestMoreTime'
      | 'problem'
      | 'status'
      | 'table'
      | 'submitTyped'
      | 'update'
      | 'checkAction'
    >,
    private readonly isPast: () => boolean,
  ) {}

  get enabled(): boolean {
    const { status, isSending } = this.connection;
    return status === 'open' && !this.isPast() && !isSending && !this.#remaining.length;
  }
  get #seatToPlay(): number {
    const { table, update } = this.connection;
    return table?.observing == null ? (update?.seat ?? -2) : -2; // an observer cannot act
  }

  /** Whether undo is off at this table. */
  get isFinal(): boolean {
    return this.connection.table?.terms?.undo === 'none';
  }

  /** An action that was not pending was clicked only once. */
  act(plan: string): void {
    if (!this.enabled || this.#seatToPlay < 0) return;
    const confirmed = plan === this.pending;
    if (!confirmed && (this.isFinal || needsConfirm('mouse'))) this.pending = plan;
    else this.#start(this.#seatToPlay, splitPlan(plan), confirmed);
  }
  submitTyped(action: string): void {
    this.pending = null;
    this.#entryCount = 1;
    if (this.enabled && this.#seatToPlay >= 0) this.connection.submitTyped(this.#seatToPlay, action);
  }
  checkAction(plan: string): void {
    this.pending = null;
    if (this.#seatToPlay >= 0) this.connection.checkAction(this.#seatToPlay, plan);
  }
  undo(): void {
    const seat = this.connection.update?.undo;
    if (seat != null && this.enabled) this.#start(seat, Array<string>(this.#entryCount).fill(UNDO), true);
    else if (this.isFinal) this.checkAction(UNDO);
  }
  /** Tells the server that the player will not undo: bots need not wait. */
  skipWait(): void {
    const seat = this.connection.update?.undo;
    if (seat != null) this.connection.skipWait(seat);
  }
  /** Skips waiting times until the player's next turn. */
  hurry(): void {
    this.isHurried = true;
    this.#skipIfHurried();
  }
  #skipIfHurried(): void {
    const { update } = this.connection;
    if (update?.actions.length || update?.places) this.isHurried = false;
    else if (this.isHurried && update?.actors.includes(NATURE)) this.connection.skipWait(this.#seatToPlay);
  }
  requestMoreTime(): void {
    const seat = this.#seatToPlay;
    if (this.connection.update?.answer_clocks?.some((clock) => clock.seat === seat && clock.more))
      this.connection.requestMoreTime(seat);
  }
  /** Shows an action as if the player had chosen it. */
  preview(action: string): void {
    if (this.connection.update?.actions.some((one) => one.action === action)) this.pending = action;
  }

  #start(seat: number, actions: readonly string[], confirmed: boolean): void {
    this.#seat = seat;
    this.#isConfirmed = confirmed;
    this.#entryCount = 0;
    this.#send(actions[0]!, actions.slice(1));
  }

  #send(action: string, rest: readonly string[]): void {
    this.#remaining = rest;
    this.#sentSeq = this.connection.update?.seq ?? -1;
    this.#entryCount = action === UNDO ? 1 : this.#entryCount + 1;
    this.connection.act(this.#seat, action, this.#isConfirmed || rest.length > 0);
  }

  /** After each change: sends the next action of the plan. */
  continuePlan(): void {
    const { update, isSending, problem } = this.connection;
    this.#skipIfHurried();
    if (!this.#remaining.length || isSending || !update) return;
    if (problem || update.seat !== this.#seat) this.#remaining = [];
    else if (update.hasDetails && update.seq > this.#sentSeq) this.#sendNext();
  }

  #sendNext(): void {
    const { update } = this.connection;
    const isPossible = (action: string) =>
      action === UNDO ? update!.undo === this.#seat : update!.actions.some((one) => one.action === action);
    const index = this.#remaining.findIndex(isPossible);
    if (index < 0) this.#remaining = [];
    else this.#send(this.#remaining[index]!, this.#remaining.slice(index + 1));
  }
}
