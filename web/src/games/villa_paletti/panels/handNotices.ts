/** Notices about a hand that is frozen or led by the table, and about a slow simulation. */

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
  /** True if the notice stays readable after its cause has ended, because that is brief. */
  stays: boolean;
}

interface Seen extends Handling {
  hand: HandSeen | null;
  slow: boolean;
  /** The task of the player's own hand when the table took over. */
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

/** The notices for the player of this seat. */
export function sentencesOf(seen: Seen, catalogue: Catalogue, seat: number, names: readonly string[]): Sentence[] {
  const told = ofHand(seen, catalogue, seat, names);
  return [...(told ? [told] : []), ...(seen.slow ? [{ words: t('villa_paletti-board-slow'), stays: false }] : [])];
}
