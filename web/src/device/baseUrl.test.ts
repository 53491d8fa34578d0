import { expect, test } from 'vitest';
import { baseUrlOf } from './baseUrl';

test('the root is where the folder of the scripts lies', () => {
  expect(baseUrlOf('https://x.example/assets/index-1a2b.js')).toBe('/');
  expect(baseUrlOf('https://x.example/games/tavolino/assets/Table-1a2b.js?x#y')).toBe('/games/tavolino/');
});
