/** When everything that goes on before one's eyes has been seen. */

const LEAST_MS = 900;
const MOST_MS = 6_000;

const pass = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** What travels or fades; what beckons for ever does not count. */
const moving = (): Animation[] =>
  (document.getAnimations?.() ?? []).filter(
    ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
  );

/** Does nothing move, and are fonts and pictures there? */
export const isStill = (): boolean =>
  !moving().length &&
  document.fonts?.status !== 'loading' &&
  Array.from(document.querySelectorAll('img')).every(({ complete }) => complete);

/** Resolves once nothing travels or fades any more, after a moment and before too long. */
export async function stillness(least = LEAST_MS, most = MOST_MS): Promise<void> {
  await pass(least);
  await Promise.race([Promise.allSettled(moving().map(({ finished }) => finished)), pass(most - least)]);
}
