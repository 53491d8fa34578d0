/** The chips that are offered to a player: their texts, whether they can be pressed, and what pressing them does. */

import type { By, PlaceSelection } from '../../../board/input/selection.svelte';
import type { Chip } from '../panels/ActionChips.svelte';
import { chipColour } from '../offers';
import { type Colour, counter } from '../places';
import type { Asked } from './request';
import { chipsOf, TURN } from './chips';
import type { Deciding } from './decision.svelte';
import { useOf } from './uses';
import { chipWords, greyWords, keptWords, offAt } from './chipTexts';

interface Table {
  asked: Asked;
  mayAct: boolean;
  names: readonly string[];
  /** The action that waits for Confirm. */
  pending: string | null;
  /** The investment tile whose two uses are drawn. */
  used: Colour | null;
}

export class Offering {
  constructor(
    private readonly table: () => Table,
    private readonly deciding: Deciding,
    private readonly choosing: () => PlaceSelection,
  ) {}

  readonly places: readonly string[] = $derived.by(() => {
    const { asked, mayAct } = this.table();
    return mayAct ? chipsOf(asked, this.deciding.hand) : [];
  });
  readonly #chips: readonly Chip[] = $derived(this.places.map((place) => this.#chip(place)));
  /** The chips that belong to no use of an investment tile. */
  readonly idle: readonly Chip[] = $derived(this.#ofUse(null));
  /** The chips of both uses of the investment tile. */
  readonly uses: { readonly track: readonly Chip[]; readonly once: readonly Chip[] } = $derived({
    track: this.#ofUse('track'),
    once: this.#ofUse('once'),
  });

  /** Handlers for pressing and hovering a chip. */
  readonly hand = {
    ontake: (place: string, by: By): void => {
      if (place === TURN) this.deciding.turn(1);
      else this.choosing().choose(place, by);
    },
    onlook: (place: string | null): void => this.choosing().preview(place, 'mouse'),
    oncount: (by: number): void => this.#count(by),
  };

  /** The pizzeria that a place of the supply offers. */
  pizzeriaOf(place: string): Chip['pizzeria'] {
    const { asked } = this.table();
    const [what, price = ''] = place.split(' ');
    return what === 'supply' ? { price, off: offAt(asked), holds: asked.view.printed.capacity[price] ?? 0 } : null;
  }

  #chip(place: string): Chip {
    const { asked, names } = this.table();
    const { hand } = this.deciding;
    return {
      place,
      words: chipWords(asked, hand, place, names),
      after: keptWords(asked, hand, place),
      why: greyWords(asked, hand, place, names),
      colour: chipColour(asked.view, asked.seat, place),
      can: place === TURN || this.deciding.fit(place) !== 'no',
      pressed: this.#isPressed(place),
      pizzeria: this.pizzeriaOf(place),
      count: this.#countAt(place),
    };
  }

  #ofUse(use: string | null): readonly Chip[] {
    const { asked, used } = this.table();
    return this.#chips.filter(({ place }) => (used === null ? null : useOf(asked, place)) === use);
  }

  #isPressed(place: string): boolean {
    const { pending } = this.table();
    const [what, which, job] = place.split(' ');
    if (what === 'stall' && (job === 'shop' || job === 'build')) return this.deciding.hand.job === job;
    if (what === 'supply') return this.deciding.hand.price === Number(which);
    return pending !== null && this.deciding.meant(place) === pending;
  }

  #countAt(place: string): Chip['count'] {
    const pizzas = this.deciding.counted;
    if (pizzas === null || place !== counter(pizzas)) return null;
    return { fewer: pizzas > 1, more: this.deciding.fit(counter(pizzas + 1)) !== 'no' };
  }

  /** Changes the number of pizzas by one. An illegal number asks for the reason. */
  #count(by: number): void {
    const pizzas = this.deciding.counted;
    if (pizzas !== null && pizzas + by > 0 && !this.deciding.count(by))
      this.choosing().choose(counter(pizzas + by), 'keys');
  }
}
