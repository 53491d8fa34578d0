/** The legal actions by kind: at a pillar, with the hand, or with a button. */

import type { AvailableAction } from '../../net/matchView';
import type { TouchPreview, View } from './view';

export type Tool = 'fingers' | 'hook';

export interface Offers {
  /** The action, in notation, of each pillar that may be chosen. */
  pillars: ReadonlyMap<string, string>;
  previews: ReadonlyMap<string, TouchPreview>;
  /** The positions for the next pillar during setup. */
  spots: readonly AvailableAction[];
  /** Actions that have a button. */
  words: readonly AvailableAction[];
}

const AT_A_PILLAR = /^(?:touch|take) (\w+)/;
/** Actions made by hand in the picture. `stand` and `lay` use the top view. */
const BY_HAND = /^(?:pull|place|lay|stand) /;

const toolOf = (action: string): Tool | null =>
  / hook /.test(action) ? 'hook' : / fingers /.test(action) ? 'fingers' : null;

export function offersOf(options: readonly AvailableAction[], tool: Tool): Offers {
  const pillars = new Map<string, string>();
  const previews = new Map<string, TouchPreview>();
  for (const { action, preview } of options) {
    const pillar = AT_A_PILLAR.exec(action)?.[1];
    if (!pillar || (toolOf(action) ?? tool) !== tool) continue;
    pillars.set(pillar, action);
    if (preview) previews.set(pillar, preview as TouchPreview);
  }
  const words = options.filter(({ action }) => !AT_A_PILLAR.test(action) && !BY_HAND.test(action));
  return { pillars, previews, spots: options.filter(({ action }) => action.startsWith('stand ')), words };
}

/** The same action with another grip height. */
export const gripped = (action: string, grip: number): string =>
  action.replace(/^(touch \w+ \w+) \d+$/, `$1 ${Math.round(grip)}`);

/** The action of a pillar that may not be chosen, to ask for the reason. */
export const meantAt = (view: View, pillar: string, tool: Tool): string =>
  view.phase === 'penalty' ? `take ${pillar}` : `touch ${pillar} ${tool} 40`;
