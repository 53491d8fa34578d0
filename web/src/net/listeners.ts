/** Whoever listens hears what is told, at once and without being drawn: thirty times a second is too much for that. */
export class Ears<News> {
  readonly #listening = new Set<(news: News) => void>();

  /** Listen from now on; what comes back ends it. */
  listen(ear: (news: News) => void): () => void {
    this.#listening.add(ear);
    return () => this.#listening.delete(ear);
  }

  tell(news: News): void {
    for (const ear of this.#listening) ear(news);
  }
}
