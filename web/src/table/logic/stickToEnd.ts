/** Keeps the end of a growing list in sight, until the reader scrolls away and again once they come back. */

const NEAR = 40;

export class Tail {
  #held = false;
  #following = true;
  /** Where the reader was before a line was shown to them for a moment. */
  #left: number | null = null;
  #size = '';
  readonly #watch: ResizeObserver;

  constructor(
    private readonly box: HTMLElement,
    list: HTMLElement,
  ) {
    this.#watch = new ResizeObserver(() => this.#resized());
    this.#watch.observe(box);
    this.#watch.observe(list);
    box.addEventListener('scroll', this.#scrolled, { passive: true });
  }

  /** An earlier moment is shown: the list rests, and where it is scrolled to says nothing of the present. */
  set held(held: boolean) {
    const returns = this.#held && !held;
    this.#held = held;
    if (returns) this.follow();
  }

  /** Show the end now, and follow it. */
  follow(): void {
    this.#following = true;
    this.#resized();
  }

  /** Show a line as long as it is spoken of, then again what was shown before. */
  peek(line: HTMLElement | null): void {
    const { box } = this;
    if (line) {
      this.#left ??= box.scrollTop;
      const top = line.offsetTop - box.offsetTop;
      const lowest = top + line.offsetHeight - box.clientHeight;
      box.scrollTop = Math.min(top, Math.max(lowest, box.scrollTop));
    } else if (this.#left !== null) {
      const left = this.#left;
      this.#left = null;
      box.scrollTop = left;
      this.#resized();
    }
  }

  stop(): void {
    this.#watch.disconnect();
    this.box.removeEventListener('scroll', this.#scrolled);
  }

  #measured(): string {
    return `${this.box.clientHeight} ${this.box.scrollHeight}`;
  }

  #resized(): void {
    const grown = this.#size !== this.#measured();
    this.#size = this.#measured();
    if (!this.#following || this.#held || (this.#left !== null && !grown)) return;
    this.#left = null;
    this.box.scrollTop = this.box.scrollHeight;
  }

  /** Only who scrolls a list that has not changed meanwhile has chosen to: all else is the browser's doing. */
  #scrolled = (): void => {
    if (this.#held || this.#left !== null || this.#size !== this.#measured()) return;
    this.#following = this.box.scrollHeight - this.box.scrollTop - this.box.clientHeight < NEAR;
  };
}
