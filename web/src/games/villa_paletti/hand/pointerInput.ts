/** Mouse and touch on the picture. One pointer moves the hand or turns the camera. Two fingers turn the camera and zoom. A second
 * finger beside the pulling one steadies the floor and lifts it. A mouse steadies with its middle button, lifts with its wheel,
 * and lowers the carried piece while it is held still. */

import { Notches } from './notches';

export type By = 'mouse' | 'touch';

export interface Pointed {
  /** A pointer goes down. Returns true if it moves the hand. */
  grab: (x: number, y: number, by: By) => boolean;
  /** Moves the hand by pixels, slowly if `fine`. */
  drag: (dx: number, dy: number, fine: boolean) => void;
  release: () => void;
  /** The mouse is held still on the piece, or no longer. */
  hold: (on: boolean) => void;
  click: () => void;
  /** A second finger or the middle button goes down or up. Returns true if it steadies a floor. */
  steady: (on: boolean) => boolean;
  /** The steadying finger moves down by pixels. */
  lift: (dy: number) => void;
  orbit: (dx: number, dy: number) => void;
  /** Two fingers: a zoom factor, and a movement in pixels. */
  pinch: (factor: number, dx: number, dy: number) => void;
  tap: (x: number, y: number, by: By) => void;
  /** A double click. */
  twice: (x: number, y: number) => void;
  /** The mouse hovers over this point, or has left the picture. */
  hover: (at: readonly [number, number] | null) => void;
  zoom: (factor: number) => void;
  /** True if the wheel acts on the hand. */
  turns: () => boolean;
  /** Notches of the wheel, away from the user. */
  notch: (steps: number, fine: boolean) => void;
}

const STILL_PX = 5;
/** Milliseconds after which a press is no click. */
export const HOLD_MS = 350;
type Doing = 'hand' | 'tap' | 'orbit' | 'two' | 'none';
const MIDDLE = 1;
/** The bit of each button in `MouseEvent.buttons`. */
const BITS = [1, 4, 2];

/** A button that is held down without moving. */
class Holding {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #state: 'none' | 'waits' | 'holds' = 'none';

  constructor(private readonly told: (on: boolean) => void) {}

  begin(): void {
    this.#state = 'waits';
    this.#timer = setTimeout(() => {
      this.#state = 'holds';
      this.told(true);
    }, HOLD_MS);
  }
  /** The pointer moves. A hold that has begun continues. */
  giveUp(): void {
    clearTimeout(this.#timer);
    if (this.#state === 'waits') this.#state = 'none';
  }
  /** The button is up. Returns true if it was a click. */
  end(): boolean {
    const before = this.#state;
    this.giveUp();
    this.#state = 'none';
    if (before === 'holds') this.told(false);
    return before === 'waits';
  }
}

export function pointing(node: HTMLElement, pointed: () => Pointed): { destroy: () => void } {
  const fingers = new Map<number, readonly [number, number]>();
  let doing: Doing = 'none';
  let moved = 0;
  /** The finger that steadies. */
  let other: number | null = null;
  /** True while the middle button steadies. */
  let middle = false;
  /** The button that began the current action. */
  let began = 0;
  const notches = new Notches();
  const holding = new Holding((on) => pointed().hold(on));

  const at = (event: MouseEvent): readonly [number, number] => {
    const box = node.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const by = (event: PointerEvent): By => (event.pointerType === 'mouse' ? 'mouse' : 'touch');

  function down(event: PointerEvent): void {
    const point = at(event);
    node.setPointerCapture?.(event.pointerId);
    if (by(event) === 'mouse' && event.button === MIDDLE && pointed().steady(true)) {
      middle = true;
      return;
    }
    began = event.button;
    fingers.set(event.pointerId, point);
    if (fingers.size === 2) {
      if (doing === 'hand' && pointed().steady(true)) {
        other = event.pointerId;
        return;
      }
      if (doing === 'hand') pointed().release();
      doing = 'two';
    } else if (fingers.size === 1) {
      moved = 0;
      doing = event.button === 0 && pointed().grab(...point, by(event)) ? 'hand' : event.button === 0 ? 'tap' : 'orbit';
      if (doing === 'hand' && by(event) === 'mouse') holding.begin();
    }
  }

  /** While one button is down, other buttons are reported by move events. */
  function chord(event: PointerEvent): void {
    const isDown = (event.buttons & BITS[event.button]!) !== 0;
    if (event.button === MIDDLE && fingers.size && isDown) middle ||= pointed().steady(true);
    else if (isDown && !fingers.size) down(event);
    else if (!isDown && (event.button === began || (event.button === MIDDLE && middle))) up(event);
  }

  function move(event: PointerEvent): void {
    if (by(event) === 'mouse' && event.button in BITS) return chord(event);
    const [point, last] = [at(event), fingers.get(event.pointerId)];
    if (!last) {
      if (by(event) === 'mouse') pointed().hover(point);
      return;
    }
    const [dx, dy] = [point[0] - last[0], point[1] - last[1]];
    moved += Math.abs(dx) + Math.abs(dy);
    if (doing === 'two') pinch(event.pointerId, point, last);
    fingers.set(event.pointerId, point);
    if (doing === 'tap' && moved > STILL_PX) doing = 'orbit';
    if (moved > STILL_PX) holding.giveUp();
    if (event.pointerId === other) pointed().lift(dy);
    else if (doing === 'hand') pointed().drag(dx, dy, event.shiftKey);
    if (doing === 'orbit') pointed().orbit(dx, dy);
  }

  function pinch(id: number, point: readonly [number, number], last: readonly [number, number]): void {
    const other = [...fingers].find(([finger]) => finger !== id)?.[1];
    if (!other) return;
    const far = (from: readonly [number, number]) => Math.hypot(from[0] - other[0], from[1] - other[1]) || 1;
    pointed().pinch(far(last) / far(point), (point[0] - last[0]) / 2, (point[1] - last[1]) / 2);
  }

  function up(event: PointerEvent): void {
    const cancelled = event.type === 'pointercancel';
    if (middle && (event.button === MIDDLE || cancelled)) {
      middle = false;
      pointed().steady(false);
      if (!cancelled) return;
    }
    const known = fingers.delete(event.pointerId);
    if (!known) return;
    if (other !== null) pointed().steady(false);
    const stays = event.pointerId === other;
    other = null;
    if (stays) return; // the hand continues
    if (doing === 'hand') {
      if (holding.end() && !cancelled) pointed().click();
      pointed().release();
    }
    if (doing === 'tap' && !cancelled) pointed().tap(...at(event), by(event));
    if (!fingers.size) doing = 'none';
  }

  const leave = () => pointed().hover(null);
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    if (!event.ctrlKey && pointed().turns()) {
      const steps = notches.turn(event);
      if (steps) pointed().notch(steps, event.shiftKey);
    } else pointed().zoom(Math.exp(Math.sign(event.deltaY) * Math.min(60, Math.abs(event.deltaY)) * 0.002));
  };
  const twice = (event: MouseEvent) => pointed().twice(...at(event));
  const menu = (event: Event) => event.preventDefault();
  /** Without this the middle button would scroll the page. */
  const press = (event: MouseEvent) => event.button === MIDDLE && event.preventDefault();
  const heard = {
    pointerdown: down,
    pointermove: move,
    pointerup: up,
    pointercancel: up,
    pointerleave: leave,
    contextmenu: menu,
    mousedown: press,
    dblclick: twice,
  };
  for (const [name, listen] of Object.entries(heard)) node.addEventListener(name, listen as EventListener);
  node.addEventListener('wheel', wheel, { passive: false });
  return {
    destroy: () => {
      holding.end();
      for (const [name, listen] of Object.entries(heard)) node.removeEventListener(name, listen as EventListener);
      node.removeEventListener('wheel', wheel);
    },
  };
}
