/** Plans: several actions that a player makes in one gesture, such as `pawn b3; take; lay 2,0 NES`. */

const SEPARATOR = '; ';

export const joinPlan = (actions: readonly string[]): string => actions.join(SEPARATOR);
export const splitPlan = (plan: string): string[] => plan.split(SEPARATOR);
export const isPlan = (plan: string | null): plan is string => plan?.includes(SEPARATOR) ?? false;
