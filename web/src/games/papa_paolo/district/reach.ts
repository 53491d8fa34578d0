/** Roads through a district: those that a new pizzeria would have, and the reach of a delivery. */

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

/** The tiles that a round of this distance can reach, as the server computes them. */
export const withinReach = ({ cities }: PlayerView, distance: number): readonly Reached[] =>
  cities.flatMap((city) => {
    const { far = 0, entry = '' } = city;
    if (!far || far > distance) return [];
    const [right, down] = NEXT[entry]!;
    return [{ city, far, from: { x: city.x + right, y: city.y + down } }];
  });

/** Number of waiting houses on these tiles. */
export const waitingOn = (reached: readonly Reached[]): number =>
  reached.reduce((sum, { city }) => sum + city.houses - city.served, 0);
