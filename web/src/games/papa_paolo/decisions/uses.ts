/** The two uses of an investment tile for the drawing: the chips of each, and what the immediate use brings. */

import type { Colour } from '../places';
import { type Asked, playerOf, previewOf } from './request';
import { offAt } from './chipTexts';
import type { DealPreview } from '../view';

export interface ImmediateGain {
  kind: 'money' | 'pizzas' | 'express' | 'pizzeria';
  money: number;
  pizzas: number;
  /** The printed price of a pizzeria, and the number of pizzas that it holds. */
  price: number;
  holds: number;
  /** The figures before and after, short enough for a picture. */
  figures: string;
}

/** The colour of the investment tile that this seat uses now, or null. */
export const usedNow = (asked: Asked): Colour | null =>
  asked.view.step === 'activate' && asked.options.length ? playerOf(asked).investment : null;

export type Use = 'track' | 'once';
/** The use to which a chip belongs, or null. */
export function useOf({ seat }: Asked, place: string): Use | null {
  if (place.startsWith(`${seat}/`)) return 'track';
  return /^(once$|shop |supply )/.test(place) ? 'once' : null;
}

const KINDS: Readonly<Record<Colour, ImmediateGain['kind']>> = {
  gold: 'money',
  blue: 'pizzas',
  red: 'express',
  green: 'pizzeria',
};

/** What the immediate use would bring with this choice. */
export function immediateGain(asked: Asked, colour: Colour, meant: string | null): ImmediateGain {
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

function figuresOf(asked: Asked, kind: ImmediateGain['kind'], { keeps, pizzas }: DealPreview, price: number): string {
  const { money, pizzerias } = playerOf(asked);
  if (kind === 'pizzeria') return `£${price} → £${price - offAt(asked)}`;
  const stock = pizzerias.reduce((sum, one) => sum + one.stock, 0);
  if (kind === 'pizzas') return `${stock} → ${stock + pizzas}`;
  return money === null || money === keeps ? '' : `£${money} → £${keeps}`;
}
