/** A list of options, put under titles where the game has some for them. */

import { formatText, formatTextAs } from '../device/i18n.svelte';
import type { AvailableAction } from '../net/matchView';
import { FEW } from './questionTree';

/** A game that says its options in few words may show so many at once. */
export const MANY = 40;

export interface Choice {
  action: string;
  words: string;
}

export interface Group {
  /** Empty for options that need none. */
  title: string;
  choices: Choice[];
}

/** Can all options be said in few words? */
export const isBrief = (options: readonly AvailableAction[], names: readonly string[]): boolean =>
  options.every((option) => formatTextAs('choice', option.text, names) !== null);

/** Options under the same title form a group, where the first of them stands; without a title, neighbours do. */
export function groupsOf(options: readonly AvailableAction[], names: readonly string[]): Group[] {
  const groups: Group[] = [];
  for (const { action, text } of options) {
    const title = formatTextAs('group', text, names) ?? '';
    const choice = { action, words: formatTextAs('choice', text, names) ?? formatText(text, names) };
    const home = title ? groups.find((group) => group.title === title) : groups.at(-1);
    if (home?.title === title) home.choices.push(choice);
    else groups.push({ title, choices: [choice] });
  }
  return groups;
}

/** The titles of a list that is too long to be shown at once: one of them is opened first. */
export function titlesOf(groups: readonly Group[]): string[] {
  const long = groups.reduce((sum, { choices }) => sum + choices.length, 0) > MANY;
  const titles = groups.flatMap(({ title }) => title || []);
  return long && titles.length > 1 ? titles : [];
}

/** The options as a list, if they can be looked over; else none. */
export function listOf(options: readonly AvailableAction[], names: readonly string[]): Group[] {
  if (options.length > FEW && !isBrief(options, names)) return [];
  const groups = groupsOf(options, names);
  return options.length <= MANY || titlesOf(groups).length ? groups : [];
}
