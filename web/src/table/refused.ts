/** Why something could not be done, in words: beside what was clicked, and in the prompt bar. */

import type { Explained } from '../board/contract';
import { say, t } from '../lib/i18n.svelte';
import type { Because, Problem } from '../lib/protocol';
import type { Reason } from './WhyNot.svelte';

export function explainedBy(because: Because | null, names: readonly string[]): Explained | null {
  if (!because?.objection) return null;
  return { action: because.action, rule: because.objection.rule, sentence: say(because.objection.text, names) };
}

/** What the server objected to last; `how` says how something typed would have to be written. */
export function reasonOf(
  { because, problem }: { because: Because | null; problem: Problem | null },
  names: readonly string[],
  how: (typed: string) => string,
): Reason | null {
  const explained = explainedBy(because, names);
  if (explained) return { sentence: explained.sentence, rule: explained.rule };
  if (because) return { sentence: t('why-allowed'), rule: null };
  if (!problem) return null;
  const sentence = say(problem.objection?.text ?? problem.text, names);
  const typed = problem.code === 'malformed' ? problem.text.args?.action : undefined;
  const told = typeof typed === 'string' ? how(typed) : '';
  return { sentence: told ? `${sentence} ${told}` : sentence, rule: problem.objection?.rule ?? null };
}
