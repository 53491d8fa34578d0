/** A delivery round that the player draws before it is sent: its start, its path, and the pizzas that it leaves.
 *
 * The roads, the distance and the number of pizzas come from the view. The order in which stops are named comes with the legal
 * actions. Nothing enters the log until the round goes home.
 */

import { joinPlan } from '../../../board/input/actionPlan';
import { type Asked, cityAt, deliveryOf, isOption, named, pizzeriaAt, previewOf, saidAfter } from './request';
import type { Colour } from '../places';
import type { RoundPlan } from '../view';

export interface Round {
  start: string;
  /** The city tiles of the path, in order. */
  path: readonly string[];
  drops: Readonly<Record<string, number>>;
  /** Number of tiles of the path that are already in the log. */
  said: number;
}

/** The round in progress, as far as it is in the log, or the only one that can begin. */
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

/** The tiles to which the round may continue from its end. */
export function onward(asked: Asked, round: Round): string[] {
  const delivery = deliveryOf(asked);
  if (!delivery || round.path.length >= delivery.distance) return [];
  return (delivery.roads[endOf(round)] ?? []).filter((next) => !round.path.includes(next));
}

/** The round continued to this tile: from its end, else from its last stop, else past all stops in another order. */
export const riddenTo = (asked: Asked, round: Round, where: string): Round | null =>
  riddenOn(asked, round, where) ?? riddenOn(asked, atLastStop(round), where) ?? byOtherRoad(asked, round, where);

/** The round without the path after its last stop. */
function atLastStop(round: Round): Round {
  const stops = Object.keys(round.drops).map((where) => round.path.indexOf(where) + 1);
  return { ...round, path: round.path.slice(0, Math.max(round.said, ...stops)) };
}

/** The round continued to this tile by the shortest road, or null if there is none. */
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

/** The round by another road past all stops, from the preview of the rules. It keeps the logged part and the stops. */
function byOtherRoad(asked: Asked, round: Round, where: string): Round | null {
  const path = previewOf(asked, `drop ${where} 1`, 'drop')?.path.map(named);
  const stops = Object.keys(round.drops);
  return path && stops.every((stop) => path.includes(stop)) ? { ...round, path } : null;
}

/** The round cut back to a tile of its path, or to its start. Pizzas left beyond that tile are picked up again. */
export function backTo(round: Round, where: string): Round {
  const length = Math.max(round.said, where === round.start ? 0 : round.path.indexOf(where) + 1);
  const path = round.path.slice(0, length);
  return { ...round, path, drops: Object.fromEntries(Object.entries(round.drops).filter(([at]) => path.includes(at))) };
}

export const carried = ({ drops }: Round): number => Object.values(drops).reduce((sum, pizzas) => sum + pizzas, 0);

/** Number of pizzas that the round can still deliver. */
export function pizzasLeft(asked: Asked, round: Round): number {
  const stock = pizzeriaAt(asked, round.start)?.stock ?? 0;
  return Math.min(deliveryOf(asked)?.pizzas ?? 0, stock) - carried(round);
}

/** Number of houses on this tile that the round could serve: the waiting ones, unless it has already stopped here. */
function waiting(asked: Asked, where: string): number {
  const city = cityAt(asked, where);
  const stopped = deliveryOf(asked)?.stops.some((stop) => named(stop) === where);
  return city && !stopped ? city.houses - city.served : 0;
}

/** The round with one more pizza on this tile, or with none once no more can be left there. Null if none is possible. */
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

/** The round as a plan in notation, or null if it leaves no pizza. */
export function roundPlan(asked: Asked, round: Round | null): string | null {
  if (!round) return null;
  if (!carried(round)) return round.said && isOption(asked, 'home') ? 'home' : null;
  return joinPlan([...beginning(asked, round), ...dropsSaid(asked, round), 'home']);
}

/** The plan with an illegal stop, which the client sends to ask for the reason. */
export const stopWished = (asked: Asked, round: Round, where: string): string =>
  joinPlan([
    ...beginning(asked, round),
    ...dropsSaid(asked, { ...round, drops: { ...round.drops, [where]: round.drops[where] ?? 1 } }),
  ]);

/** The colours of the tiles that the round would complete. Each gives a step of experience. */
export const completed = (asked: Asked, { drops }: Round): Colour[] =>
  Object.entries(drops).flatMap(([where, pizzas]) => {
    const city = cityAt(asked, where);
    return city && city.served + pizzas === city.houses ? [city.colour] : [];
  });

/** The best rounds for all remaining pizzas, as computed by the rules. */
export function bestPlan(asked: Asked): readonly RoundPlan[] {
  for (const { preview } of deliveryOf(asked) ? asked.options : []) {
    const plan = (preview as { plan?: RoundPlan[] } | null)?.plan;
    if (plan?.length) return plan;
  }
  return [];
}

/** The first of the best rounds. */
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
