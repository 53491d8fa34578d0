/** What a hand means in one go and a log has as several entries: `pawn b3; take; lay 2,0 NES`. */

const AFTERWARDS = '; ';

export const planOf = (actions: readonly string[]): string => actions.join(AFTERWARDS);
export const actionsOf = (plan: string): string[] => plan.split(AFTERWARDS);
export const isPlan = (meant: string | null): meant is string => meant?.includes(AFTERWARDS) ?? false;
