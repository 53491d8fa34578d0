/** An action out of turn. It waits until no simulation or gesture runs, and is sent again until it is in the log. */

import type { Connection } from '../../net/connection.svelte';
import { NATURE } from '../../device/i18n.svelte';

export class QueuedAction {
  /** The confirmed action that is not in the log yet. */
  action = $state<string | null>(null);
  #seat = -2;
  /** The position at which it was sent last. */
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

  /** After each change: checks whether it is in the log, or sends it. */
  trySend(): void {
    const { action } = this;
    const { update, isSending, status, problem } = this.connection;
    if (action === null || !update) return;
    if (update.seat !== this.#seat || !update.out_of_turn?.some((possible) => possible.action === action)) {
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
