/** Chooses the main part of the table: the place of the decision is large, and the others stay complete beside it. */

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

/** A delivery takes place in the district, in any phase. Two players choose their delivery tile at the Piazza. */
export function stageOf({ phase, step, pending, actors }: View, seat: number): Stage {
  if (step === 'choose') return 'piazza';
  return pending?.kind === 'delivery' && actors.includes(seat) ? 'district' : STAGES[phase];
}

const GROWING: readonly View['phase'][] = ['prepare', 'place', 'bribe', 'invest'];

/** True if players may place tiles or build in districts now. */
export const isGrowing = ({ phase }: View): boolean => GROWING.includes(phase);

/** True if the Piazza has space for its stairs. */
export const hasStairs = (stage: Stage): boolean => stage === 'piazza' || stage === 'tracks';
