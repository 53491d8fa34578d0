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

/** Whoever delivers does so in the district, whatever the phase; two players choose their delivery tile at the Piazza. */
export function stageOf({ phase, step, pending, actors }: View, seat: number): Stage {
  if (step === 'choose') return 'piazza';
  return pending?.kind === 'delivery' && actors.includes(seat) ? 'district' : STAGES[phase];
}

const GROWING: readonly View['phase'][] = ['prepare', 'place', 'bribe', 'invest'];

/** Can something be laid or built in districts now? */
export const isGrowing = ({ phase }: View): boolean => GROWING.includes(phase);

/** Has the Piazza room for its stairs? */
export const hasStairs = (stage: Stage): boolean => stage === 'piazza' || stage === 'tracks';
