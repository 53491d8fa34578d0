/** On a phone one part of the table is shown at a time: the one that is asked for, until the reader wants another. */

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

/** A finger goes so far to turn the page, and mostly sideways. */
const FAR = 60;

export class Phone {
  #upright = new MediaQuery('(max-width: 44rem) and (max-aspect-ratio: 1/1)', false);
  #lying = new MediaQuery('(max-height: 34rem) and (min-aspect-ratio: 1/1)', false);
  /** What the reader wanted to see, and for which question. */
  #wanted = $state.raw<{ shown: Shown; question: string } | null>(null);
  #from: { x: number; y: number } | null = null;

  constructor(private readonly table: () => { view: View; stage: Stage; asked: boolean }) {}

  /** How it is held; null where there is room for the whole table. */
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

  /** What can be pressed is not for swiping. */
  down = (event: PointerEvent): void => {
    const isFree = event.pointerType === 'touch' && !(event.target as Element).closest('[data-offered=true], button');
    this.#from = isFree && this.isOn ? { x: event.clientX, y: event.clientY } : null;
  };
  /** The browser took the finger for itself. */
  cancel = (): void => {
    this.#from = null;
  };
  up = ({ clientX, clientY }: PointerEvent): void => {
    if (!this.#from) return;
    const [right, down] = [clientX - this.#from.x, clientY - this.#from.y];
    this.#from = null;
    if (Math.abs(right) < FAR || Math.abs(right) < 2 * Math.abs(down)) return;
    const next = SHOWN[SHOWN.indexOf(this.shown) - Math.sign(right)];
    if (next) this.show(next);
  };
}
