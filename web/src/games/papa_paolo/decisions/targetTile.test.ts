import { expect, test } from 'vitest';
import { asked, option, player } from './sample';
import { reachAt, tilesAt } from './targetTile';

const tile = (name: string, pizzas: number, distance: number) => ({ name, pizzas, distance });
const PLAN = [{ start: [0, 0] as [number, number], path: [[0, 1]] as [number, number][], drops: { '0,1': 3 } }];
const bid = (action: string, name: string, plan = PLAN) =>
  option(action, {
    kind: 'bid',
    row: 1,
    tile: tile(name, 3, 2),
    keeps: 1,
    outbids: -1,
    settles: 1,
    order: [0, 1],
    best: 3,
    plan,
  });
const offer = [tile('A1', 2, 1), tile('A2', 3, 2)];
const stairs = asked({ phase: 'bid', step: 'bid', offer, forecast: [tile('B1', 4, 3)], piazza: [[1, 2]] }, [
  bid('bid c2 2', 'A2'),
]);

test('a delivery tile is meant by its banner and by every step under it', () => {
  expect(
    ['piazza c2', 'piazza c2 2', 'forecast B1', 'investment GR', '0/1,0'].map((place) =>
      tilesAt(stairs.view, place).map(({ name }) => name),
    ),
  ).toEqual([['A2'], ['A2'], ['B1'], [], []]);
});

test('two players bid for any of them: as far as the farthest reaches', () => {
  const duel = asked({ phase: 'bid', step: 'bid', offer, piazza: [] }, []);
  expect(tilesAt(duel.view, 'ladder 5')).toEqual(offer);
  expect(reachAt(duel, player(), 'ladder 5')?.tiles).toHaveLength(7);
  expect(reachAt(duel, player(), 'offer A1')?.tiles).toHaveLength(4);
});

test('the best rounds are drawn where the table helps, and for that tile alone', () => {
  expect(reachAt(stairs, player(), 'piazza c2')?.plan).toEqual(PLAN);
  expect(reachAt(stairs, player(), 'piazza c1')?.plan).toEqual([]);
  expect(reachAt(stairs, player(), 'a1')).toBeNull();
  expect(reachAt(stairs, player(), null)).toBeNull();
});
