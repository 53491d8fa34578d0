/** What the reader does: an action, or a plan of several that a hand meant in one go.
 *
 * The actions of a plan are said one after the other, each once the one before is on disk. What is no longer asked is
 * passed over; where nothing of the rest is offered any more the plan is over, and the table shows how things are. A line that
 * breaks delays it, a refusal ends it. Undo takes the whole gesture back.
 */

import { needsConfirm } from '../../device/confirmMoves.svelte';
import type { Connection } from '../../net/connection.svelte';
import { NATURE } from '../../device/i18n.svelte';
import { splitPlan } from '../../board/input/actionPlan';

const UNDO = 'undo';

export class MoveInput {
  /** What was chosen and waits for Confirm. */
  pending = $state<string | null>(null);
  /** Bots shall not take their time. */
  isHurried = $state(false);
  /** What is still to be said of a plan. */
  #remaining = $state.raw<readonly string[]>([]);
  #seat = -2;
  #isConfirmed = true;
  /** How many entries led to the moment in which the last action was said. */
  #sentSeq = -1;
  /** Of how many entries the last gesture was. */
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
    return table?.over == null ? (update?.seat ?? -2) : -2; // whoever looks over a shoulder does nothing
  }

  /** May nothing be taken back at this table? */
  get isFinal(): boolean {
    return this.connection.table?.terms?.undo === 'none';
  }

  /** What was not chosen before and then confirmed was clicked once. */
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
  /** Nothing is taken back: bots need not wait. */
  skipWait(): void {
    const seat = this.connection.update?.undo;
    if (seat != null) this.connection.skipWait(seat);
  }
  /** Until it is our turn again nobody needs to take their time. */
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
    if (this.connection.update?.clocks?.some((clock) => clock.seat === seat && clock.more))
      this.connection.requestMoreTime(seat);
  }
  /** As if it had been chosen: it waits for Confirm. */
  preview(action: string): void {
    if (this.connection.update?.actions.some((one) => one.action === action)) this.pending = action;
  }

  #start(seat: number, actions: readonly string[], sure: boolean): void {
    this.#seat = seat;
    this.#isConfirmed = sure;
    this.#entryCount = 0;
    this.#send(actions[0]!, actions.slice(1));
  }

  #send(action: string, rest: readonly string[]): void {
    this.#remaining = rest;
    this.#sentSeq = this.connection.update?.seq ?? -1;
    this.#entryCount = action === UNDO ? 1 : this.#entryCount + 1;
    this.connection.act(this.#seat, action, this.#isConfirmed || rest.length > 0);
  }

  /** Something is new: say what comes next of the plan. */
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
