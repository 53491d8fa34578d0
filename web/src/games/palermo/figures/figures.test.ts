import { expect, test } from 'vitest';
import { figuresOf, type Figure } from './figures';
import { laidOf } from '../geometry';
import { discOn } from '../city/houses';
import { collecting, player } from '../sample';
import type { Point } from '../../../board/points';
import type { View } from '../view';

const DISC = 13;
/** Half the width of a figure, and its extent above and below its position. */
const [WIDE, UP, DOWN] = [14, 22, 20];

function hides({ at, scale }: Figure, disc: Point): boolean {
  const x = Math.max(at.x - WIDE * scale, Math.min(disc.x, at.x + WIDE * scale));
  const y = Math.max(at.y - UP * scale, Math.min(disc.y, at.y + DOWN * scale));
  return Math.hypot(disc.x - x, disc.y - y) < DISC - 4;
}

const HOUSES = ['house C3 1 r0', 'house C3 1 r1', 'house C3 1 r2', 'house C3 1 r3'];

test.each(HOUSES)('whoever stands at the door of %s does not hide its disc', (house) => {
  const built = collecting(['start A1', house], [player(), player(), player(), player()]);
  const card = built.cells['C3']!;
  if (card.kind !== 'house') throw new Error('C3 is a house');
  const both = {
    ...built,
    players: [player({ gangster: card.entrance }), player({ policeman: card.entrance }), player(), player()],
  };
  const disc = discOn(both, card.entrance)!.at;
  expect(laidOf(card).entrance).toBe(card.entrance);
  for (const figure of figuresOf(both).filter(({ on }) => on === card.entrance))
    expect(hides(figure, disc), figure.key).toBe(false);
});

test('on a plaza the disc moves aside for who stands there, and is seen', () => {
  const built = collecting(['start A1'], [player({ gangster: '5.5' }), player(), player(), player()]);
  const view: View = {
    ...built,
    cells: { ...built.cells, C3: { kind: 'plaza', owner: 1, entrance: '5.5', collected: false } },
  };
  const figure = figuresOf(view).find(({ on }) => on === '5.5')!;
  expect(hides(figure, discOn(view, '5.5')!.at)).toBe(false);
});

test('where the disc has been collected a figure stands in the middle', () => {
  const built = collecting(['start A1', 'house C3 1 r0'], [player({ gangster: '6.6' }), player(), player(), player()]);
  const card = built.cells['C3']!;
  if (card.kind !== 'house') throw new Error('C3 is a house');
  const view = {
    ...built,
    cells: { ...built.cells, C3: { ...card, collected: true } },
    players: [player({ gangster: card.entrance }), player(), player(), player()],
  };
  expect(figuresOf(view).find(({ on }) => on === card.entrance)!.scale).toBe(1);
});
