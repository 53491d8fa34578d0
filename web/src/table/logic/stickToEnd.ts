/** Keeps the end of a growing list in sight, until the reader scrolls away and again once they come back. */

const NEAR_END_PX = 40;

export class StickToEnd {
  #isPaused = false;
  #isFollowing = true;
  /** Where the reader was before a line was shown to them for a moment. */
  #scrollBefore: number | null = null;
  #size = '';
  readonly #observer: ResizeObserver;

  constructor(
    private readonly box: HTMLElement,
    list: HTMLElement,
  ) {
    this.#observer = new ResizeObserver(() => this.#onResize());
    this.#observer.observe(box);
    this.#observer.observe(list);
    box.addEventListener('scroll', this.#onScroll, { passive: true });
  }

  /** An earlier moment is shown: the list rests, and where it is scrolled to says nothing of the present. */
  set isPaused(isPaused: boolean) {
    const returns = this.#isPaused && !isPaused;
    this.#isPaused = isPaused;
    if (returns) this.scrollToEnd();
  }

  /** Show the end now, and follow it. */
  scrollToEnd(): void {
    this.#isFollowing = true;
    this.#onResize();
  }

  /** Show a line as long as it is spoken of, then again what was shown before. */
  showLine(line: HTMLElement | null): void {
    const { box } = this;
    if (line) {
      this.#scrollBefore ??= box.scrollTop;
      const top = line.offsetTop - box.offsetTop;
      const lowest = top + line.offsetHeight - box.clientHeight;
      box.scrollTop = Math.min(top, Math.max(lowest, box.scrollTop));
    } else if (this.#scrollBefore !== null) {
      const left = this.#scrollBefore;
      this.#scrollBefore = null;
      box.scrollTop = left;
      this.#onResize();
    }
  }

  disconnect(): void {
    this.#observer.disconnect();
    this.box.removeEventListener('scroll', this.#onScroll);
  }

  #measure(): string {
    return `${this.box.clientHeight} ${this.box.scrollHeight}`;
  }

  #onResize(): void {
    const grown = this.#size !== this.#measure();
    this.#size = this.#measure();
    if (!this.#isFollowing || this.#isPaused || (this.#scrollBefore !== null && !grown)) return;
    this.#scrollBefore = null;
    this.box.scrollTop = this.box.scrollHeight;
  }

  /** Only who scrolls a list that has not changed meanwhile has chosen to: all else is the browser's doing. */
  #onScroll = (): void => {
    if (this.#isPaused || this.#scrollBefore !== null || this.#size !== this.#measure()) return;
    this.#isFollowing = this.box.scrollHeight - this.box.scrollTop - this.box.clientHeight < NEAR_END_PX;
  };
}
