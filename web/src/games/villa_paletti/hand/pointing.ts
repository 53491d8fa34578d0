/** Mouse and fingers on the picture: one moves the hand or looks round, two look round and come nearer. */

export type By = 'mouse' | 'touch';

export interface Pointed {
  /** Something goes down here: is it the hand's? */
  grab: (x: number, y: number, by: By) => boolean;
  /** The hand goes so many pixels; `fine` where it shall go slowly. */
  drag: (dx: number, dy: number, fine: boolean) => void;
  release: () => void;
  orbit: (dx: number, dy: number) => void;
  /** Two fingers: so much nearer, and so many pixels along. */
  pinch: (factor: number, dx: number, dy: number) => void;
  tap: (x: number, y: number, by: By) => void;
  /** A mouse looks at this point, or no longer at any. */
  hover: (at: readonly [number, number] | null) => void;
  zoom: (factor: number) => void;
}

const STILL_PX = 5;
type Doing = 'hand' | 'tap' | 'orbit' | 'two' | 'none';

export function pointing(node: HTMLElement, pointed: () => Pointed): { destroy: () => void } {
  const fingers = new Map<number, readonly [number, number]>();
  let doing: Doing = 'none';
  let moved = 0;

  const at = (event: PointerEvent): readonly [number, number] => {
    const box = node.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const by = (event: PointerEvent): By => (event.pointerType === 'mouse' ? 'mouse' : 'touch');

  function down(event: PointerEvent): void {
    const point = at(event);
    fingers.set(event.pointerId, point);
    node.setPointerCapture?.(event.pointerId);
    if (fingers.size === 2) {
      if (doing === 'hand') pointed().release();
      doing = 'two';
    } else if (fingers.size === 1) {
      moved = 0;
      doing = event.button === 0 && pointed().grab(...point, by(event)) ? 'hand' : event.button === 0 ? 'tap' : 'orbit';
    }
  }

  function move(event: PointerEvent): void {
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
    if (doing === 'hand') pointed().drag(dx, dy, event.shiftKey);
    if (doing === 'orbit') pointed().orbit(dx, dy);
  }

  function pinch(id: number, point: readonly [number, number], last: readonly [number, number]): void {
    const other = [...fingers].find(([finger]) => finger !== id)?.[1];
    if (!other) return;
    const far = (from: readonly [number, number]) => Math.hypot(from[0] - other[0], from[1] - other[1]) || 1;
    pointed().pinch(far(last) / far(point), (point[0] - last[0]) / 2, (point[1] - last[1]) / 2);
  }

  function up(event: PointerEvent): void {
    const known = fingers.delete(event.pointerId);
    if (!known) return;
    if (doing === 'hand') pointed().release();
    if (doing === 'tap' && event.type === 'pointerup') pointed().tap(...at(event), by(event));
    if (!fingers.size) doing = 'none';
  }

  const leave = () => pointed().hover(null);
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    pointed().zoom(Math.exp(Math.sign(event.deltaY) * Math.min(60, Math.abs(event.deltaY)) * 0.002));
  };
  const menu = (event: Event) => event.preventDefault();
  const heard = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up, pointerleave: leave, contextmenu: menu };
  for (const [name, listen] of Object.entries(heard)) node.addEventListener(name, listen as EventListener);
  node.addEventListener('wheel', wheel, { passive: false });
  return {
    destroy: () => {
      for (const [name, listen] of Object.entries(heard)) node.removeEventListener(name, listen as EventListener);
      node.removeEventListener('wheel', wheel);
    },
  };
}
