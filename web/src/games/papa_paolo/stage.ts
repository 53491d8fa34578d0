/** Which part of the table is the stage: the place of the decision grows, the others stay whole beside it. */

import type { View } from './view';

export type Stage = 'city' | 'piazza' | 'tracks' | 'district';

const STAGES: Readonly<Record<View['phase'], Stage>> = {
  prepare: 'city',
  place: 'city',
  bribe: 'city',
  bid: 'piazza',
  pick: 'piazza',
  invest: 'tracks',
  deliver: 'district',
  over: 'district',
};

export const stageOf = ({ phase }: View): Stage => STAGES[phase];

/** Has the Piazza room for its stairs? */
export const hasStairs = (stage: Stage): boolean => stage === 'piazza' || stage === 'tracks';
