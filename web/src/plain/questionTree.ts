/** Many options become few questions: choose the first word of the notation, then the next. */

import type { AvailableAction } from '../net/matchView';

/** Lists up to this length are shown whole. */
export const MAX_SHORT_LIST = 12;

export interface Step {
  /** Which word of the notation is asked for, from 0. */
  depth: number;
  /** The word that begins the move, if it is decided. */
  first: string;
  /** The words that are still possible here, in the order of the options. */
  words: string[];
  chosen: string | null;
}

export interface QuestionTree {
  steps: Step[];
  /** The option that the chosen words name, once they name one. */
  action: AvailableAction | null;
}

export const notationWords = (action: string): string[] => action.trim().split(/\s+/);

const distinct = (words: string[]): string[] => [...new Set(words)];

/** The questions for these answers. A question with one answer is not asked; an answer that is no
 *  longer possible, and all after it, are forgotten. */
export function questionTree(actions: readonly AvailableAction[], answers: readonly string[]): QuestionTree {
  let candidates = actions.map((option) => ({ option, words: notationWords(option.action) }));
  const steps: Step[] = [];
  const remainingAnswers = [...answers];
  for (let depth = 0; candidates.length; depth += 1) {
    const words = distinct(candidates.map((one) => one.words[depth] ?? ''));
    if (words.length === 1 && words[0] === '') return { steps, action: candidates[0]?.option ?? null };
    let word = words[0] ?? '';
    if (words.length > 1) {
      const answer = remainingAnswers.shift();
      const chosen = answer !== undefined && words.includes(answer) ? answer : null;
      const first = depth ? (candidates[0]?.words[0] ?? '') : '';
      steps.push({ depth, first, words, chosen });
      if (chosen === null) return { steps, action: null };
      word = chosen;
    }
    candidates = candidates.filter((one) => (one.words[depth] ?? '') === word);
  }
  return { steps, action: null };
}

/** The answers after another one was given at a step. */
export const withAnswer = (steps: readonly Step[], step: number, word: string): string[] => [
  ...steps.slice(0, step).map((one) => one.chosen ?? ''),
  word,
];

/** The option that a typed text names, whatever the spaces and letters' case. */
export function findTyped(actions: readonly AvailableAction[], text: string): AvailableAction | null {
  const wanted = notationWords(text).join(' ').toLowerCase();
  return actions.find((option) => option.action.toLowerCase() === wanted) ?? null;
}
