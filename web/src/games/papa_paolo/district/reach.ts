/** Roads through a district: those to a new pizzeria, and the reach of a delivery on existing ones. */

import type { CityView, PlayerView } from '../view';

type At = { x: number; y: number };
const NEXT: Readonly<Record<string, readonly [x: number, y: number, back: string]>> = {
  N: [0, -1, 'S'],
  E: [1, 0, 'W'],
  S: [0, 1, 'N'],
  W: [-1, 0, 'E'],
};

/** The adjacent tile on this side, if a road connects it. */
function connectedTile({ cities }: PlayerView, { x, y }: At, side: string): CityView | undefined {
  const [right, down, back] = NEXT[side]!;
  return cities.find((city) => city.x === x + right && city.y === y + down && city.open.includes(back));
}

/** The roads that would lead to a pizzeria on a site: the sides that they reach, and their tiles. */
export function roadsTo(player: PlayerView, site: At): { open: string; tiles: readonly CityView[] } {
  const sides = Object.keys(NEXT).filter((side) => connectedTile(player, site, side));
  const tiles = new Set<CityView>(sides.map((side) => connectedTile(player, site, side)!));
  for (const tile of tiles) {
    for (const side of tile.open) {
      const next = connectedTile(player, tile, side);
      if (next) tiles.add(next);
    }
  }
  return { open: sides.join(''), tiles: [...tiles] };
}

/** A tile that a road connects to a pizzeria with pizzas. */
export interface Reached {
  city: CityView;
  /** Number of tiles that a round enters to get there, including this one. */
  far: number;
  /** The cell from which the round enters it. */
  from: At;
}

const cache = new WeakMap<PlayerView, Map<number, readonly Reached[]>>();

/** The tiles that a round of this distance can reach from any pizzeria with pizzas, by the shortest road. Cached. */
export function withinReach(player: PlayerView, distance: number): readonly Reached[] {
  const found = cache.get(player) ?? new Map<number, readonly Reached[]>();
  cache.set(player, found);
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
        const city = connectedTile(player, from, side);
        if (!city || reached.has(city)) continue;
        reached.set(city, { city, far, from });
        next.push(city);
      }
    edge = next;
  }
  return [...reached.values()];
}

/** Number of waiting houses on these tiles. */
export const waitingOn = (reached: readonly Reached[]): number =>
  reached.reduce((sum, { city }) => sum + city.houses - city.served, 0);
