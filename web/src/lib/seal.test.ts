import { afterEach, expect, test, vi } from 'vitest';
import { isKept } from './seal';

afterEach(() => vi.unstubAllGlobals());

const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

test('the seed has the promised fingerprint, or not', async () => {
  expect(await isKept(ABC, 'abc')).toBe(true);
  expect(await isKept(ABC, 'abd')).toBe(false);
});

test('where the browser computes nothing, nothing is claimed', async () => {
  vi.stubGlobal('crypto', {});
  expect(await isKept(ABC, 'abc')).toBeNull();
});
