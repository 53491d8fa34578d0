/** The switches of a table: another one is another line here, with its words. */

import type { CreateTable, TableTerms } from '../protocol/messages';

const RATED_ABSENCE_SECONDS = 600;

type Name = keyof TableTerms;
export type Value = string | boolean;

export interface TermOption {
  name: Name;
  /** What can be chosen; the first is what is meant when nothing is said, */
  values: readonly Value[];
  /** or else this, where the table counts for ratings. */
  ratedDefault?: Value;
}

export const TERM_OPTIONS: readonly TermOption[] = [
  { name: 'public', values: [false, true] },
  { name: 'spectators', values: [true, false] },
  { name: 'talk', values: ['phrases', 'words', 'off'] },
  { name: 'rated', values: [false, true] },
  { name: 'undo', values: ['free', 'none'], ratedDefault: 'none' },
];

/** Where it counts nobody is helped, and somebody who is away is not waited for without end. */
export function ratedTerms<Request extends Pick<CreateTable, 'help' | 'tempo' | 'terms'>>(request: Request): Request {
  if (!request.terms?.rated) return request;
  return {
    ...request,
    help: false,
    tempo: { ...request.tempo, limit: request.tempo?.limit ?? { kind: 'away', seconds: RATED_ABSENCE_SECONDS } },
  };
}

/** By other rules than those published nothing counts. */
export function allowedTerms({ rated, ...others }: TableTerms, variant: boolean): TableTerms {
  return rated && !variant ? { ...others, rated } : others;
}

const defaultValue = (terms: TableTerms, { values, ratedDefault }: TermOption): Value =>
  (terms.rated && ratedDefault) || values[0]!;

/** How a switch stands. */
export const chosenValue = (terms: TableTerms, option: TermOption): Value =>
  terms[option.name] ?? defaultValue(terms, option);

/** The same terms with one switch turned; what goes without saying is not said. */
export function withTerm(terms: TableTerms, option: TermOption, value: Value): TableTerms {
  const { [option.name]: _, ...others } = terms;
  return value === defaultValue(others, option) ? others : { ...others, [option.name]: value };
}
