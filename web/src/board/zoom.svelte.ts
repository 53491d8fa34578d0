/** Zoom: the visible part of the drawing, changed by pinching, dragging and double tapping. */

import { distance, middle, type Box, type Point } from './points';

const MAX_ZOOM = 3;
const TAP_SLOP_PX = 8;
const DOUBLE_TAP_MS = 300;
const SAME_SPOT_PX = 24;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** Moves and resizes a frame so that it keeps the shape of the drawing and stays inside. */
export function clampFrame(whole: Box, { x, y, width }: Box): Box {
  const wide = clamp(width, whole.width / MAX_ZOOM, whole.width);
  const high = (wide * whole.height) / whole.width;
  return {
    x: clamp(x, whole.x, whole.x + whole.width - wide),
    y: clamp(y, whole.y, whole.y + whole.height - high),
    width: wide,
    height: high,
  };
}

/** Scales the frame. The given point keeps its place on the screen. */
export function scaleFrame(whole: Box, frame: Box, about: Point, factor: number): Box {
  const width = clamp(frame.width / factor, whole.width / MAX_ZOOM, whole.width);
  const share = width / frame.width;
  return clampFrame(whole, {
    ...frame,
    x: about.x - (about.x - frame.x) * share,
    y: about.y - (about.y - frame.y) * share,
    width,
  });
}

export const moveFrame = (whole: Box, frame: Box, by: Point): Box =>
  clampFrame(whole, { ...frame, x: frame.x - by.x, y: frame.y - by.y });

export class Zoom {
  frame = $state.raw<Box>({ x: 0, y: 0, width: 1, height: 1 });
  /** True if a finger moved since it touched the screen. Such a gesture is no tap. */
  dragged = false;
  private readonly fingers = new Map<number, Point>();
  private dragStart: Point | null = null;
  private lastTap: { at: number; spot: Point } | null = null;

  constructor(private readonly whole: Box) {
    this.frame = whole;
  }

  get isClose(): boolean {
    return this.frame.width < this.whole.width;
  }
  get viewBox(): string {
    return `${this.frame.x} ${this.frame.y} ${this.frame.width} ${this.frame.height}`;
  }
  reset(): void {
    this.frame = this.whole;
  }

  onPointerDown(event: PointerEvent): void {
    if (event.pointerType === 'mouse') return;
    const finger = { x: event.clientX, y: event.clientY };
    if (!this.fingers.size) {
      this.dragged = false;
      this.dragStart = finger;
    }
    this.fingers.set(event.pointerId, finger);
  }

  onPointerMove(event: PointerEvent, svg: SVGSVGElement): void {
    if (!this.fingers.has(event.pointerId)) return;
    const before = [...this.fingers.values()];
    const finger = { x: event.clientX, y: event.clientY };
    this.fingers.set(event.pointerId, finger);
    if (this.dragStart && distance(finger, this.dragStart) > TAP_SLOP_PX) this.dragged = true;
    const after = [...this.fingers.values()];
    if (after.length === 2) this.pinch(before as [Point, Point], after as [Point, Point], svg);
    else if (after.length === 1 && this.isClose && this.dragged) this.pan(before[0]!, after[0]!, svg);
  }

  onPointerUp(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
  }

  /** Zooms in or out on a double tap. Returns true if this was its second tap. */
  isDoubleTap(event: MouseEvent, svg: SVGSVGElement): boolean {
    const last = this.lastTap;
    const now = { at: event.timeStamp, spot: { x: event.clientX, y: event.clientY } };
    const twice = last !== null && now.at - last.at < DOUBLE_TAP_MS && distance(now.spot, last.spot) < SAME_SPOT_PX;
    this.lastTap = twice ? null : now;
    if (twice)
      this.frame = this.isClose ? this.whole : scaleFrame(this.whole, this.frame, this.onDrawing(now.spot, svg), 2);
    return twice;
  }

  private unit(svg: SVGSVGElement): number {
    return this.frame.width / svg.getBoundingClientRect().width;
  }

  private onDrawing({ x, y }: Point, svg: SVGSVGElement): Point {
    const edge = svg.getBoundingClientRect();
    const unit = this.unit(svg);
    return { x: this.frame.x + (x - edge.left) * unit, y: this.frame.y + (y - edge.top) * unit };
  }

  private pan(from: Point, to: Point, svg: SVGSVGElement): void {
    const unit = this.unit(svg);
    this.frame = moveFrame(this.whole, this.frame, { x: (to.x - from.x) * unit, y: (to.y - from.y) * unit });
  }

  private pinch(from: [Point, Point], to: [Point, Point], svg: SVGSVGElement): void {
    this.pan(middle(...from), middle(...to), svg);
    const factor = (distance(...to) || 1) / (distance(...from) || 1);
    this.frame = scaleFrame(this.whole, this.frame, this.onDrawing(middle(...to), svg), factor);
    this.dragged = true;
  }
}
