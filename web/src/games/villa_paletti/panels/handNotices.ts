/** What is to be said of a hand that stands still or is no longer its player's, and of a slow table. */

import { t } from '../../../device/i18n.svelte';
import type { Catalogue } from '../catalogue';
import type { Handling } from '../film/film';
import type { HandSeen } from '../film/frames';
import type { Task } from '../hand/gesture.svelte';
import type { Sign } from '../scene/hands';

/** A hand that the table leads is not frozen. */
export const signOf = (hand: HandSeen | null, frozen: boolean): Sign | null =>
  hand?.house ? 'table' : hand && frozen ? 'frozen' : null;

export interface Sentence {
  words: string;
  /** Is it to be read also when what it tells is over, as that takes but a moment? */
  stays: boolean;
}

interface Seen extends Handling {
  hand: HandSeen | null;
  slow: boolean;
  /** What the reader's own hand was at when the table took it over. */
  taken: Task | null;
}

function ofHand(
  { hand, frozen, returns, taken }: Seen,
  { first_floor }: Catalogue,
  seat: number,
  names: readonly string[],
): Sentence | null {
  if (taken) return { words: t('villa_paletti-board-table-own', { task: taken }), stays: true };
  const sign = signOf(hand, frozen);
  if (!hand || !sign) return null;
  const whose = hand.seat === seat ? '-own' : '';
  const task: Task = hand.piece >= first_floor ? 'lay' : returns ? 'pull' : 'place';
  return {
    words: t(`villa_paletti-board-${sign}${whose}`, { name: names[hand.seat] ?? '', task }),
    stays: sign === 'table',
  };
}

/** For whoever sits on this seat. */
export function sentencesOf(seen: Seen, catalogue: Catalogue, seat: number, names: readonly string[]): Sentence[] {
  const told = ofHand(seen, catalogue, seat, names);
  return [...(told ? [told] : []), ...(seen.slow ? [{ words: t('villa_paletti-board-slow'), stays: false }] : [])];
}
