/**
 * After a new question, ignores a click or key at the same spot as the last one: it was meant for the old question.
 * Any other input ends the guard.
 */

export const GUARD_MS = 400;
/** Browser tests set `tavolinoSettlingMs` to 0, so that they need not wait. */
const guardMs = (): number => (globalThis as { tavolinoSettlingMs?: number }).tavolinoSettlingMs ?? GUARD_MS;
/** Distance that counts as the same spot, about the width of a finger. */
const SAME_SPOT_PX = 40;
const ACTIVATION_KEYS = ['Enter', ' '];
type Spot = { x: number; y: number } | null;

export class MisclickGuard {
  isActive = $state(false);
  /** Spot and key of the last input, and of the last input before the new question. */
  #lastSpot: Spot = null;
  #lastKey: string | null = null;
  #oldSpot: Spot = null;
  #oldKey: string | null = null;
  #isIgnoring = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Starts the guard for a new question. */
  start(milliseconds = guardMs()): void {
    this.isActive = milliseconds > 0;
    this.#oldSpot = this.#lastSpot;
    this.#oldKey = this.#lastKey;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.isActive = false), milliseconds);
  }

  /** Handlers for the capture phase, before all others. */
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
      this.#lastKey = this.#oldKey = null; // another key ends the guard
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
