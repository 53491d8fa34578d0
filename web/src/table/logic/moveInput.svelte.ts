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

export class Doing {
  /** What was chosen and waits for Confirm. */
  pending = $state<string | null>(null);
  /** Bots shall not take their time. */
  hurried = $state(false);
  /** What is still to be said of a plan. */
  #rest = $state.raw<readonly string[]>([]);
  #seat = -2;
  #sure = true;
  /** How many entries led to the moment in which the last action was said. */
  #since = -1;
  /** Of how many entries the last gesture was. */
  #length = 1;

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
    private readonly looksBack: () => boolean,
  ) {}

  get enabled(): boolean {
    const { status, isSending } = this.connection;
    return status === 'open' && !this.looksBack() && !isSending && !this.#rest.length;
  }
  get #reader(): number {
    const { table, update } = this.connection;
    return table?.over == null ? (update?.seat ?? -2) : -2; // whoever looks over a shoulder does nothing
  }

  /** May nothing be taken back at this table? */
  get isFinal(): boolean {
    return this.connection.table?.terms?.undo === 'none';
  }

  /** What was not chosen before and then confirmed was clicked once. */
  act(meant: string): void {
    if (!this.enabled || this.#reader < 0) return;
    const confirmed = meant === this.pending;
    if (!confirmed && (this.isFinal || needsConfirm('mouse'))) this.pending = meant;
    else this.#begin(this.#reader, splitPlan(meant), confirmed);
  }
  type(action: string): void {
    this.pending = null;
    this.#length = 1;
    if (this.enabled && this.#reader >= 0) this.connection.submitTyped(this.#reader, action);
  }
  why(meant: string): void {
    this.pending = null;
    if (this.#reader >= 0) this.connection.checkAction(this.#reader, meant);
  }
  undo(): void {
    const seat = this.connection.update?.undo;
    if (seat != null && this.enabled) this.#begin(seat, Array<string>(this.#length).fill(UNDO), true);
    else if (this.isFinal) this.why(UNDO);
  }
  /** Nothing is taken back: bots need not wait. */
  goOn(): void {
    const seat = this.connection.update?.undo;
    if (seat != null) this.connection.skipWait(seat);
  }
  /** Until it is our turn again nobody needs to take their time. */
  hurry(): void {
    this.hurried = true;
    this.#hurryOn();
  }
  #hurryOn(): void {
    const { update } = this.connection;
    if (update?.actions.length || update?.places) this.hurried = false;
    else if (this.hurried && update?.actors.includes(NATURE)) this.connection.skipWait(this.#reader);
  }
  more(): void {
    const seat = this.#reader;
    if (this.connection.update?.clocks?.some((clock) => clock.seat === seat && clock.more))
      this.connection.requestMoreTime(seat);
  }
  /** As if it had been chosen: it waits for Confirm. */
  show(action: string): void {
    if (this.connection.update?.actions.some((one) => one.action === action)) this.pending = action;
  }

  #begin(seat: number, actions: readonly string[], sure: boolean): void {
    this.#seat = seat;
    this.#sure = sure;
    this.#length = 0;
    this.#say(actions[0]!, actions.slice(1));
  }

  #say(action: string, rest: readonly string[]): void {
    this.#rest = rest;
    this.#since = this.connection.update?.seq ?? -1;
    this.#length = action === UNDO ? 1 : this.#length + 1;
    this.connection.act(this.#seat, action, this.#sure || rest.length > 0);
  }

  /** Something is new: say what comes next of the plan. */
  carryOn(): void {
    const { update, isSending, problem } = this.connection;
    this.#hurryOn();
    if (!this.#rest.length || isSending || !update) return;
    if (problem || update.seat !== this.#seat) this.#rest = [];
    else if (update.hasDetails && update.seq > this.#since) this.#next();
  }

  #next(): void {
    const { update } = this.connection;
    const open = (action: string) =>
      action === UNDO ? update!.undo === this.#seat : update!.actions.some((one) => one.action === action);
    const index = this.#rest.findIndex(open);
    if (index < 0) this.#rest = [];
    else this.#say(this.#rest[index]!, this.#rest.slice(index + 1));
  }
}
