/** A delivery round that is drawn before it is said: where it begins, its way, and what it leaves where.
 *
 * The roads, how far they may be followed and how many pizzas there are come from the view; in which order stops are named comes with
 * the options. Nothing of it stands in the log until the round goes home.
 */

import { joinPlan } from '../../../board/input/actionPlan';
import { type Asked, cityAt, deliveryOf, isOption, named, pizzeriaAt, previewOf, saidAfter } from './request';
import type { Colour } from '../places';
import type { RoundPlan } from '../view';

export interface Round {
  start: string;
  /** The city tiles that it passes, in their order. */
  path: readonly string[];
  drops: Readonly<Record<string, number>>;
  /** How many tiles of the path belong to what was said already. */
  said: number;
}

/** The round that is under way, as far as it was said; or the only one that could begin. */
export function underWay(asked: Asked): Round | null {
  const delivery = deliveryOf(asked);
  if (!delivery || !asked.options.length) return null;
  if (delivery.pizzeria)
    return { start: named(delivery.pizzeria), path: delivery.way.map(named), drops: {}, said: delivery.way.length };
  const starts = saidAfter(asked, 'ride');
  return starts.length === 1 ? begun(asked, starts[0]!) : null;
}

/** A round from this pizzeria, if one may begin there. */
export const begun = (asked: Asked, where: string): Round | null =>
  isOption(asked, `ride ${where}`) ? { start: where, path: [], drops: {}, said: 0 } : null;

const endOf = ({ start, path }: Round): string => path.at(-1) ?? start;

/** Where the round may go on to from where it stands. */
export function onward(asked: Asked, round: Round): string[] {
  const delivery = deliveryOf(asked);
  if (!delivery || round.path.length >= delivery.distance) return [];
  return (delivery.roads[endOf(round)] ?? []).filter((next) => !round.path.includes(next));
}

/** To this tile by the shortest road: from where it stands, else from its last stop, else past all stops in another order. */
export const riddenTo = (asked: Asked, round: Round, where: string): Round | null =>
  riddenOn(asked, round, where) ?? riddenOn(asked, atLastStop(round), where) ?? otherwise(asked, round, where);

/** Without the way on which nothing was left yet. */
function atLastStop(round: Round): Round {
  const stops = Object.keys(round.drops).map((where) => round.path.indexOf(where) + 1);
  return { ...round, path: round.path.slice(0, Math.max(round.said, ...stops)) };
}

/** On to this tile by the shortest road from where it stands, or null if there is none. */
export function riddenOn(asked: Asked, round: Round, where: string): Round | null {
  const seen = new Set(round.path);
  let edge = [round];
  while (edge.length) {
    const reached = edge.flatMap((one) => onward(asked, one).map((next) => ({ ...one, path: [...one.path, next] })));
    edge = reached.filter((one) => !seen.has(endOf(one)) && seen.add(endOf(one)));
    const found = edge.find((one) => endOf(one) === where);
    if (found) return found;
  }
  return null;
}

/** By another road past all stops, as the rules know one: only what was said counts then, and what was left. */
function otherwise(asked: Asked, round: Round, where: string): Round | null {
  const path = previewOf(asked, `drop ${where} 1`, 'drop')?.path.map(named);
  const stops = Object.keys(round.drops);
  return path && stops.every((stop) => path.includes(stop)) ? { ...round, path } : null;
}

/** Back to a tile that it has passed, or to its start; what was left farther on is taken up again. */
export function backTo(round: Round, where: string): Round {
  const length = Math.max(round.said, where === round.start ? 0 : round.path.indexOf(where) + 1);
  const path = round.path.slice(0, length);
  return { ...round, path, drops: Object.fromEntries(Object.entries(round.drops).filter(([at]) => path.includes(at))) };
}

export const carried = ({ drops }: Round): number => Object.values(drops).reduce((sum, pizzas) => sum + pizzas, 0);

/** How many pizzas are still there for it. */
export function pizzasLeft(asked: Asked, round: Round): number {
  const stock = pizzeriaAt(asked, round.start)?.stock ?? 0;
  return Math.min(deliveryOf(asked)?.pizzas ?? 0, stock) - carried(round);
}

/** Houses on this tile that it could serve: those that wait, if it did not stop here before. */
function waiting(asked: Asked, where: string): number {
  const city = cityAt(asked, where);
  const stopped = deliveryOf(asked)?.stops.some((stop) => named(stop) === where);
  return city && !stopped ? city.houses - city.served : 0;
}

/** One pizza more on a tile that it passes; once no more can be left there, none. Null if none ever can. */
export function dropped(asked: Asked, round: Round, where: string): Round | null {
  const now = round.drops[where] ?? 0;
  if (!round.path.includes(where)) return null;
  if (now < waiting(asked, where) && pizzasLeft(asked, round) > 0)
    return { ...round, drops: { ...round.drops, [where]: now + 1 } };
  if (!now) return null;
  const { [where]: _, ...drops } = round.drops;
  return { ...round, drops };
}

/** The tiles in the order in which the round names its stops. */
function order(asked: Asked, start: string): string[] {
  const ride = previewOf(asked, `ride ${start}`, 'ride');
  if (ride) return ride.reach.map(named);
  const ranks = new Map(
    saidAfter(asked, 'drop').map((said) => [said.split(' ')[0]!, previewOf(asked, `drop ${said}`, 'drop')?.rank ?? 0]),
  );
  return [...ranks.keys()].sort((a, b) => ranks.get(a)! - ranks.get(b)!);
}

function dropsSaid(asked: Asked, { start, drops }: Round): string[] {
  const known = order(asked, start);
  const rank = (where: string) => (known.includes(where) ? known.indexOf(where) : known.length);
  return Object.keys(drops)
    .sort((a, b) => rank(a) - rank(b))
    .map((where) => `drop ${where} ${drops[where]}`);
}

const beginning = (asked: Asked, { start }: Round): string[] => (deliveryOf(asked)?.pizzeria ? [] : [`ride ${start}`]);

/** The round as it is said, or null as long as it leaves nothing: then there is nothing to say. */
export function roundPlan(asked: Asked, round: Round | null): string | null {
  if (!round) return null;
  if (!carried(round)) return round.said && isOption(asked, 'home') ? 'home' : null;
  return joinPlan([...beginning(asked, round), ...dropsSaid(asked, round), 'home']);
}

/** What one would mean by a stop that cannot be, so that it can be asked why not. */
export const stopWished = (asked: Asked, round: Round, where: string): string =>
  joinPlan([
    ...beginning(asked, round),
    ...dropsSaid(asked, { ...round, drops: { ...round.drops, [where]: round.drops[where] ?? 1 } }),
  ]);

/** The colours of the tiles that it would complete: each a step of experience. */
export const completed = (asked: Asked, { drops }: Round): Colour[] =>
  Object.entries(drops).flatMap(([where, pizzas]) => {
    const city = cityAt(asked, where);
    return city && city.served + pizzas === city.houses ? [city.colour] : [];
  });

/** The best rounds for all that is left, as the rules know them. */
export function bestPlan(asked: Asked): readonly RoundPlan[] {
  for (const { preview } of deliveryOf(asked) ? asked.options : []) {
    const plan = (preview as { plan?: RoundPlan[] } | null)?.plan;
    if (plan?.length) return plan;
  }
  return [];
}

/** The first of the best rounds, to be ridden as it is. */
export function bestRound(asked: Asked): Round | null {
  const [first] = bestPlan(asked);
  return first
    ? {
        start: named(first.start),
        path: first.path.map(named),
        drops: first.drops,
        said: deliveryOf(asked)?.stops.length ? deliveryOf(asked)!.way.length : 0,
      }
    : null;
}
