/** Keeps the end of a growing list in sight, until the reader scrolls away and again once they come back. */

const NEAR = 40;

export class Tail {
  /** Something else is shown: the list rests. */
  held = false;
  #following = true;
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

  /** Show the end now, and follow it. */
  follow(): void {
    this.#following = true;
    this.#resized();
  }

  stop(): void {
    this.#watch.disconnect();
    this.box.removeEventListener('scroll', this.#scrolled);
  }

  #measured(): string {
    return `${this.box.clientHeight} ${this.box.scrollHeight}`;
  }

  #resized(): void {
    this.#size = this.#measured();
    if (this.#following && !this.held) this.box.scrollTop = this.box.scrollHeight;
  }

  /** Only who scrolls a list that has not changed meanwhile has chosen to: all else is the browser's doing. */
  #scrolled = (): void => {
    if (this.#size !== this.#measured()) return;
    this.#following = this.box.scrollHeight - this.box.scrollTop - this.box.clientHeight < NEAR;
  };
}
