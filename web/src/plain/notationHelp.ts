/** Help for typing notation, in the words of the game. */

import { hasMessage, t } from '../device/i18n.svelte';
import type { AvailableAction } from '../net/matchView';
import { notationWords } from './questionTree';

const helpKey = (game: string, action: string): string => `${game}-typing-${notationWords(action)[0]?.toLowerCase()}`;

/** An example to show: the first action of a kind that the game explains. */
export const exampleAction = (game: string, actions: readonly AvailableAction[]): AvailableAction | undefined =>
  actions.find(({ action }) => hasMessage(helpKey(game, action))) ?? actions[0];

/** Explains how such an action is written. For an unknown action, explains those that are legal now. */
export function notationHelp(game: string, action: string, actions: readonly AvailableAction[]): string {
  const explained = [action, exampleAction(game, actions)?.action ?? '']
    .map((move) => helpKey(game, move))
    .find(hasMessage);
  return explained ? t(explained) : '';
}
