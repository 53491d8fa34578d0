import { afterEach, expect, test, vi } from 'vitest';
import { firstForgedDraw, matchesCommitment } from './chanceProof';

afterEach(() => vi.unstubAllGlobals());

const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

test('the seed has the promised fingerprint, or not', async () => {
  expect(await matchesCommitment(ABC, 'abc')).toBe(true);
  expect(await matchesCommitment(ABC, 'abd')).toBe(false);
});

test('where the browser computes nothing, nothing is claimed', async () => {
  vi.stubGlobal('crypto', {});
  expect(await matchesCommitment(ABC, 'abc')).toBeNull();
});

/** The outcomes that `core/chance.py` draws. */
const OUTCOMES = 'red red gold red red gold red gold blue blue blue gold gold red blue blue red blue red gold'.split(
  ' ',
);
const LOTS = {
  label: 'dice',
  lots: OUTCOMES.map((came, at) => ({
    seq: at + 1,
    came,
    outcomes: [
      ['red', 3],
      ['gold', 2],
      ['blue', 1],
    ] as [string, number][],
  })),
};

test('every lot follows from the seed, or the first that does not is named', async () => {
  expect(await firstForgedDraw('seed of a match', LOTS)).toBeNull();
  expect(await firstForgedDraw('another seed', LOTS)).not.toBeNull();
  const stacked = LOTS.lots.map((lot) => (lot.seq === 5 ? { ...lot, came: lot.came === 'red' ? 'gold' : 'red' } : lot));
  expect((await firstForgedDraw('seed of a match', { ...LOTS, lots: stacked }))?.seq).toBe(5);
});
