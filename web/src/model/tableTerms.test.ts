import { expect, test } from 'vitest';
import { TERM_OPTIONS, chosenValue, ratedTerms, allowedTerms, withTerm } from './tableTerms';

const [isPublic, , talk, rated, undo] = TERM_OPTIONS;

test('a switch stands as it is said, or as usual', () => {
  expect([chosenValue({}, isPublic!), chosenValue({ public: true }, isPublic!), chosenValue({}, talk!)]).toEqual([
    false,
    true,
    'phrases',
  ]);
});

test('what goes without saying is not said', () => {
  expect(withTerm({ public: true }, talk!, 'off')).toEqual({ public: true, talk: 'off' });
  expect(withTerm({ public: true, talk: 'off' }, talk!, 'phrases')).toEqual({ public: true });
});

test('where it counts nothing is taken back, unless that is said', () => {
  expect([
    chosenValue({}, undo!),
    chosenValue({ rated: true }, undo!),
    chosenValue({ rated: true, undo: 'free' }, undo!),
  ]).toEqual(['free', 'none', 'free']);
  expect(withTerm({ rated: true }, undo!, 'none')).toEqual({ rated: true });
  expect(withTerm({ rated: true }, undo!, 'free')).toEqual({ rated: true, undo: 'free' });
  expect(withTerm({}, undo!, 'none')).toEqual({ undo: 'none' });
  expect(withTerm({ undo: 'none' }, rated!, true)).toEqual({ undo: 'none', rated: true });
});

test('where it counts nobody is helped and nobody waits without end', () => {
  expect(ratedTerms({ help: true, terms: {} })).toEqual({ help: true, terms: {} });
  const away = { kind: 'away', seconds: 600 };
  expect(ratedTerms({ help: true, tempo: { pace: 'days' }, terms: { rated: true } })).toEqual({
    help: false,
    tempo: { pace: 'days', limit: away },
    terms: { rated: true },
  });
  const turn = { kind: 'turn', seconds: 60 } as const;
  expect(ratedTerms({ tempo: { limit: turn }, terms: { rated: true } }).tempo).toEqual({ limit: turn });
});

test('a table with a variant does not count, and all else stays as it was wished', () => {
  const wished = { public: true, rated: true };
  expect(allowedTerms(wished, true)).toEqual({ public: true });
  expect(allowedTerms(wished, false)).toEqual(wished);
  expect(allowedTerms({}, false)).toEqual({});
});
