/** The switches of a table: another one is another line here, with its words. */

import type { CreateTable, Terms } from '../protocol/messages';

const AWAY_SECONDS = 600;

type Name = keyof Terms;
export type Value = string | boolean;

export interface Switch {
  name: Name;
  /** What can be chosen; the first is what is meant when nothing is said, */
  values: readonly Value[];
  /** or else this, where the table counts for ratings. */
  counting?: Value;
}

export const SWITCHES: readonly Switch[] = [
  { name: 'public', values: [false, true] },
  { name: 'spectators', values: [true, false] },
  { name: 'talk', values: ['phrases', 'words', 'off'] },
  { name: 'rated', values: [false, true] },
  { name: 'undo', values: ['free', 'none'], counting: 'none' },
];

/** Where it counts nobody is helped, and somebody who is away is not waited for without end. */
export function fair<Wish extends Pick<CreateTable, 'help' | 'tempo' | 'terms'>>(wish: Wish): Wish {
  if (!wish.terms?.rated) return wish;
  return {
    ...wish,
    help: false,
    tempo: { ...wish.tempo, limit: wish.tempo?.limit ?? { kind: 'away', seconds: AWAY_SECONDS } },
  };
}

/** By other rules than those published nothing counts. */
export function possible({ rated, ...others }: Terms, variant: boolean): Terms {
  return rated && !variant ? { ...others, rated } : others;
}

const usual = (terms: Terms, { values, counting }: Switch): Value => (terms.rated && counting) || values[0]!;

/** How a switch stands. */
export const chosen = (terms: Terms, one: Switch): Value => terms[one.name] ?? usual(terms, one);

/** The same terms with one switch turned; what goes without saying is not said. */
export function turned(terms: Terms, one: Switch, value: Value): Terms {
  const { [one.name]: _, ...others } = terms;
  return value === usual(others, one) ? others : { ...others, [one.name]: value };
}
