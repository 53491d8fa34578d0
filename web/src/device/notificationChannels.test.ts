import { expect, test, vi } from 'vitest';
import { recall, remember } from './storage';
import { forgetWays } from './notificationChannels';

test('whoever leaves a device takes along how they are told, and is not told there any more', async () => {
  const unsubscribe = vi.fn(async () => true);
  const registration = { pushManager: { getSubscription: async () => ({ unsubscribe }) } };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  remember('calls', '[{"way":"ntfy","address":"https://ntfy.example/ada"}]');
  remember('calls-everywhere', 'on');
  remember('no-calls', '["t9"]');
  await forgetWays();
  expect([recall('calls'), recall('calls-everywhere'), recall('no-calls')]).toEqual([null, null, null]);
  expect(unsubscribe).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('a browser that cannot be called has only to forget', async () => {
  vi.stubGlobal('navigator', {});
  remember('calls', '[]');
  await forgetWays();
  expect(recall('calls')).toBeNull();
  vi.unstubAllGlobals();
});
