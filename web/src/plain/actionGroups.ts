/** A list of options, put under titles where the game has some for them. */

import { formatText, formatTextAs } from '../device/i18n.svelte';
import type { AvailableAction } from '../net/matchView';
import { MAX_SHORT_LIST } from './questionTree';

/** A game that says its options in few words may show so many at once. */
export const MAX_LISTED_ACTIONS = 40;

export interface ListedAction {
  action: string;
  text: string;
}

export interface Group {
  /** Empty for options that need none. */
  title: string;
  choices: ListedAction[];
}

/** Can all options be said in few words? */
export const haveShortTexts = (actions: readonly AvailableAction[], names: readonly string[]): boolean =>
  actions.every((option) => formatTextAs('choice', option.text, names) !== null);

/** Options under the same title form a group, where the first of them stands; without a title, neighbours do. */
export function groupActions(actions: readonly AvailableAction[], names: readonly string[]): Group[] {
  const groups: Group[] = [];
  for (const { action, text } of actions) {
    const title = formatTextAs('group', text, names) ?? '';
    const choice = { action, text: formatTextAs('choice', text, names) ?? formatText(text, names) };
    const group = title ? groups.find((other) => other.title === title) : groups.at(-1);
    if (group?.title === title) group.choices.push(choice);
    else groups.push({ title, choices: [choice] });
  }
  return groups;
}

/** The titles of a list that is too long to be shown at once: one of them is opened first. */
export function titlesToChoose(groups: readonly Group[]): string[] {
  const isLong = groups.reduce((sum, { choices }) => sum + choices.length, 0) > MAX_LISTED_ACTIONS;
  const titles = groups.flatMap(({ title }) => title || []);
  return isLong && titles.length > 1 ? titles : [];
}

/** The options as a list, if they can be looked over; else none. */
export function listGroups(actions: readonly AvailableAction[], names: readonly string[]): Group[] {
  if (actions.length > MAX_SHORT_LIST && !haveShortTexts(actions, names)) return [];
  const groups = groupActions(actions, names);
  return actions.length <= MAX_LISTED_ACTIONS || titlesToChoose(groups).length ? groups : [];
}
