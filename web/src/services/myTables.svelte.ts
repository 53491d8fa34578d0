/** How all tables of ours stand: asked a few at a time, whatever their age. */

import { Refused, fetchTable } from '../net/api';
import { type KnownTable, forgetTable, markFinished, tokensOf } from '../device/seatKeys.svelte';
import type { TableGlance } from '../protocol/messages';

const AT_ONCE = 4;

export class Overview {
  /** By their ids; null where the server could not say. */
  found = $state<Record<string, TableGlance | null>>({});
  #waiting: KnownTable[] = [];
  #asked = new Set<string>();

  /** Ask about these, those first that were visited last. */
  async look(tables: readonly KnownTable[]): Promise<void> {
    const fresh = tables.filter(({ id }) => !this.#asked.has(id));
    for (const { id } of fresh) this.#asked.add(id);
    this.#waiting.push(...fresh);
    await Promise.all(Array.from({ length: AT_ONCE }, () => this.#work()));
  }

  async #work(): Promise<void> {
    for (let table = this.#waiting.shift(); table; table = this.#waiting.shift()) {
      await this.#ask(table);
      this.#asked.delete(table.id);
    }
  }

  async #ask(table: KnownTable): Promise<void> {
    const { id } = table;
    try {
      const glance = await fetchTable(id, tokensOf(table));
      this.found[id] = glance;
      if (glance.seed) markFinished(id);
    } catch (failure) {
      if (failure instanceof Refused && failure.status === 404) forgetTable(id);
      else this.found[id] ??= null;
    }
  }
}
