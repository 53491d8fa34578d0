/** Describes a plan of several actions before it is confirmed, and the player's money after it. */

import { splitPlan } from '../../../board/input/actionPlan';
import { say } from '../descriptions';
import { named } from './request';
import type { PlayerView, View } from '../view';

/** Actions that only prepare the main action of a plan. */
const PREPARATION: readonly string[] = ['pawn', 'take', 'build', 'once', 'ride'];

export function planText(plan: string, view: View): string {
  const actions = splitPlan(plan);
  const [verb = '', ...words] =
    actions.find((action) => !PREPARATION.includes(action.split(' ')[0]!))?.split(' ') ?? [];
  const tile = tileOf(actions, view);
  switch (verb) {
    case 'lay':
      return tile ? say('plan-lay', tile) : say('plan-lay-taken');
    case 'shop':
      return shopWords(Number(words[0]), view);
    case 'site':
      return buildWords(actions, view);
    case 'sponsor':
      return withKept(say('plan-sponsor'), playerOf(view).levels.sponsor, view);
    case 'express':
      return withKept(say('plan-express'), -view.printed.fee, view);
    case 'drop':
      return roundWords(actions, view);
    default:
      return say(`plan-${verb}`);
  }
}

const playerOf = ({ players, actors }: View): PlayerView => players[actors[0] ?? 0]!;

/** Adds the player's money after the action to the question. */
function withKept(question: string, money: number, view: View): string {
  const now = playerOf(view).money;
  return now === null ? question : `${question} ${say('plan-keeps', { keeps: now + money })}`;
}

/** Number of free pizzas with a purchase: the bonus, as far as there is space. */
function freePizzas(pizzas: number, { levels, pizzerias, pool }: PlayerView): number {
  const room = pizzerias.reduce((sum, { capacity, stock }) => sum + capacity - stock, 0);
  return Math.max(0, Math.min(levels.bonus, Math.min(room, pool) - pizzas));
}

function shopWords(pizzas: number, view: View): string {
  const cost = view.printed.shop[pizzas - 1] ?? 0;
  return withKept(say('plan-shop', { pizzas, cost, free: freePizzas(pizzas, playerOf(view)) }), -cost, view);
}

/** A green investment tile makes the pizzeria cheaper. */
function buildWords(actions: readonly string[], view: View): string {
  const [word, price] = actions.find((action) => /^(build|once) /.test(action))?.split(' ') ?? [];
  const off = word === 'once' ? (view.printed.once['green'] ?? 0) : 0;
  const cost = Number(price ?? 0) - off;
  return withKept(say('plan-build', { price: Number(price ?? 0), cost, off }), -cost, view);
}

/** The result of a round, and how many more pizzas it could deliver. */
function roundWords(actions: readonly string[], view: View): string {
  const { pending } = view;
  const pizzas = actions.reduce(
    (sum, action) => sum + (action.startsWith('drop') ? Number(action.split(' ')[2]) : 0),
    0,
  );
  const points = say('plan-points', { points: pointsWith(pizzas, playerOf(view)) });
  if (pending?.kind !== 'delivery') return `${say('plan-round', { pizzas, more: 0 })} ${points}`;
  const start =
    actions.find((action) => action.startsWith('ride '))?.split(' ')[1] ??
    (pending.pizzeria ? named(pending.pizzeria) : '');
  const stock = playerOf(view).pizzerias.find(({ x, y }) => named([x, y]) === start)?.stock ?? 0;
  return `${say('plan-round', { pizzas, more: Math.max(0, Math.min(pending.pizzas, stock) - pizzas) })} ${points}`;
}

/** PP-Z2, PP-Z5: a pizza in a house scores, and no longer counts against its owner. */
const pointsWith = (pizzas: number, { points }: PlayerView): number => points + 2 * pizzas;

function tileOf(actions: readonly string[], { grid, pending }: View): Record<string, string | number> | null {
  const pawn = actions.find((action) => action.startsWith('pawn '))?.split(' ')[1];
  const tile = grid[pawn ?? (pending?.kind === 'placed' ? pending.cell : '')]?.tile;
  return tile ? { ...tile } : null;
}
