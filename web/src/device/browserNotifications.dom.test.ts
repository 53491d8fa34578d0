import { afterEach, expect, test, vi } from 'vitest';
import {
  setNotifications,
  areNotificationsOn,
  areNotificationsPossible,
  showNotification,
} from './browserNotifications.svelte';

const told: string[] = [];
class FakeNotification {
  static permission = 'default';
  static answer = 'granted';
  static asked = 0;
  static requestPermission() {
    FakeNotification.asked += 1;
    FakeNotification.permission = FakeNotification.answer;
    return Promise.resolve(FakeNotification.answer);
  }
  onclick = null;
  constructor(title: string, { body }: { body: string }) {
    told.push(`${title}: ${body}`);
  }
}
const hide = (hidden: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
afterEach(async () => {
  await setNotifications(false);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  told.length = 0;
  Object.assign(FakeNotification, { permission: 'default', answer: 'granted', asked: 0 });
});

test('nobody is asked before somebody wants it, and nothing is told to who looks', async () => {
  vi.stubGlobal('Notification', FakeNotification);
  hide(true);
  showNotification('Palermo', 'Your turn', 'abc');
  expect([FakeNotification.asked, told]).toEqual([0, []]);
  expect(await setNotifications(true)).toBe(true);
  showNotification('Palermo', 'Your turn', 'abc');
  hide(false);
  showNotification('Palermo', 'Your turn again', 'abc');
  expect(told).toEqual(['Palermo: Your turn']);
});

test('what the browser refuses stays off, and it is said', async () => {
  vi.stubGlobal('Notification', FakeNotification);
  FakeNotification.answer = 'denied';
  expect(await setNotifications(true)).toBe(false);
  expect([areNotificationsOn(), areNotificationsPossible()]).toEqual([false, false]);
});

test('where there is nothing of the kind, nothing is offered', () => {
  vi.stubGlobal('Notification', undefined);
  expect([areNotificationsOn(), areNotificationsPossible()]).toEqual([false, false]);
});
