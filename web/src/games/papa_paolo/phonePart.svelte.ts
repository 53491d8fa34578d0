/** A phone shows one part of the table at a time: that of the current question, until the reader chooses another one. */

import { MediaQuery } from 'svelte/reactivity';
import type { Stage } from './mainPart';
import type { View } from './view';

export type Shown = Exclude<Stage, 'tracks'>;
export const SHOWN: readonly Shown[] = ['city', 'piazza', 'district'];

const ASKED: Partial<Record<View['step'], Shown>> = {
  keep: 'district',
  lay: 'district',
  site: 'district',
  stock: 'district',
  activate: 'district',
  ride: 'district',
  drop: 'district',
  bid: 'piazza',
  pick: 'piazza',
  choose: 'piazza',
};
const STAGED: Readonly<Record<Stage, Shown>> = {
  city: 'city',
  piazza: 'piazza',
  tracks: 'district',
  district: 'district',
};

/** Pixels of a swipe that changes the part. It must be mostly horizontal. */
const MIN_SWIPE_PX = 60;

export class Phone {
  #upright = new MediaQuery('(max-width: 44rem) and (max-aspect-ratio: 1/1)', false);
  #lying = new MediaQuery('(max-height: 34rem) and (min-aspect-ratio: 1/1)', false);
  /** The part that the reader chose, and for which question. */
  #wanted = $state.raw<{ shown: Shown; question: string } | null>(null);
  #from: { x: number; y: number } | null = null;

  constructor(private readonly table: () => { view: View; stage: Stage; asked: boolean }) {}

  /** The orientation of the phone, or null on a screen with space for the whole table. */
  get held(): 'upright' | 'lying' | null {
    return this.#upright.current ? 'upright' : this.#lying.current ? 'lying' : null;
  }
  get isOn(): boolean {
    return this.held !== null;
  }
  get #question(): string {
    const { view, stage, asked } = this.table();
    return asked ? `${view.round} ${view.step}` : `${view.round} ${stage}`;
  }
  get shown(): Shown {
    const { view, stage, asked } = this.table();
    if (this.#wanted?.question === this.#question) return this.#wanted.shown;
    return (asked ? ASKED[view.step] : null) ?? STAGED[stage];
  }
  show(shown: Shown): void {
    this.#wanted = { shown, question: this.#question };
  }

  /** A swipe cannot begin on something that can be pressed. */
  down = (event: PointerEvent): void => {
    const isFree = event.pointerType === 'touch' && !(event.target as Element).closest('[data-offered=true], button');
    this.#from = isFree && this.isOn ? { x: event.clientX, y: event.clientY } : null;
  };
  /** The browser has taken over the touch. */
  cancel = (): void => {
    this.#from = null;
  };
  up = ({ clientX, clientY }: PointerEvent): void => {
    if (!this.#from) return;
    const [right, down] = [clientX - this.#from.x, clientY - this.#from.y];
    this.#from = null;
    if (Math.abs(right) < MIN_SWIPE_PX || Math.abs(right) < 2 * Math.abs(down)) return;
    const next = SHOWN[SHOWN.indexOf(this.shown) - Math.sign(right)];
    if (next) this.show(next);
  };
}
