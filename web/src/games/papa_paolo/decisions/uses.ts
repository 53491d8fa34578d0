/** The two uses of an investment tile, as far as they can be drawn: which chips belong to which, and what the second brings. */

import type { Colour } from '../places';
import { type Asked, playerOf, previewOf } from './request';
import { offAt } from './chipTexts';
import type { DealPreview } from '../view';

export interface Brought {
  kind: 'money' | 'pizzas' | 'express' | 'pizzeria';
  money: number;
  pizzas: number;
  /** Of a pizzeria: what is printed on it, and how many pizzas it holds. */
  price: number;
  holds: number;
  /** Before and after, as short as it stands in a picture. */
  figures: string;
}

/** Does this seat use an investment tile now? Its colour. */
export const usedNow = (asked: Asked): Colour | null =>
  asked.view.step === 'activate' && asked.options.length ? playerOf(asked).investment : null;

export type Use = 'track' | 'once';
/** To which of the two a chip belongs; what is neither stands apart. */
export function useOf({ seat }: Asked, place: string): Use | null {
  if (place.startsWith(`${seat}/`)) return 'track';
  return /^(once$|shop |supply )/.test(place) ? 'once' : null;
}

const KINDS: Readonly<Record<Colour, Brought['kind']>> = {
  gold: 'money',
  blue: 'pizzas',
  red: 'express',
  green: 'pizzeria',
};

/** What using it up would bring, with this choice. */
export function brought(asked: Asked, colour: Colour, meant: string | null): Brought {
  const deal = meant === null ? null : previewOf(asked, meant, 'deal');
  const { printed, supply } = asked.view;
  const price = Number(meant?.split(' ')[1] ?? Object.keys(supply)[0] ?? 0);
  const printedHere = printed.once[colour] ?? 0;
  const pizzas = colour === 'red' ? printedHere || playerOf(asked).levels.express : (deal?.pizzas ?? printedHere);
  const kind = KINDS[colour];
  return {
    kind,
    money: deal?.money ?? printedHere,
    pizzas,
    price,
    holds: printed.capacity[String(price)] ?? 2,
    figures: deal ? figuresOf(asked, kind, deal, price) : '',
  };
}

function figuresOf(asked: Asked, kind: Brought['kind'], { keeps, pizzas }: DealPreview, price: number): string {
  const { money, pizzerias } = playerOf(asked);
  if (kind === 'pizzeria') return `£${price} → £${price - offAt(asked)}`;
  const stock = pizzerias.reduce((sum, one) => sum + one.stock, 0);
  if (kind === 'pizzas') return `${stock} → ${stock + pizzas}`;
  return money === null || money === keeps ? '' : `£${money} → £${keeps}`;
}
