import { expect, test } from 'vitest';
import { decodeBase64Url, deviceName, encodeBase64Url } from './passkeys';

test('bytes and their text are the same again, also where base64 has signs that addresses do not take', () => {
  const bytes = new Uint8Array([251, 255, 190, 0, 7]);
  expect(encodeBase64Url(bytes.buffer)).toBe('-_--AAc');
  expect([...decodeBase64Url('-_--AAc')]).toEqual([...bytes]);
  expect(encodeBase64Url(null)).toBeNull();
});

test('a device is called by what it is, or not at all', () => {
  expect(deviceName('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')).toBe('iPhone');
  expect(deviceName('Mozilla/5.0 (Linux; Android 15; Pixel 9)')).toBe('Android');
  expect(deviceName('Mozilla/5.0 (X11; Linux x86_64)')).toBe('Linux');
  expect(deviceName('something else')).toBe('');
});
