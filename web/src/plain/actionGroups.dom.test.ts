import { beforeEach, expect, test } from 'vitest';
import { setTexts } from '../device/i18n.svelte';
import type { AvailableAction } from '../net/matchView';
import { groupActions, haveShortTexts, titlesToChoose } from './actionGroups';

const option = (key: string, args: Record<string, string | number>): AvailableAction => ({
  action: `${key} ${Object.values(args).join(' ')}`,
  text: { key, args },
  preview: null,
});
const lay = (at: string, sides: string) => option('lay', { seat: 0, at, sides });

beforeEach(() => {
  setTexts(
    'en',
    'lay = { $seat } lays it at { $at }, open to { $sides }.\nlay-group = At { $at }\nlay-choice = open to { $sides }\nstop = { $seat } stops.\nstop-choice = Stop\nsing = { $seat } sings.',
  );
});

test('options under the same title form a group', () => {
  expect(
    groupActions([lay('1,0', 'NE'), lay('2,0', 'NE'), lay('1,0', 'SW'), option('stop', { seat: 0 })], ['Ada']),
  ).toEqual([
    {
      title: 'At 1,0',
      choices: [
        { action: 'lay 0 1,0 NE', text: 'open to NE' },
        { action: 'lay 0 1,0 SW', text: 'open to SW' },
      ],
    },
    { title: 'At 2,0', choices: [{ action: 'lay 0 2,0 NE', text: 'open to NE' }] },
    { title: '', choices: [{ action: 'stop 0', text: 'Stop' }] },
  ]);
});

test('what has no short form is told in its sentence', () => {
  expect(groupActions([option('sing', { seat: 0 })], ['Ada'])[0]!.choices[0]!.text).toBe('Ada sings.');
});

test('a list is brief when all of it has short forms', () => {
  expect(haveShortTexts([lay('1,0', 'NE'), option('stop', { seat: 0 })], [])).toBe(true);
  expect(haveShortTexts([lay('1,0', 'NE'), option('sing', { seat: 0 })], [])).toBe(false);
});

test('a long list is opened title by title', () => {
  const sides = Array.from({ length: 30 }, (_, n) => `${n}`);
  const long = [
    ...sides.map((side) => lay('1,0', side)),
    ...sides.map((side) => lay('2,0', side)),
    option('stop', { seat: 0 }),
  ];
  expect(titlesToChoose(groupActions(long, []))).toEqual(['At 1,0', 'At 2,0']);
  expect(titlesToChoose(groupActions(long.slice(25, 35), []))).toEqual([]);
  expect(
    titlesToChoose(
      groupActions(
        Array.from({ length: 60 }, (_, n) => lay('1,0', `${n}`)),
        [],
      ),
    ),
  ).toEqual([]);
});
