/** Roads through a district: those that would lead to a new pizzeria, and how far a delivery gets on those that are there. */

import type { CityView, PlayerView } from '../view';

type At = { x: number; y: number };
const NEXT: Readonly<Record<string, readonly [x: number, y: number, back: string]>> = {
  N: [0, -1, 'S'],
  E: [1, 0, 'W'],
  S: [0, 1, 'N'],
  W: [-1, 0, 'E'],
};

/** The tile beside, if its road comes over this side. */
function beside({ cities }: PlayerView, { x, y }: At, side: string): CityView | undefined {
  const [right, down, back] = NEXT[side]!;
  return cities.find((city) => city.x === x + right && city.y === y + down && city.open.includes(back));
}

/** The roads that would lead to a pizzeria on a site: to which of its sides, and over which tiles. */
export function roadsTo(player: PlayerView, site: At): { open: string; tiles: readonly CityView[] } {
  const sides = Object.keys(NEXT).filter((side) => beside(player, site, side));
  const tiles = new Set<CityView>(sides.map((side) => beside(player, site, side)!));
  for (const tile of tiles) {
    for (const side of tile.open) {
      const next = beside(player, tile, side);
      if (next) tiles.add(next);
    }
  }
  return { open: sides.join(''), tiles: [...tiles] };
}

/** A tile on the road from a pizzeria that has pizzas. */
export interface Reached {
  city: CityView;
  /** How many tiles a round enters until it is there, this one included. */
  far: number;
  /** From where it is entered. */
  from: At;
}

const known = new WeakMap<PlayerView, Map<number, readonly Reached[]>>();

/** The tiles to which a round of so many tiles can come from any pizzeria with pizzas, by the shortest road: found once. */
export function withinReach(player: PlayerView, distance: number): readonly Reached[] {
  const found = known.get(player) ?? new Map<number, readonly Reached[]>();
  known.set(player, found);
  if (!found.has(distance)) found.set(distance, reachedIn(player, distance));
  return found.get(distance)!;
}

function reachedIn(player: PlayerView, distance: number): Reached[] {
  const reached = new Map<CityView, Reached>();
  let edge: (At & { open: string })[] = player.pizzerias
    .filter(({ stock }) => stock > 0)
    .map(({ x, y }) => ({ x, y, open: 'NESW' }));
  for (let far = 1; far <= distance && edge.length; far += 1) {
    const next: CityView[] = [];
    for (const from of edge)
      for (const side of from.open) {
        const city = beside(player, from, side);
        if (!city || reached.has(city)) continue;
        reached.set(city, { city, far, from });
        next.push(city);
      }
    edge = next;
  }
  return [...reached.values()];
}

/** Houses that wait on these tiles. */
export const waitingOn = (reached: readonly Reached[]): number =>
  reached.reduce((sum, { city }) => sum + city.houses - city.served, 0);
