/** Shows the payment of the bribes: coins go to the leader of each line while the pawns are still in the city. */

import type { Effect } from '../../../board/effects';
import type { View } from '../view';

export const areBribes = (effects: readonly Effect[]): boolean =>
  effects.some((effect) => effect.did === 'paid' && effect.why === 'bribes');

/** The view while the coins are paid: the pawns have not gone home yet. */
export function bribedView(view: View, effects: readonly Effect[]): View {
  const [grid, lines] = [{ ...view.grid }, { ...view.lines }];
  for (const effect of effects) {
    if (effect.did === 'moved' && isHomeward(effect.what, effect.path))
      grid[effect.path[0]!] = { ...grid[effect.path[0]!]!, pawn: effect.seat ?? -1 };
    if (effect.did === 'removed' && effect.at in lines)
      lines[effect.at] = { ...lines[effect.at]!, leader: effect.seat ?? -1 };
  }
  return { ...view, phase: 'bribe', grid, lines };
}

/** True if a pawn goes home from the city. */
export const isHomeward = (what: string, path: readonly string[]): boolean =>
  what === 'pawn' && /^[a-d][1-4]$/.test(path[0] ?? '') && path.at(-1)!.endsWith('/pawns');
