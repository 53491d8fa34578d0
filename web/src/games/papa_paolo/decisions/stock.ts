/** New pizzas that the player distributes over the offered places of pizzerias before the numbers are sent. */

import { joinPlan } from '../../../board/input/actionPlan';
import type { Asked } from './request';

export type Shares = Readonly<Record<string, number>>;

const pendingOf = ({ view }: Asked) => (view.pending?.kind === 'stocking' ? view.pending : null);
const placedCount = (shares: Shares): number => Object.values(shares).reduce((sum, pizzas) => sum + pizzas, 0);

export const toBeLaid = (asked: Asked, shares: Shares): number => (pendingOf(asked)?.left ?? 0) - placedCount(shares);

/** The distribution with one more pizza here, or, once all are placed, with none here. Null if neither is possible. */
export function laidOn(asked: Asked, shares: Shares, where: string): Shares | null {
  const now = shares[where] ?? 0;
  const spaces = pendingOf(asked)?.spaces ?? {};
  if (now < (spaces[where] ?? 0) && toBeLaid(asked, shares) > 0) return { ...shares, [where]: now + 1 };
  if (!now || toBeLaid(asked, shares) > 0) return null;
  const { [where]: _, ...rest } = shares;
  return rest;
}

/** The plan in notation once every pizza is placed. */
export function stockPlan(asked: Asked, shares: Shares): string | null {
  const names = Object.keys(pendingOf(asked)?.spaces ?? {});
  if (!names.length || toBeLaid(asked, shares) !== 0) return null;
  return joinPlan(names.map((where) => `stock ${where} ${shares[where] ?? 0}`));
}
