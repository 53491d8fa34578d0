/** What several actions in one go would be, before they are confirmed, and what one has then. */

import { splitPlan } from '../../../board/input/actionPlan';
import { say } from '../descriptions';
import { named } from './request';
import type { PlayerView, View } from '../view';

/** What only leads to what is meant. */
const BEFORE: readonly string[] = ['pawn', 'take', 'build', 'once', 'ride'];

export function tellPlan(plan: string, view: View): string {
  const actions = splitPlan(plan);
  const [verb = '', ...words] = actions.find((action) => !BEFORE.includes(action.split(' ')[0]!))?.split(' ') ?? [];
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

/** What one has afterwards, if so much money comes. */
function withKept(question: string, money: number, view: View): string {
  const now = playerOf(view).money;
  return now === null ? question : `${question} ${say('plan-keeps', { keeps: now + money })}`;
}

/** So many pizzas come for nothing with those that are bought: the bonus, as far as there is room. */
function freeWith(pizzas: number, { levels, pizzerias, pool }: PlayerView): number {
  const room = pizzerias.reduce((sum, { capacity, stock }) => sum + capacity - stock, 0);
  return Math.max(0, Math.min(levels.bonus, Math.min(room, pool) - pizzas));
}

function shopWords(pizzas: number, view: View): string {
  const cost = view.printed.shop[pizzas - 1] ?? 0;
  return withKept(say('plan-shop', { pizzas, cost, free: freeWith(pizzas, playerOf(view)) }), -cost, view);
}

/** A green investment tile makes the pizzeria cheaper. */
function buildWords(actions: readonly string[], view: View): string {
  const [word, price] = actions.find((action) => /^(build|once) /.test(action))?.split(' ') ?? [];
  const off = word === 'once' ? (view.printed.once['green'] ?? 0) : 0;
  const cost = Number(price ?? 0) - off;
  return withKept(say('plan-build', { price: Number(price ?? 0), cost, off }), -cost, view);
}

/** What a round brings, and how many pizzas more could come along. */
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

/** PP-Z2, PP-Z5: a pizza in a house counts, and no longer against its owner. */
const pointsWith = (pizzas: number, { points }: PlayerView): number => points + 2 * pizzas;

function tileOf(actions: readonly string[], { grid, pending }: View): Record<string, string | number> | null {
  const pawn = actions.find((action) => action.startsWith('pawn '))?.split(' ')[1];
  const tile = grid[pawn ?? (pending?.kind === 'placed' ? pending.cell : '')]?.tile;
  return tile ? { ...tile } : null;
}
