/** How a game wants its moves to be written, in its own words. */

import { hasMessage, t } from '../device/i18n.svelte';
import type { AvailableAction } from '../net/matchView';
import { notationWords } from './questionTree';

const helpKey = (game: string, action: string): string => `${game}-typing-${notationWords(action)[0]?.toLowerCase()}`;

/** The option that shows how one types: the first of a kind that the game explains. */
export const exampleAction = (game: string, actions: readonly AvailableAction[]): AvailableAction | undefined =>
  actions.find(({ action }) => hasMessage(helpKey(game, action))) ?? actions[0];

/** How such a move is written; of one that nobody knows, how those are written that may be made now. */
export function notationHelp(game: string, action: string, actions: readonly AvailableAction[]): string {
  const explained = [action, exampleAction(game, actions)?.action ?? '']
    .map((move) => helpKey(game, move))
    .find(hasMessage);
  return explained ? t(explained) : '';
}
