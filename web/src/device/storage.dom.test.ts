import { afterEach, expect, test, vi } from 'vitest';
import { forget, lasts, recall, remember } from './storage';

afterEach(() => vi.unstubAllGlobals());

test('remembers, recalls and forgets', () => {
  remember('x', '1');
  expect(recall('x')).toBe('1');
  expect(lasts()).toBe(true);
  forget('x');
  expect(recall('x')).toBeNull();
});

test('blocked storage lasts as long as the page', () => {
  vi.stubGlobal('localStorage', undefined);
  remember('y', '2');
  expect(recall('y')).toBe('2');
  expect(lasts()).toBe(false);
  forget('y');
  expect(recall('y')).toBeNull();
});
