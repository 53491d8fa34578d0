import { beforeEach, describe, expect, test } from 'vitest';
import { formatText, setTexts } from '../device/i18n.svelte';
import type { RatedAction, Explanation } from '../protocol/messages';
import { type ReaderContext, explanationSentences } from './explanations';

beforeEach(() =>
  setTexts(
    'en',
    [
      'nim-worth = { $count } coins',
      'nim-part-way = the way',
      'why-only = Only this.',
      'why-same = All the same.',
      'why-brings = { $who -> [you] You get { $worth } more. *[other] { $name } gets { $worth } more. }',
      'why-costs = At first { $worth } less.',
      'why-made-of = From { $parts }.',
      'why-denies = { $name } loses { $worth }.',
      'why-denies-you = You lose { $worth }.',
      'why-later = Later { $worth } ahead.',
      'why-mistake = { $who -> [you] Better by { $worth }. *[other] { $name } missed { $worth }. }',
      'why-chance = { $chance } %, next best { $other } %.',
      'why-chance-alike = { $chance } % either way.',
      'why-chance-mistake = { $who } missed { $other } % instead of { $chance } %.',
      'why-line-brings = In the end { $worth } more.',
      'why-line-costs = In the end { $worth } less.',
      'why-next = Next best: { $move }',
      'why-better = Better: { $move }',
      'why-next-there = Next best, in the thin ring: { $move }',
      'why-next-otherwise = Next best: otherwise.',
      'why-third = Third, with { $chance } %: { $move }',
      'move = { $seat } moves to { $to }',
    ]
      .map((line) => line.replace(/ (\*?\[)/g, '\n    $1').replace(/ \}$/, '\n}'))
      .join('\n'),
  ),
);

const idea = (to: string, expected: number[], more: Partial<RatedAction> = {}): RatedAction => ({
  action: `go ${to}`,
  text: { key: 'move', args: { seat: 0, to } },
  expected,
  places: [to],
  lead: 0,
  later: 0,
  parts: {},
  ...more,
});
const reasoned = (chosen: RatedAction, best: RatedAction | null, before = [5, 5]): Explanation => ({
  t: 'reasoned',
  asked: 'hint',
  seq: 3,
  seat: 0,
  options: 2,
  before,
  chosen,
  best,
});
const NAMES = ['Ada', 'Bo'];
const reader = (seat: number, drawn = false): ReaderContext => ({
  names: NAMES,
  seat,
  drawn,
  format: (text) => (drawn ? 'moves on' : formatText(text, NAMES)),
});

describe('why a move', () => {
  test('what it brings, where that comes from, what it denies and what the next best was', () => {
    const told = reasoned(
      idea('a', [7, 3], { later: 4, parts: { way: 6, luck: 1 } }),
      idea('b', [5, 5], { later: 2, parts: { way: 4.5, luck: 0.5 } }),
    );
    expect(explanationSentences(told, 'nim', reader(0))).toEqual([
      'You get 2 coins more.',
      'From the way +1.5, luck +0.5.',
      'Bo loses 2 coins.',
      'Next best: Ada moves to b',
    ]);
  });

  test('what looks worse at first is told with what comes of it', () => {
    const told = reasoned(idea('a', [4, 5], { later: 3 }), idea('b', [5, 5], { later: 1 }));
    expect(explanationSentences(told, 'nim', reader(0))).toEqual([
      'At first 1 coins less.',
      'Later 2 coins ahead.',
      'Next best: Ada moves to b',
    ]);
  });

  test('a mistake of somebody else is called one, and what it costs the reader as well', () => {
    const told = { ...reasoned(idea('a', [5, 4]), idea('b', [5, 5], { later: 1.25 })), asked: 'explain' as const };
    expect(explanationSentences(told, 'nim', reader(1))).toEqual([
      'Ada missed 1.3 coins.',
      'You lose 1 coins.',
      'Better: Ada moves to b',
    ]);
  });

  test('the expert says how likely each move finishes ahead, and what their best lines differ in', () => {
    const told = reasoned(
      idea('a', [7, 4], { chance: 62.3, parts: { way: 7 } }),
      idea('b', [5, 5], { chance: 55.1, parts: { way: 5 } }),
    );
    expect(explanationSentences(told, 'nim', reader(0))).toEqual([
      '62 %, next best 55 %.',
      'In the end 2 coins more.',
      'From the way +2.',
      'Bo loses 1 coins.',
      'Next best: Ada moves to b',
    ]);
    const mistake = reasoned(idea('a', [4, 5], { chance: 40 }), idea('b', [5, 5], { chance: 55 }));
    expect(explanationSentences(mistake, 'nim', reader(0))).toEqual([
      'you missed 55 % instead of 40 %.',
      'In the end 1 coins less.',
      'Better: Ada moves to b',
    ]);
    const alike = reasoned(idea('a', [5, 5], { chance: 50.9 }), idea('b', [5, 5], { chance: 50.2 }));
    expect(explanationSentences(alike, 'nim', reader(0))).toEqual(['51 % either way.', 'Next best: Ada moves to b']);
  });

  test('the expert names a third move where it is another one', () => {
    const told = (third: RatedAction) =>
      explanationSentences(
        { ...reasoned(idea('a', [5, 5], { chance: 60 }), idea('b', [5, 5], { chance: 50 })), third },
        'nim',
        reader(0),
      ).slice(2);
    expect(told(idea('c', [5, 5], { chance: 44.6 }))).toEqual(['Third, with 45 %: Ada moves to c']);
    expect([told(idea('b', [4, 5], { chance: 44 })), told(idea('c', [4, 5]))]).toEqual([[], []]);
  });

  test('whoever sees the board is shown where the next best is, or told that it is the same place', () => {
    const last = (other: RatedAction) =>
      explanationSentences(reasoned(idea('a', [7, 5]), other), 'nim', reader(0, true)).at(-1);
    expect(last(idea('b', [5, 5]))).toBe('Next best, in the thin ring: moves on');
    expect(last(idea('a', [5, 5]))).toBe('Next best: otherwise.');
  });

  test('where nothing differs, nothing is made up', () => {
    expect(explanationSentences(reasoned(idea('a', [5, 5]), idea('b', [5, 5.02])), 'nim', reader(0))).toEqual([
      'All the same.',
    ]);
    expect(explanationSentences(reasoned(idea('a', [5, 5]), null), 'nim', reader(0))).toEqual(['Only this.']);
  });
});
