/** Turns many actions into a few questions: one word of the notation after the other. */

import type { AvailableAction } from '../net/matchView';

/** Longer lists are split into questions. */
export const MAX_SHORT_LIST = 12;

export interface Step {
  /** Index of the word that is asked for. */
  depth: number;
  /** The first word of the action, if it is known. */
  first: string;
  /** The possible words, in the order of the actions. */
  words: string[];
  chosen: string | null;
}

export interface QuestionTree {
  steps: Step[];
  /** The action, once the words identify it. */
  action: AvailableAction | null;
}

export const notationWords = (action: string): string[] => action.trim().split(/\s+/);

const distinct = (words: string[]): string[] => [...new Set(words)];

/**
 * The questions for these answers. A question with one possible answer is skipped. An answer that is no longer possible
 * is dropped with all later ones.
 */
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

/** The answers after a new answer to one step. */
export const withAnswer = (steps: readonly Step[], step: number, word: string): string[] => [
  ...steps.slice(0, step).map((one) => one.chosen ?? ''),
  word,
];

/** The action that a typed text names, ignoring case and extra spaces. */
export function findTyped(actions: readonly AvailableAction[], text: string): AvailableAction | null {
  const wanted = notationWords(text).join(' ').toLowerCase();
  return actions.find((option) => option.action.toLowerCase() === wanted) ?? null;
}
