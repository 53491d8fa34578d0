/** How fast things are shown happening: live at their own speed, again at the reader's. */

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const state = $state<{ speed: number }>({ speed: 1 });

export const speed = (): number => state.speed;
/** So many milliseconds at this speed. */
export const scaleDuration = (milliseconds: number): number => milliseconds / state.speed;

export function setSpeed(wanted: number): void {
  state.speed = wanted;
}
