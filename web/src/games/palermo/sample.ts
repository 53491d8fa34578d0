/** Small cities for tests, written as in a match: `start A1`, `house C3 2 r0` … */

import { CELLS, printed } from './geometry';
import { faceOf, placeOf } from './offers';
import type { PlayerView, View } from './view';
import type { AvailableAction } from '../../net/matchView';

const PLAYER: PlayerView = {
  discs: 8,
  entrances: [],
  collected: 0,
  range: 3,
  money: 0,
  gangster: 'start',
  policeman: 'start',
  active: false,
  arrived: 0,
};

export const player = (change: Partial<PlayerView> = {}): PlayerView => ({ ...PLAYER, ...change });

function card(action: string, owner: number): View['cells'][string] {
  const face = faceOf(action);
  if (!face) return { kind: action.startsWith('start') ? 'start' : 'street' };
  const { roofs, entrance } = printed(placeOf(action)!, face);
  return { kind: 'house', ...face, owner, roofs, entrance, collected: false };
}

/** A city of these cards, placed in turn by four players. */
export function city(cards: readonly string[], change: Partial<View> = {}): View {
  const cells: View['cells'] = Object.fromEntries(CELLS.map((cell) => [cell, { kind: 'empty' as const }]));
  cards.forEach((action, index) => (cells[placeOf(action)!] = card(action, (index + 3) % 4)));
  return {
    phase: 'house',
    round: 0,
    turn: 0,
    cells,
    supply: [12, 12, 12],
    players: [player(), player(), player(), player()],
    stalled: 0,
    waived: false,
    ...change,
  };
}

/** A city in the phase in which the players walk and collect. */
export const collecting = (
  cards: readonly string[],
  players: readonly PlayerView[],
  change: Partial<View> = {},
): View => city(cards, { phase: 'gangster', round: 1, players: [...players], ...change });

export const option = (action: string, preview: unknown = null): AvailableAction => ({
  action,
  text: { key: action },
  preview,
});

export const walk = (action: string, path: string[], change: object = {}): AvailableAction =>
  option(action, { kind: 'walk', path, cost: path.length, gain: 0, collects: false, home: false, ...change });
