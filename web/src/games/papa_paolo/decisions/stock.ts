/** New pizzas that the player distributes over pizzerias before the numbers are sent. */

import { joinPlan } from '../../../board/input/actionPlan';
import { type Asked, named, pizzeriaAt, playerOf } from './request';

export type Shares = Readonly<Record<string, number>>;

const pendingOf = ({ view }: Asked) => (view.pending?.kind === 'stocking' ? view.pending : null);
const placedCount = (shares: Shares): number => Object.values(shares).reduce((sum, pizzas) => sum + pizzas, 0);

export const toBeLaid = (asked: Asked, shares: Shares): number => (pendingOf(asked)?.left ?? 0) - placedCount(shares);

/** The pizzerias that have not received their pizzas yet. */
function remainingPizzerias(asked: Asked): string[] {
  const asks = pendingOf(asked);
  const all = playerOf(asked).pizzerias.map(({ x, y }) => named([x, y]));
  return asks ? all.slice(all.indexOf(named(asks.pizzeria))) : [];
}

const spaceLeft = (asked: Asked, where: string): number => {
  const pizzeria = pizzeriaAt(asked, where);
  return pizzeria && remainingPizzerias(asked).includes(where) ? pizzeria.capacity - pizzeria.stock : 0;
};

/** The distribution with one more pizza here, or, once all are placed, with none here. Null if neither is possible. */
export function laidOn(asked: Asked, shares: Shares, where: string): Shares | null {
  const now = shares[where] ?? 0;
  if (now < spaceLeft(asked, where) && toBeLaid(asked, shares) > 0) return { ...shares, [where]: now + 1 };
  if (!now || toBeLaid(asked, shares) > 0) return null;
  const { [where]: _, ...rest } = shares;
  return rest;
}

/** The plan in notation once every pizza is placed. */
export const stockPlan = (asked: Asked, shares: Shares): string | null =>
  remainingPizzerias(asked).length && toBeLaid(asked, shares) === 0
    ? joinPlan(remainingPizzerias(asked).map((where) => `stock ${where} ${shares[where] ?? 0}`))
    : null;
