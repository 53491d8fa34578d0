/** When everything that goes on before one's eyes has been seen. */

const MIN_WAIT_MS = 900;
const MAX_WAIT_MS = 6_000;

const delay = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** What travels or fades; what beckons for ever does not count. */
const runningAnimations = (): Animation[] =>
  (document.getAnimations?.() ?? []).filter(
    ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
  );

/** Does nothing move, and are fonts and pictures there? */
export const isPageStill = (): boolean =>
  !runningAnimations().length &&
  document.fonts?.status !== 'loading' &&
  Array.from(document.querySelectorAll('img')).every(({ complete }) => complete);

/** Resolves once nothing travels or fades any more, after a moment and before too long. */
export async function animationsDone(minimum = MIN_WAIT_MS, maximum = MAX_WAIT_MS): Promise<void> {
  await delay(minimum);
  await Promise.race([
    Promise.allSettled(runningAnimations().map(({ finished }) => finished)),
    delay(maximum - minimum),
  ]);
}
