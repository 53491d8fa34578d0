import { afterEach, expect, test, vi } from 'vitest';
import { checkReadiness, isServerReady } from './readiness.svelte';

afterEach(() => vi.useRealTimers());

test('a server that cannot save is asked again until it can', async () => {
  vi.useFakeTimers();
  const replies = [503, 503, 200];
  const fetch = vi.fn(() => {
    const status = replies.shift() ?? 200;
    return Promise.resolve(new Response(JSON.stringify({ ready: status === 200, reason: null }), { status }));
  });
  vi.stubGlobal('fetch', fetch);
  await checkReadiness();
  expect(isServerReady()).toBe(false);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isServerReady()).toBe(false);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isServerReady()).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('an unreachable server is not said to be unable to save', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await checkReadiness();
  expect(isServerReady()).toBe(true);
});
