import { expect, test } from 'vitest';
import type { Section } from '../protocol/messages';
import { cellKey, changedCells } from './changedCells';

const players = (round: number, money: string): Section => ({
  title: { key: 'players', args: { round } },
  columns: [],
  rows: [[{ plain: 'Ada' }, { plain: money }]],
  map: false,
});
const district = (seat: number, tile: string): Section => ({
  title: { key: 'district', args: { seat } },
  columns: [],
  rows: [[{ plain: 'row' }, { plain: tile }]],
  map: false,
});

test('a title that counts on makes nothing new', () => {
  expect(changedCells([players(1, '5')], [players(2, '5')]).size).toBe(0);
  const now = players(2, '6');
  expect([...changedCells([players(1, '5')], [now])]).toEqual([cellKey(now, now.rows[0]!, 1)]);
});

test('tables of the same kind are told apart by whose they are', () => {
  const now = [district(0, 'a'), district(1, 'b')];
  expect([...changedCells([district(0, 'a'), district(1, 'a')], now)]).toEqual([cellKey(now[1]!, now[1]!.rows[0]!, 1)]);
});
