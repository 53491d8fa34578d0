/** A delivery round that the player draws before it is sent: its start, its path, and the pizzas that it leaves.
 *
 * The server offers the stops with the most pizzas for each, in the order in which a round names them, and the ways. The
 * round follows one of these ways. Nothing enters the log until the round goes home.
 */

import { joinPlan } from '../../../board/input/actionPlan';
import { type Asked, cityAt, deliveryOf, isOption, named, previewOf, saidAfter } from './request';
import type { Colour } from '../places';
import type { RoundPlan, RoundView } from '../view';

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

/** What the server offers for a round from this pizzeria. */
const offerOf = (asked: Asked, start: string): RoundView | null =>
  deliveryOf(asked)?.round ?? previewOf(asked, `ride ${start}`, 'ride')?.round ?? null;

/** The offered ways that begin with this path. */
const waysAlong = (asked: Asked, start: string, path: readonly string[]): string[][] =>
  (offerOf(asked, start)?.ways ?? [])
    .map((way) => way.map(named))
    .filter((way) => path.every((where, index) => way[index] === where));

/** The tiles to which the round may continue from its end. */
export const onward = (asked: Asked, { start, path }: Round): string[] => [
  ...new Set(waysAlong(asked, start, path).flatMap((way) => way[path.length] ?? [])),
];

/** The round continued to this tile: from its end, else from its last stop, else past all stops in another order. */
export const riddenTo = (asked: Asked, round: Round, where: string): Round | null =>
  riddenOn(asked, round, where) ?? riddenOn(asked, atLastStop(round), where) ?? byOtherRoad(asked, round, where);

/** The round without the path after its last stop. */
function atLastStop(round: Round): Round {
  const stops = Object.keys(round.drops).map((where) => round.path.indexOf(where) + 1);
  return { ...round, path: round.path.slice(0, Math.max(round.said, ...stops)) };
}

/** The round continued to this tile by the shortest offered way, or null if there is none. */
export const riddenOn = (asked: Asked, round: Round, where: string): Round | null =>
  round.path.includes(where) ? null : along(asked, round, round.path, [where]);

/** The round by another way past all its stops and this tile. */
function byOtherRoad(asked: Asked, round: Round, where: string): Round | null {
  if (!offerOf(asked, round.start)?.stops[where]) return null;
  const stops = (deliveryOf(asked)?.stops ?? []).map(named);
  return along(asked, round, [], [...stops, ...Object.keys(round.drops), where]);
}

/** The round on the shortest offered way that begins with the path and passes these tiles. */
function along(asked: Asked, round: Round, path: readonly string[], tiles: readonly string[]): Round | null {
  const ends = waysAlong(asked, round.start, path)
    .filter((way) => tiles.every((where) => way.includes(where)))
    .map((way) => way.slice(0, Math.max(...tiles.map((where) => way.indexOf(where))) + 1));
  const [shortest] = ends.sort((one, other) => one.length - other.length);
  return shortest ? { ...round, path: shortest } : null;
}

/** The round cut back to a tile of its path, or to its start. Pizzas left beyond that tile are picked up again. */
export function backTo(round: Round, where: string): Round {
  const length = Math.max(round.said, where === round.start ? 0 : round.path.indexOf(where) + 1);
  const path = round.path.slice(0, length);
  return { ...round, path, drops: Object.fromEntries(Object.entries(round.drops).filter(([at]) => path.includes(at))) };
}

export const carried = ({ drops }: Round): number => Object.values(drops).reduce((sum, pizzas) => sum + pizzas, 0);

/** Number of pizzas that the round can still deliver. */
export const pizzasLeft = (asked: Asked, round: Round): number =>
  (offerOf(asked, round.start)?.pizzas ?? 0) - carried(round);

/** The round with one more pizza on this tile, or with none once no more can be left there. Null if none is possible. */
export function dropped(asked: Asked, round: Round, where: string): Round | null {
  const now = round.drops[where] ?? 0;
  if (!round.path.includes(where)) return null;
  const most = offerOf(asked, round.start)?.stops[where] ?? 0;
  if (now < most && pizzasLeft(asked, round) > 0) return { ...round, drops: { ...round.drops, [where]: now + 1 } };
  if (!now) return null;
  const { [where]: _, ...drops } = round.drops;
  return { ...round, drops };
}

/** The stops in the order in which the round names them. */
function dropsSaid(asked: Asked, { start, drops }: Round): string[] {
  const known = Object.keys(offerOf(asked, start)?.stops ?? {});
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
