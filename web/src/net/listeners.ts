/** A plain list of listeners, for 30 Hz data that must not trigger rendering. */
export class Listeners<Item> {
  readonly #callbacks = new Set<(item: Item) => void>();

  /** Adds a listener and returns a function that removes it. */
  add(callback: (item: Item) => void): () => void {
    this.#callbacks.add(callback);
    return () => this.#callbacks.delete(callback);
  }

  notify(item: Item): void {
    for (const callback of this.#callbacks) callback(item);
  }
}
