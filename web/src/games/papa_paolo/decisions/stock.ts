/** New pizzas, laid on pizzerias before it is said how many where. */

import { joinPlan } from '../../../board/input/actionPlan';
import { type Asked, named, pizzeriaAt, playerOf } from './request';

export type Shares = Readonly<Record<string, number>>;

const pendingOf = ({ view }: Asked) => (view.pending?.kind === 'stocking' ? view.pending : null);
const laid = (shares: Shares): number => Object.values(shares).reduce((sum, pizzas) => sum + pizzas, 0);

export const toBeLaid = (asked: Asked, shares: Shares): number => (pendingOf(asked)?.left ?? 0) - laid(shares);

/** The pizzerias that are still asked about: those before have what they get. */
function open(asked: Asked): string[] {
  const asks = pendingOf(asked);
  const all = playerOf(asked).pizzerias.map(({ x, y }) => named([x, y]));
  return asks ? all.slice(all.indexOf(named(asks.pizzeria))) : [];
}

const room = (asked: Asked, where: string): number => {
  const pizzeria = pizzeriaAt(asked, where);
  return pizzeria && open(asked).includes(where) ? pizzeria.capacity - pizzeria.stock : 0;
};

/** One pizza more here; once none is left, those that lie here are taken up again. Null if neither can be. */
export function laidOn(asked: Asked, shares: Shares, where: string): Shares | null {
  const now = shares[where] ?? 0;
  if (now < room(asked, where) && toBeLaid(asked, shares) > 0) return { ...shares, [where]: now + 1 };
  if (!now || toBeLaid(asked, shares) > 0) return null;
  const { [where]: _, ...rest } = shares;
  return rest;
}

/** What is said once every pizza lies somewhere. */
export const stockPlan = (asked: Asked, shares: Shares): string | null =>
  open(asked).length && toBeLaid(asked, shares) === 0
    ? joinPlan(open(asked).map((where) => `stock ${where} ${shares[where] ?? 0}`))
    : null;
