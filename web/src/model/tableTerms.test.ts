import { expect, test } from 'vitest';
import { SWITCHES, chosen, fair, possible, turned } from './tableTerms';

const [isPublic, , talk, rated, undo] = SWITCHES;

test('a switch stands as it is said, or as usual', () => {
  expect([chosen({}, isPublic!), chosen({ public: true }, isPublic!), chosen({}, talk!)]).toEqual([
    false,
    true,
    'phrases',
  ]);
});

test('what goes without saying is not said', () => {
  expect(turned({ public: true }, talk!, 'off')).toEqual({ public: true, talk: 'off' });
  expect(turned({ public: true, talk: 'off' }, talk!, 'phrases')).toEqual({ public: true });
});

test('where it counts nothing is taken back, unless that is said', () => {
  expect([chosen({}, undo!), chosen({ rated: true }, undo!), chosen({ rated: true, undo: 'free' }, undo!)]).toEqual([
    'free',
    'none',
    'free',
  ]);
  expect(turned({ rated: true }, undo!, 'none')).toEqual({ rated: true });
  expect(turned({ rated: true }, undo!, 'free')).toEqual({ rated: true, undo: 'free' });
  expect(turned({}, undo!, 'none')).toEqual({ undo: 'none' });
  expect(turned({ undo: 'none' }, rated!, true)).toEqual({ undo: 'none', rated: true });
});

test('where it counts nobody is helped and nobody waits without end', () => {
  expect(fair({ help: true, terms: {} })).toEqual({ help: true, terms: {} });
  const away = { kind: 'away', seconds: 600 };
  expect(fair({ help: true, tempo: { pace: 'days' }, terms: { rated: true } })).toEqual({
    help: false,
    tempo: { pace: 'days', limit: away },
    terms: { rated: true },
  });
  const turn = { kind: 'turn', seconds: 60 } as const;
  expect(fair({ tempo: { limit: turn }, terms: { rated: true } }).tempo).toEqual({ limit: turn });
});

test('a table with a variant does not count, and all else stays as it was wished', () => {
  const wished = { public: true, rated: true };
  expect(possible(wished, true)).toEqual({ public: true });
  expect(possible(wished, false)).toEqual(wished);
  expect(possible({}, false)).toEqual({});
});
