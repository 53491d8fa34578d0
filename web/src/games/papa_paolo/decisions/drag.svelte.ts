/** Drags: a tile or a pizzeria into the district, a round along the road, or the large tile around its middle. */

import type { Point } from '../../../board/points';
import type { By } from '../../../board/input/selection.svelte';

/** Pixels that a pointer must move before it drags. Less is a tap. */
const MIN_DRAG_PX = 8;

export interface Carrier {
  /** True if a drag can begin at this place. */
  begins: (place: string, by: By, from: Point) => boolean;
  over: (place: string | null, by: By, at: Point) => void;
  ends: (place: string | null, by: By) => void;
}

export const placeAt = ({ x, y }: Point): string | null =>
  document.elementFromPoint(x, y)?.closest<SVGElement>('[data-place]')?.dataset.place ?? null;

export class Dragging {
  /** The position of the pointer in the window while a drag is in progress. */
  at = $state.raw<Point | null>(null);
  #from: { place: string; x: number; y: number; pointer: number } | null = null;
  /** True after a drag, whose click must be ignored. */
  #dragged = false;

  constructor(private readonly carrier: Carrier) {}

  get #isOn(): boolean {
    return this.at !== null;
  }
  #by = ({ pointerType }: PointerEvent): By => (pointerType === 'mouse' ? 'mouse' : 'touch');

  down = (event: PointerEvent): void => {
    this.#dragged = false;
    const { place = '', chip = '' } =
      (event.target as Element).closest<SVGElement | HTMLElement>('[data-place], [data-chip]')?.dataset ?? {};
    if (event.button !== 0 || !(place || chip)) return;
    this.#from = { place: place || chip, x: event.clientX, y: event.clientY, pointer: event.pointerId };
    (event.target as Element).releasePointerCapture?.(event.pointerId);
  };

  move = (event: PointerEvent): void => {
    const from = this.#from;
    if (!from || event.pointerId !== from.pointer) return;
    if (!this.#isOn) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < MIN_DRAG_PX) return;
      if (!this.carrier.begins(from.place, this.#by(event), from)) {
        this.#from = null;
        return;
      }
    }
    this.at = { x: event.clientX, y: event.clientY };
    this.carrier.over(placeAt(this.at), this.#by(event), this.at);
  };

  up = (event: PointerEvent): void => {
    if (event.pointerId !== this.#from?.pointer) return;
    const [was, at] = [this.#isOn, { x: event.clientX, y: event.clientY }];
    this.cancel();
    this.#dragged = was;
    if (was) this.carrier.ends(placeAt(at), this.#by(event));
  };

  click = (event: MouseEvent): void => {
    if (this.#dragged) event.stopPropagation();
    this.#dragged = false;
  };

  cancel = (): void => {
    this.#from = null;
    this.at = null;
  };
}
