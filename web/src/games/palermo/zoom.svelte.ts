/** Looking closer: the part of the drawing that is shown, moved by pinching, dragging or buttons. */

import { BOARD, MARGIN, type Point } from './geometry';

/** The visible square, in drawing units. */
export interface Frame {
  x: number;
  y: number;
  width: number;
}

const WHOLE = BOARD + 2 * MARGIN;
const CLOSEST = WHOLE / 3;
export const EVERYTHING: Frame = { x: -MARGIN, y: -MARGIN, width: WHOLE };

const within = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** A frame that stays on the board. */
export function kept({ x, y, width }: Frame): Frame {
  const size = within(width, CLOSEST, WHOLE);
  return { x: within(x, -MARGIN, -MARGIN + WHOLE - size), y: within(y, -MARGIN, -MARGIN + WHOLE - size), width: size };
}

/** Show less or more of the board, the given point staying where it is. */
export function scaled(frame: Frame, about: Point, factor: number): Frame {
  const width = within(frame.width / factor, CLOSEST, WHOLE);
  const share = width / frame.width;
  return kept({ x: about.x - (about.x - frame.x) * share, y: about.y - (about.y - frame.y) * share, width });
}

export const moved = (frame: Frame, by: Point): Frame => kept({ ...frame, x: frame.x - by.x, y: frame.y - by.y });

interface Finger {
  x: number;
  y: number;
}

const TAP_SLOP = 8;
const DOUBLE_TAP = 300;

export class Zoom {
  frame = $state<Frame>(EVERYTHING);
  private readonly fingers = new Map<number, Finger>();
  private began: Finger | null = null;
  private lastTap: { at: number; x: number; y: number } | null = null;
  /** Fingers moved since they were put down: what follows is no tap. */
  dragged = false;

  get isClose(): boolean {
    return this.frame.width < WHOLE;
  }
  get box(): string {
    return `${this.frame.x} ${this.frame.y} ${this.frame.width} ${this.frame.width}`;
  }
  reset(): void {
    this.frame = EVERYTHING;
  }

  down(event: PointerEvent): void {
    if (event.pointerType === 'mouse') return;
    if (!this.fingers.size) {
      this.dragged = false;
      this.began = { x: event.clientX, y: event.clientY };
    }
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent, svg: SVGSVGElement): void {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    const before = [...this.fingers.values()].map((other) => ({ ...other }));
    finger.x = event.clientX;
    finger.y = event.clientY;
    if (this.began && Math.hypot(finger.x - this.began.x, finger.y - this.began.y) > TAP_SLOP) this.dragged = true;
    const after = [...this.fingers.values()];
    if (after.length === 2) this.pinch(before as [Finger, Finger], after as [Finger, Finger], svg);
    else if (after.length === 1 && this.isClose && this.dragged) this.shift(before[0]!, after[0]!, svg);
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
  }

  /** A second tap at once on the same spot looks closer, or at everything again. */
  tap(event: MouseEvent, svg: SVGSVGElement): boolean {
    const last = this.lastTap;
    const now = { at: event.timeStamp, x: event.clientX, y: event.clientY };
    const twice = last !== null && now.at - last.at < DOUBLE_TAP && Math.hypot(now.x - last.x, now.y - last.y) < 24;
    this.lastTap = twice ? null : now;
    if (twice) this.frame = this.isClose ? EVERYTHING : scaled(this.frame, this.onBoard(now, svg), 2);
    return twice;
  }

  private unit(svg: SVGSVGElement): number {
    return this.frame.width / svg.getBoundingClientRect().width;
  }

  private onBoard({ x, y }: Finger, svg: SVGSVGElement): Point {
    const edge = svg.getBoundingClientRect();
    const unit = this.unit(svg);
    return { x: this.frame.x + (x - edge.left) * unit, y: this.frame.y + (y - edge.top) * unit };
  }

  private shift(from: Finger, to: Finger, svg: SVGSVGElement): void {
    const unit = this.unit(svg);
    this.frame = moved(this.frame, { x: (to.x - from.x) * unit, y: (to.y - from.y) * unit });
  }

  private pinch(from: [Finger, Finger], to: [Finger, Finger], svg: SVGSVGElement): void {
    const spread = ([a, b]: [Finger, Finger]) => Math.hypot(a.x - b.x, a.y - b.y) || 1;
    const centre = ([a, b]: [Finger, Finger]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
    this.shift(centre(from), centre(to), svg);
    this.frame = scaled(this.frame, this.onBoard(centre(to), svg), spread(to) / spread(from));
    this.dragged = true;
  }
}
