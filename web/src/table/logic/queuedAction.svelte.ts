/** Something said out of turn: it waits until nothing falls and no hand is at work, and is said again until it counts. */

import type { Connection } from '../../net/connection.svelte';
import { NATURE } from '../../device/i18n.svelte';

export class QueuedAction {
  /** The action that was confirmed and is not in the log yet. */
  action = $state<string | null>(null);
  #seat = -2;
  /** The moment at which it was said last. */
  #sentSeq = -1;

  constructor(
    private readonly connection: Pick<
      Connection,
      'act' | 'isSending' | 'dismissProblem' | 'problem' | 'status' | 'update'
    >,
    private readonly onDone: () => void,
  ) {}

  queue(action: string): void {
    this.#seat = this.connection.update?.seat ?? -2;
    this.#sentSeq = -1;
    this.action = action;
    this.trySend();
  }

  cancel(): void {
    this.action = null;
  }

  /** Something is new: is it in the log, or may it be said now? */
  trySend(): void {
    const { action } = this;
    const { update, isSending, status, problem } = this.connection;
    if (action === null || !update) return;
    if (update.seat !== this.#seat || !update.anytime?.some((possible) => possible.action === action)) {
      this.action = null;
      this.onDone();
      return;
    }
    const tried = this.#sentSeq === update.seq;
    if (problem && tried) this.connection.dismissProblem();
    if (tried || isSending || status !== 'open' || update.actors.includes(NATURE)) return;
    this.#sentSeq = update.seq;
    this.connection.act(this.#seat, action);
  }
}
