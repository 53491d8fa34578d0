/** The view with a preview of the selection: pizzas on houses and pizzerias that are not confirmed yet. */

import type { Asked } from './request';
import { deliveryOf, named, playerOf } from './request';
import type { Hand } from './actionAt';
import { carried, completed } from './round';
import type { PlayerView, View } from '../view';

export function previewed(asked: Asked, hand: Hand): View {
  const { view, seat } = asked;
  const delivery = deliveryOf(asked);
  const isDrawn = delivery !== null && hand.round !== null;
  if (!isDrawn && !Object.keys(hand.shares).length) return view;
  const pending = isDrawn ? { ...delivery, pizzas: delivery.pizzas - carried(hand.round!) } : view.pending;
  return {
    ...view,
    pending,
    players: view.players.map((player, owner) => (owner === seat ? withHand(asked, hand) : player)),
  };
}

function withHand(asked: Asked, { round, shares }: Hand): PlayerView {
  const player = playerOf(asked);
  const earned = { ...player.earned };
  for (const colour of round ? completed(asked, round) : []) earned[colour] = (earned[colour] ?? 0) + 1;
  return {
    ...player,
    earned,
    cities: player.cities.map((city) => ({
      ...city,
      served: city.served + (round?.drops[named([city.x, city.y])] ?? 0),
    })),
    pizzerias: player.pizzerias.map((shop) => {
      const where = named([shop.x, shop.y]);
      return { ...shop, stock: shop.stock + (shares[where] ?? 0) - (round?.start === where ? carried(round) : 0) };
    }),
  };
}
