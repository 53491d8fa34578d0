/** A pointer that carries a tile from the city, or a pizzeria from its chip, into the district, draws a round along the road, or turns the large tile. */

import type { Point } from '../../../board/points';
import type { By } from '../../../board/input/selection.svelte';

/** So far a pointer must go before it drags: less is a tap. */
const FAR = 8;

export interface Carrier {
  /** Can something be carried or drawn from here? */
  begins: (place: string, by: By, from: Point) => boolean;
  over: (place: string | null, by: By, at: Point) => void;
  ends: (place: string | null, by: By) => void;
}

export const placeAt = ({ x, y }: Point): string | null =>
  document.elementFromPoint(x, y)?.closest<SVGElement>('[data-place]')?.dataset.place ?? null;

export class Dragging {
  /** Where the pointer is, in the window, while something is carried. */
  at = $state.raw<Point | null>(null);
  #from: { place: string; x: number; y: number; pointer: number } | null = null;
  /** What was dragged was not clicked. */
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
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
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
