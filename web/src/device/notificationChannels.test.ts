import { expect, test, vi } from 'vitest';
import { readItem, writeItem } from './storage';
import { forgetChannels } from './notificationChannels';

test('whoever leaves a device takes along how they are told, and is not told there any more', async () => {
  const unsubscribe = vi.fn(async () => true);
  const registration = { pushManager: { getSubscription: async () => ({ unsubscribe }) } };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  writeItem('calls', '[{"way":"ntfy","address":"https://ntfy.example/ada"}]');
  writeItem('calls-everywhere', 'on');
  writeItem('no-calls', '["t9"]');
  await forgetChannels();
  expect([readItem('calls'), readItem('calls-everywhere'), readItem('no-calls')]).toEqual([null, null, null]);
  expect(unsubscribe).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('a browser that cannot be called has only to forget', async () => {
  vi.stubGlobal('navigator', {});
  writeItem('calls', '[]');
  await forgetChannels();
  expect(readItem('calls')).toBeNull();
  vi.unstubAllGlobals();
});
