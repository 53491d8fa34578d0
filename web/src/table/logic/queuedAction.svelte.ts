/** Something said out of turn: it waits until nothing falls and no hand is at work, and is said again until it counts. */

import type { Connection } from '../../net/connection.svelte';
import { NATURE } from '../../device/i18n.svelte';

export class Wish {
  /** The action that was confirmed and is not in the log yet. */
  said = $state<string | null>(null);
  #seat = -2;
  /** The moment at which it was said last. */
  #tried = -1;

  constructor(
    private readonly connection: Pick<
      Connection,
      'act' | 'isSending' | 'dismissProblem' | 'problem' | 'status' | 'update'
    >,
    private readonly granted: () => void,
  ) {}

  say(action: string): void {
    this.#seat = this.connection.update?.seat ?? -2;
    this.#tried = -1;
    this.said = action;
    this.carryOn();
  }

  drop(): void {
    this.said = null;
  }

  /** Something is new: is it in the log, or may it be said now? */
  carryOn(): void {
    const { said } = this;
    const { update, isSending, status, problem } = this.connection;
    if (said === null || !update) return;
    if (update.seat !== this.#seat || !update.anytime?.some(({ action }) => action === said)) {
      this.said = null;
      this.granted();
      return;
    }
    const tried = this.#tried === update.seq;
    if (problem && tried) this.connection.dismissProblem();
    if (tried || isSending || status !== 'open' || update.actors.includes(NATURE)) return;
    this.#tried = update.seq;
    this.connection.act(this.#seat, said);
  }
}
