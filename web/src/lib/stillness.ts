/** When everything that goes on before one's eyes has been seen. */

const LEAST_MS = 900;
const MOST_MS = 6_000;

const pass = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** Resolves once nothing travels or fades any more, after a moment and before too long; what beckons may go on. */
export async function stillness(least = LEAST_MS, most = MOST_MS): Promise<void> {
  await pass(least);
  const going = (document.getAnimations?.() ?? []).filter(
    ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
  );
  await Promise.race([Promise.allSettled(going.map(({ finished }) => finished)), pass(most - least)]);
}
