/** After a change of question, the same click once more is meant for the old one: it counts for nothing. */

export const SETTLING_MS = 400;
/** So near is the same spot: about a finger's breadth. */
const NEAR = 40;
const DOES = ['Enter', ' '];

export class Settling {
  /** Has the question changed just now? */
  isNew = $state(false);
  #spot: { x: number; y: number } | null = null;
  #key: string | null = null;
  #ignored = false;
  #end: ReturnType<typeof setTimeout> | undefined;

  /** Something else is asked from now on; for so long nothing counts that was meant for the old question. */
  ask(milliseconds = SETTLING_MS): void {
    this.isNew = true;
    clearTimeout(this.#end);
    this.#end = setTimeout(() => (this.isNew = false), milliseconds);
  }

  /** Listen to everything before anybody else does. */
  down = (event: PointerEvent): void => {
    const near = this.#spot !== null && Math.hypot(event.clientX - this.#spot.x, event.clientY - this.#spot.y) < NEAR;
    this.#ignored = this.isNew && near;
    if (this.#ignored) stop(event);
    else this.#spot = { x: event.clientX, y: event.clientY };
  };

  click = (event: MouseEvent): void => {
    if (this.#ignored && event.detail > 0) stop(event);
    this.#ignored = false;
  };

  key = (event: KeyboardEvent): void => {
    if (!DOES.includes(event.key)) {
      this.#key = null; // whoever did something else meanwhile means the next one
      return;
    }
    const same = this.isNew && event.key === this.#key;
    if (event.repeat || same) stop(event);
    else this.#key = event.key;
  };

  close(): void {
    clearTimeout(this.#end);
  }
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
