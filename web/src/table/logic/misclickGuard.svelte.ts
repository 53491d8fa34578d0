/** After a change of question, the same click once more is meant for the old one: it counts for nothing.
 * Whoever has done something else since means every click. */

export const SETTLING_MS = 400;
/** Browser tests set `tavolinoSettlingMs` to 0, so that they need not wait after every decision. */
const settlingMs = (): number => (globalThis as { tavolinoSettlingMs?: number }).tavolinoSettlingMs ?? SETTLING_MS;
/** So near is the same spot: about a finger's breadth. */
const NEAR = 40;
const DOES = ['Enter', ' '];
type Spot = { x: number; y: number } | null;

export class Settling {
  /** Has the question changed just now? */
  isNew = $state(false);
  /** Where, and by which key, something was done last; and last before the question changed. */
  #spot: Spot = null;
  #key: string | null = null;
  #oldSpot: Spot = null;
  #oldKey: string | null = null;
  #ignored = false;
  #end: ReturnType<typeof setTimeout> | undefined;

  /** Something else is asked from now on; for so long nothing counts that was meant for the old question. */
  ask(milliseconds = settlingMs()): void {
    this.isNew = milliseconds > 0;
    this.#oldSpot = this.#spot;
    this.#oldKey = this.#key;
    clearTimeout(this.#end);
    this.#end = setTimeout(() => (this.isNew = false), milliseconds);
  }

  /** Listen to everything before anybody else does. */
  down = (event: PointerEvent): void => {
    const old = this.#oldSpot;
    this.#ignored = this.isNew && old !== null && Math.hypot(event.clientX - old.x, event.clientY - old.y) < NEAR;
    if (this.#ignored) return stop(event);
    this.#spot = { x: event.clientX, y: event.clientY };
    this.#oldSpot = null;
  };

  click = (event: MouseEvent): void => {
    if (this.#ignored && event.detail > 0) stop(event);
    this.#ignored = false;
  };

  key = (event: KeyboardEvent): void => {
    if (!DOES.includes(event.key)) {
      this.#key = this.#oldKey = null; // whoever did something else meanwhile means the next one
      return;
    }
    const same = this.isNew && event.key === this.#oldKey;
    if (event.repeat || same) return stop(event);
    this.#key = event.key;
    this.#oldKey = null;
  };

  close(): void {
    clearTimeout(this.#end);
  }
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
