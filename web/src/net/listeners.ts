/** Whoever listens hears what is told, at once and without being drawn: thirty times a second is too much for that. */
export class Listeners<Item> {
  readonly #callbacks = new Set<(item: Item) => void>();

  /** Listen from now on; what comes back ends it. */
  add(callback: (item: Item) => void): () => void {
    this.#callbacks.add(callback);
    return () => this.#callbacks.delete(callback);
  }

  notify(item: Item): void {
    for (const callback of this.#callbacks) callback(item);
  }
}
