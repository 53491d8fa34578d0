/** How a game wants its moves to be written, in its own words. */

import { hasMessage, t } from '../device/i18n.svelte';
import type { AvailableAction } from '../net/matchView';
import { wordsOf } from './questionTree';

const key = (game: string, action: string): string => `${game}-typing-${wordsOf(action)[0]?.toLowerCase()}`;

/** The option that shows how one types: the first of a kind that the game explains. */
export const exampleOf = (game: string, options: readonly AvailableAction[]): AvailableAction | undefined =>
  options.find(({ action }) => hasMessage(key(game, action))) ?? options[0];

/** How such a move is written; of one that nobody knows, how those are written that may be made now. */
export function howTyped(game: string, action: string, options: readonly AvailableAction[]): string {
  const explained = [action, exampleOf(game, options)?.action ?? ''].map((move) => key(game, move)).find(hasMessage);
  return explained ? t(explained) : '';
}
