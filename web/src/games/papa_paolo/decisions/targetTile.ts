/** The delivery tile under the cursor, or that of the step under the cursor, and what it could reach in a district. */

import { type Reached, waitingOn, withinReach } from '../district/reach';
import { say } from '../descriptions';
import type { Asked } from './request';
import type { DeliveryTileView, PlayerView, Preview, RoundPlan, View } from '../view';

export interface Reach {
  /** A text that describes the reach. */
  words: string;
  tiles: readonly Reached[];
  /** The rounds that would deliver most, if the table gives help. */
  plan: readonly RoundPlan[];
}

/** The delivery tiles of a place. With two players a bid is for any of them. */
export function tilesAt({ offer, forecast, piazza }: View, place: string): readonly DeliveryTileView[] {
  const [what = '', which = ''] = place.split(' ');
  if (what === 'ladder') return offer;
  if (what === 'piazza') return piazza.length ? offer.slice(Number(which.slice(1)) - 1, Number(which.slice(1))) : [];
  return what === 'offer' || what === 'forecast' ? [...offer, ...forecast].filter(({ name }) => name === which) : [];
}

/** The reach in words, or nothing if the place names no delivery tile. */
export function reachWords(view: View, player: PlayerView, place: string): string | null {
  const tiles = tilesAt(view, place);
  if (!tiles.length) return null;
  const [only, other] = tiles;
  return say('reach', { tile: other ? 'any' : only!.name, houses: waitingOn(farthest(player, tiles)) });
}

const farthest = (player: PlayerView, tiles: readonly DeliveryTileView[]) =>
  withinReach(player, Math.max(...tiles.map(({ distance }) => distance)));

/** The reach of the delivery tile at this place. */
export function reachAt(asked: Asked, player: PlayerView, place: string | null): Reach | null {
  const words = place === null ? null : reachWords(asked.view, player, place);
  if (place === null || words === null) return null;
  const tiles = tilesAt(asked.view, place);
  return { words, tiles: farthest(player, tiles), plan: tiles.length === 1 ? planOf(asked, tiles[0]!.name) : [] };
}

/** The best rounds as computed by the rules. Each bid for the tile contains them. */
function planOf({ options }: Asked, name: string): readonly RoundPlan[] {
  for (const { preview } of options) {
    const of = preview as Preview | null;
    if ((of?.kind === 'bid' || of?.kind === 'tile') && of.tile?.name === name && of.plan) return of.plan;
  }
  return [];
}
