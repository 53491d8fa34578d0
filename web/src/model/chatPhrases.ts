/** Chat phrases. Their texts are in the catalogues. */

import type { SendPhrase } from '../protocol/messages';

export type Phrase = SendPhrase['phrase'];

/** All phrases in display order. A missing phrase is a type error. */
const ORDER: Record<Phrase, number> = {
  hello: 0,
  good_luck: 1,
  nice_move: 2,
  thanks: 3,
  oops: 4,
  sorry: 5,
  your_turn: 6,
  one_moment: 7,
  well_played: 8,
  goodbye: 9,
};

export const PHRASES = (Object.keys(ORDER) as Phrase[]).sort((one, other) => ORDER[one] - ORDER[other]);

export const phraseKey = (phrase: Phrase): string => `phrase-${phrase.replaceAll('_', '-')}`;
