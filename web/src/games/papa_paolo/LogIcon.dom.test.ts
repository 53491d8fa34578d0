import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import LogIcon from './LogIcon.svelte';
import type { Effect } from '../../board/effects';

const sign = (...effects: Effect[]) => {
  const { container } = render(LogIcon, { props: { effects, seat: 1 } });
  return container.querySelector('[data-sign]')?.getAttribute('data-sign');
};

test('a line of the log carries what was moved, bid or used', () => {
  expect(sign({ did: 'moved', what: 'BL2T', path: ['b3', '1/2,0'], seat: 1 })).toBe('tile');
  expect(sign({ did: 'moved', what: 'pawn', path: ['1/pawns', 'b3'], seat: 1 })).toBe('pawn');
  expect(
    sign(
      { did: 'said', seat: 1, what: 'bid', amount: 4 },
      { did: 'moved', what: 'pawn', path: ['1/pawns', 'piazza c4 4'], seat: 1 },
    ),
  ).toBe('coin');
  expect(sign({ did: 'said', seat: 1, what: 'sponsor' }, { did: 'paid', amount: 3, taker: 1 })).toBe('action');
  expect(sign({ did: 'moved', what: 'pizza', path: ['1/0,0', '1/1,0'], seat: 1 })).toBe('pizza');
});

test('what has no picture of its own has the sign of all games', () => {
  expect(sign({ did: 'said', seat: 1, what: 'pass' })).toBe('said');
});
