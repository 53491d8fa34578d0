/** The speed of animations: normal for live moves, the reader's choice in a replay. */

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const state = $state<{ speed: number }>({ speed: 1 });

export const speed = (): number => state.speed;
/** A duration at the current speed. */
export const scaleDuration = (milliseconds: number): number => milliseconds / state.speed;

export function setSpeed(wanted: number): void {
  state.speed = wanted;
}
