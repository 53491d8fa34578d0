/** Groups legal actions under titles, if the game has titles for them. */

import { formatText, formatTextAs } from '../device/i18n.svelte';
import type { AvailableAction } from '../net/matchView';
import { MAX_SHORT_LIST } from './questionTree';

/** Maximum length of a list of actions with short texts. */
export const MAX_LISTED_ACTIONS = 40;

export interface ListedAction {
  action: string;
  text: string;
}

export interface Group {
  /** Empty for actions without a title. */
  title: string;
  choices: ListedAction[];
}

export const haveShortTexts = (actions: readonly AvailableAction[], names: readonly string[]): boolean =>
  actions.every((option) => formatTextAs('choice', option.text, names) !== null);

/** Actions with the same title form a group at the position of the first. Neighbours without a title form a group. */
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

/** The titles to choose from if the list is too long, else none. */
export function titlesToChoose(groups: readonly Group[]): string[] {
  const isLong = groups.reduce((sum, { choices }) => sum + choices.length, 0) > MAX_LISTED_ACTIONS;
  const titles = groups.flatMap(({ title }) => title || []);
  return isLong && titles.length > 1 ? titles : [];
}

/** The groups of a list, or none if the list is too long. */
export function listGroups(actions: readonly AvailableAction[], names: readonly string[]): Group[] {
  if (actions.length > MAX_SHORT_LIST && !haveShortTexts(actions, names)) return [];
  const groups = groupActions(actions, names);
  return actions.length <= MAX_LISTED_ACTIONS || titlesToChoose(groups).length ? groups : [];
}
