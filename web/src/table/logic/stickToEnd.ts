/** Keeps the end of a growing list visible, until the reader scrolls away from it. */

const NEAR_END_PX = 40;

export class StickToEnd {
  #isPaused = false;
  #isFollowing = true;
  /** The scroll position before a line was shown. */
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

  /** While an earlier position is shown, the list does not follow the end. */
  set isPaused(isPaused: boolean) {
    const returns = this.#isPaused && !isPaused;
    this.#isPaused = isPaused;
    if (returns) this.scrollToEnd();
  }

  /** Scrolls to the end and follows it. */
  scrollToEnd(): void {
    this.#isFollowing = true;
    this.#onResize();
  }

  /** Scrolls to a line, or back to where the list was. */
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

  /** Ignores scroll events that come from a change of size. */
  #onScroll = (): void => {
    if (this.#isPaused || this.#scrollBefore !== null || this.#size !== this.#measure()) return;
    this.#isFollowing = this.box.scrollHeight - this.box.scrollTop - this.box.clientHeight < NEAR_END_PX;
  };
}
