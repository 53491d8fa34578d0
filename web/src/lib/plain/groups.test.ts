import { beforeEach, expect, test } from 'vitest';
import { speakFrom } from '../i18n.svelte';
import type { Option } from '../protocol';
import { groupsOf, isBrief } from './groups';

const option = (key: string, args: Record<string, string | number>): Option => ({
  action: `${key} ${Object.values(args).join(' ')}`,
  text: { key, args },
  preview: null,
});
const lay = (at: string, sides: string) => option('lay', { seat: 0, at, sides });

beforeEach(() => {
  speakFrom(
    'en',
    'lay = { $seat } lays it at { $at }, open to { $sides }.\nlay-group = At { $at }\nlay-choice = open to { $sides }\nstop = { $seat } stops.\nstop-choice = Stop\nsing = { $seat } sings.',
  );
});

test('neighbours under the same title form a group', () => {
  expect(groupsOf([lay('1,0', 'NE'), lay('1,0', 'SW'), lay('2,0', 'NE'), option('stop', { seat: 0 })], ['Ada'])).toEqual([
    { title: 'At 1,0', choices: [{ action: 'lay 0 1,0 NE', words: 'open to NE' }, { action: 'lay 0 1,0 SW', words: 'open to SW' }] },
    { title: 'At 2,0', choices: [{ action: 'lay 0 2,0 NE', words: 'open to NE' }] },
    { title: '', choices: [{ action: 'stop 0', words: 'Stop' }] },
  ]);
});

test('what has no short form is told in its sentence', () => {
  expect(groupsOf([option('sing', { seat: 0 })], ['Ada'])[0]!.choices[0]!.words).toBe('Ada sings.');
});

test('a list is brief when all of it has short forms and it is not endless', () => {
  expect(isBrief([lay('1,0', 'NE'), option('stop', { seat: 0 })], [])).toBe(true);
  expect(isBrief([lay('1,0', 'NE'), option('sing', { seat: 0 })], [])).toBe(false);
  expect(isBrief(Array.from({ length: 41 }, (_, n) => lay(`${n},0`, 'NE')), [])).toBe(false);
});
