/** What may be done now, by where it is done: at a pillar, with the hand, or in words. */

import type { AvailableAction } from '../../net/matchView';
import type { TouchPreview, View } from './view';

export type Tool = 'fingers' | 'hook';

export interface Offers {
  /** Pillars that may be chosen: what that means in notation. */
  pillars: ReadonlyMap<string, string>;
  previews: ReadonlyMap<string, TouchPreview>;
  /** Where the next pillar may be stood, while the villa is set up. */
  spots: readonly AvailableAction[];
  /** What is said and not done. */
  words: readonly AvailableAction[];
}

const AT_A_PILLAR = /^(?:touch|take) (\w+)/;
/** What hands do on the villa; `stand` and `lay` have the view from above. */
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

/** The same touch, at another height. */
export const gripped = (action: string, grip: number): string =>
  action.replace(/^(touch \w+ \w+) \d+$/, `$1 ${Math.round(grip)}`);

/** What touching a pillar would mean where it is not offered: to be asked why not. */
export const meantAt = (view: View, pillar: string, tool: Tool): string =>
  view.phase === 'penalty' ? `take ${pillar}` : `touch ${pillar} ${tool} 40`;
