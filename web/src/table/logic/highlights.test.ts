import { expect, test } from 'vitest';
import type { Effect } from '../../board/effects';
import { History } from '../../net/history.svelte';
import type { LogLine, Section } from '../../protocol/messages';
import { Highlights } from './highlights.svelte';

const line = (seq: number, seat: number, ...effects: Effect[]): LogLine => ({
  seq,
  seat,
  message: { text: { key: 'told' }, notation: '' },
  undone: false,
  at: '',
  effects,
});
const went = (seat: number, ...path: string[]): Effect => ({ did: 'moved', what: 'gangster', path, seat });
const laid = (seat: number, at: string): Effect => ({ did: 'placed', what: 'house', at, seat });
const lines = [line(0, 0, laid(0, 'A1')), line(1, 1, went(1, '0.0', '0.1', '0.2')), line(2, 0, laid(0, 'B1'))];
const sheet = (money: string): Section[] => [
  {
    title: { key: 'players' },
    columns: [],
    rows: [[{ plain: 'Ada' }, { plain: money }, { plain: 'same' }]],
    map: false,
  },
];
const lit = () => {
  const looking = new History(() => {}, false);
  const moment = (seq: number) => ({ seq, seat: 0, view: seq, sheet: sheet(`${seq}`), scores: [], places: null });
  [0, 1, 2, 3].forEach((seq) => looking.addPresent(moment(seq)));
  return { looking, lighting: new Highlights({ lines, history: looking }) };
};

test('a line lights its places; of a way the ends', () => {
  const { lighting } = lit();
  expect(lighting.places).toEqual([]);
  lighting.pointedLine = 1;
  expect(lighting.places).toEqual(['0.0', '0.2']);
});

test('looking back, the places of the entry that led there are lit, in words the cells that it changed', () => {
  const { looking, lighting } = lit();
  looking.viewAt(1);
  expect(lighting.places).toEqual(['A1']);
  expect([...lighting.cells]).toEqual([JSON.stringify(['players', { plain: 'Ada' }, 1])]);
  looking.returnToPresent();
  expect([lighting.places, lighting.cells.size]).toEqual([[], 0]);
});

test('a piece lights the line that brought it there, not one that was still to come', () => {
  const { looking, lighting } = lit();
  lighting.pointedPlace = 'B1';
  expect(lighting.line).toBe(2);
  looking.viewAt(2);
  expect(lighting.line).toBeNull();
});

test('in words it is marked by the cells that each player’s last turn changed', () => {
  const { looking, lighting } = lit();
  const money = JSON.stringify(['players', { plain: 'Ada' }, 1]);
  expect(lighting.neededSeqs).toEqual([2, 3, 1, 2]);
  expect([...lighting.lastChangedCells.keys()]).toEqual([money]);
  looking.viewAt(1);
  expect([...lighting.lastChangedCells]).toEqual([[money, 0]]);
});

test('each player’s last move is marked until they move again', () => {
  const { looking, lighting } = lit();
  expect(lighting.lastMoves.map(({ seat, places }) => [seat, places])).toEqual([
    [0, ['B1']],
    [1, ['0.0', '0.2']],
  ]);
  expect(lighting.lastMoves[1]?.paths).toEqual([['0.0', '0.1', '0.2']]);
  looking.viewAt(1);
  expect(lighting.lastMoves.map(({ places }) => places)).toEqual([['A1']]);
});
