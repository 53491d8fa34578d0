/** A list of options, put under titles where the game has some for them. */

import { say, sayAs } from '../i18n.svelte';
import type { Option } from '../protocol';

/** A game that says its options in few words may show so many at once. */
const MANY = 40;

export interface Choice {
  action: string;
  words: string;
}

export interface Group {
  /** Empty for options that need none. */
  title: string;
  choices: Choice[];
}

/** Can all options be said in few words, and are they few enough to be shown at once? */
export const isBrief = (options: readonly Option[], names: readonly string[]): boolean =>
  options.length <= MANY && options.every((option) => sayAs('choice', option.text, names) !== null);

/** Neighbours under the same title form a group. */
export function groupsOf(options: readonly Option[], names: readonly string[]): Group[] {
  const groups: Group[] = [];
  for (const { action, text } of options) {
    const title = sayAs('group', text, names) ?? '';
    const choice = { action, words: sayAs('choice', text, names) ?? say(text, names) };
    const last = groups.at(-1);
    if (last?.title === title) last.choices.push(choice);
    else groups.push({ title, choices: [choice] });
  }
  return groups;
}
