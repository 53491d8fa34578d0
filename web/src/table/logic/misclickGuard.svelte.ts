/** After a change of question, the same click once more is meant for the old one: it counts for nothing.
 * Whoever has done something else since means every click. */

export const GUARD_MS = 400;
/** Browser tests set `tavolinoSettlingMs` to 0, so that they need not wait after every decision. */
const guardMs = (): number => (globalThis as { tavolinoSettlingMs?: number }).tavolinoSettlingMs ?? GUARD_MS;
/** So near is the same spot: about a finger's breadth. */
const SAME_SPOT_PX = 40;
const ACTIVATION_KEYS = ['Enter', ' '];
type Spot = { x: number; y: number } | null;

export class MisclickGuard {
  /** Has the question changed just now? */
  isActive = $state(false);
  /** Where, and by which key, something was done last; and last before the question changed. */
  #lastSpot: Spot = null;
  #lastKey: string | null = null;
  #oldSpot: Spot = null;
  #oldKey: string | null = null;
  #isIgnoring = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Something else is asked from now on; for so long nothing counts that was meant for the old question. */
  start(milliseconds = guardMs()): void {
    this.isActive = milliseconds > 0;
    this.#oldSpot = this.#lastSpot;
    this.#oldKey = this.#lastKey;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.isActive = false), milliseconds);
  }

  /** Listen to everything before anybody else does. */
  onPointerDown = (event: PointerEvent): void => {
    const old = this.#oldSpot;
    this.#isIgnoring =
      this.isActive && old !== null && Math.hypot(event.clientX - old.x, event.clientY - old.y) < SAME_SPOT_PX;
    if (this.#isIgnoring) return stop(event);
    this.#lastSpot = { x: event.clientX, y: event.clientY };
    this.#oldSpot = null;
  };

  onClick = (event: MouseEvent): void => {
    if (this.#isIgnoring && event.detail > 0) stop(event);
    this.#isIgnoring = false;
  };

  onKeyDown = (event: KeyboardEvent): void => {
    if (!ACTIVATION_KEYS.includes(event.key)) {
      this.#lastKey = this.#oldKey = null; // whoever did something else meanwhile means the next one
      return;
    }
    const same = this.isActive && event.key === this.#oldKey;
    if (event.repeat || same) return stop(event);
    this.#lastKey = event.key;
    this.#oldKey = null;
  };

  close(): void {
    clearTimeout(this.#timer);
  }
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
