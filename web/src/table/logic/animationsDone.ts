/** Waits until animations have finished. */

const MIN_WAIT_MS = 900;
const MAX_WAIT_MS = 6_000;

const delay = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** Finite animations only; endless ones do not count. */
const runningAnimations = (): Animation[] =>
  (document.getAnimations?.() ?? []).filter(
    ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
  );

/** Whether nothing moves and fonts and images are loaded. */
export const isPageStill = (): boolean =>
  !runningAnimations().length &&
  document.fonts?.status !== 'loading' &&
  Array.from(document.querySelectorAll('img')).every(({ complete }) => complete);

/** Resolves when no finite animation runs, within these limits. */
export async function animationsDone(minimum = MIN_WAIT_MS, maximum = MAX_WAIT_MS): Promise<void> {
  await delay(minimum);
  await Promise.race([
    Promise.allSettled(runningAnimations().map(({ finished }) => finished)),
    delay(maximum - minimum),
  ]);
}
