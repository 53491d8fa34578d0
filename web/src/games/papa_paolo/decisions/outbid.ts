/** The seat that is outbid: by the bid under consideration, or else by a bid that was already made. */

import { type Asked, previewOf } from './request';

export function outbidBy(asked: Asked, said: string | null): number | null {
  const bid = said === null ? null : previewOf(asked, said, 'bid');
  if (bid) return bid.outbids < 0 ? null : bid.outbids;
  const { step, actors, players } = asked.view;
  return step === 'bid' ? (actors.find((seat) => players[seat]?.bid) ?? null) : null;
}
