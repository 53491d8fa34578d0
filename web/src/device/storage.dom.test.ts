import { afterEach, expect, test, vi } from 'vitest';
import { removeItem, isStorageAvailable, readItem, writeItem } from './storage';

afterEach(() => vi.unstubAllGlobals());

test('remembers, recalls and forgets', () => {
  writeItem('x', '1');
  expect(readItem('x')).toBe('1');
  expect(isStorageAvailable()).toBe(true);
  removeItem('x');
  expect(readItem('x')).toBeNull();
});

test('blocked storage lasts as long as the page', () => {
  vi.stubGlobal('localStorage', undefined);
  writeItem('y', '2');
  expect(readItem('y')).toBe('2');
  expect(isStorageAvailable()).toBe(false);
  removeItem('y');
  expect(readItem('y')).toBeNull();
});
