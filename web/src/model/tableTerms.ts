/** The terms of a table, one line each. Their texts are in the catalogues. */

import type { CreateTable, TableTerms } from '../protocol/messages';

const RATED_ABSENCE_SECONDS = 600;

type Name = keyof TableTerms;
export type Value = string | boolean;

export interface TermOption {
  name: Name;
  /** The choices. The first is the default, */
  values: readonly Value[];
  /** or this one at a rated table. */
  ratedDefault?: Value;
}

export const TERM_OPTIONS: readonly TermOption[] = [
  { name: 'public', values: [false, true] },
  { name: 'spectators', values: [true, false] },
  { name: 'talk', values: ['phrases', 'words', 'off'] },
  { name: 'rated', values: [false, true] },
  { name: 'undo', values: ['free', 'none'], ratedDefault: 'none' },
];

/** A rated table has no hints and limits absences. */
export function ratedTerms<Request extends Pick<CreateTable, 'help' | 'tempo' | 'terms'>>(request: Request): Request {
  if (!request.terms?.rated) return request;
  return {
    ...request,
    help: false,
    tempo: { ...request.tempo, limit: request.tempo?.limit ?? { kind: 'away', seconds: RATED_ABSENCE_SECONDS } },
  };
}

/** Matches with changed rules cannot be rated. */
export function allowedTerms({ rated, ...others }: TableTerms, variant: boolean): TableTerms {
  return rated && !variant ? { ...others, rated } : others;
}

const defaultValue = (terms: TableTerms, { values, ratedDefault }: TermOption): Value =>
  (terms.rated && ratedDefault) || values[0]!;

/** The current value of a term. */
export const chosenValue = (terms: TableTerms, option: TermOption): Value =>
  terms[option.name] ?? defaultValue(terms, option);

/** The terms with one value changed. Default values are left out. */
export function withTerm(terms: TableTerms, option: TermOption, value: Value): TableTerms {
  const { [option.name]: _, ...others } = terms;
  return value === defaultValue(others, option) ? others : { ...others, [option.name]: value };
}
