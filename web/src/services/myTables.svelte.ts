/** The status of all tables of this browser, fetched a few at a time. */

import { Refused, fetchTable } from '../net/api';
import { type KnownTable, forgetTable, markFinished, tokensOf } from '../device/seatKeys.svelte';
import type { TableStatus } from '../protocol/messages';

const MAX_PARALLEL_REQUESTS = 4;

export class TableStatuses {
  /** By table id; null if the server could not answer. */
  statuses = $state<Record<string, TableStatus | null>>({});
  #queue: KnownTable[] = [];
  #requested = new Set<string>();

  /** Loads these tables, last visited first. */
  async load(tables: readonly KnownTable[]): Promise<void> {
    const fresh = tables.filter(({ id }) => !this.#requested.has(id));
    for (const { id } of fresh) this.#requested.add(id);
    this.#queue.push(...fresh);
    await Promise.all(Array.from({ length: MAX_PARALLEL_REQUESTS }, () => this.#loadQueued()));
  }

  async #loadQueued(): Promise<void> {
    for (let table = this.#queue.shift(); table; table = this.#queue.shift()) {
      await this.#loadStatus(table);
      this.#requested.delete(table.id);
    }
  }

  async #loadStatus(table: KnownTable): Promise<void> {
    const { id } = table;
    try {
      const status = await fetchTable(id, tokensOf(table));
      this.statuses[id] = status;
      if (status.seed) markFinished(id);
    } catch (failure) {
      if (failure instanceof Refused && failure.status === 404) forgetTable(id);
      else this.statuses[id] ??= null;
    }
  }
}
