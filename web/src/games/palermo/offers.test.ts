import { expect, test } from 'vitest';
import { faceOf, fit, jumps, nextFace, offersOf, placeOf, wish } from './offers';
import { FIELDS, type Face } from './geometry';
import { city, collecting, option, player, walk } from './sample';

const face = (size: number, rotation: number, mirrored = false): Face => ({ size, rotation, mirrored });

test('wishes are written in the notation of the rules', () => {
  expect(wish('start', 'D3', face(2, 1))).toBe('start D3');
  expect(wish('house', 'D3', face(2, 1))).toBe('house D3 2 r1');
  expect(wish('house', 'D3', face(2, 1, true))).toBe('house D3 2 r1 m');
  expect(wish('plaza', '1.2', face(2, 1))).toBe('plaza A1 NE');
  expect(wish('plaza', '0.4', face(2, 1))).toBeNull();
  expect(wish('police', '5.9', face(2, 1))).toBe('police 5.9');
  expect(wish('gangster', '4.9', face(2, 1))).toBe('go 4.9');
});

test('and read back: the place and the turn of the card', () => {
  expect(['start D3', 'house D3 2 r1 m', 'plaza A1 SW', 'police 5.9', 'police -', 'stay', 'go 4.9'].map(placeOf)).toEqual(['D3', 'D3', '2.1', '5.9', null, null, '4.9']);
  expect(faceOf('house D3 2 r1 m')).toEqual(face(2, 1, true));
  expect(faceOf('go 4.9')).toBeNull();
});

const building = offersOf(city(['start A1']), ['house B2 2 r0', 'house B2 2 r2', 'house B2 1 r3', 'house C4 2 r2'].map((action) => option(action)));

test('a cell fits now, if turned, or not at all', () => {
  expect(fit(building, 'B2', face(2, 0))).toBe('now');
  expect(fit(building, 'C4', face(2, 0))).toBe('changed');
  expect(fit(building, 'C4', face(1, 0))).toBe('no');
  expect(fit(building, 'F6', face(2, 0))).toBe('no');
});

test('turning goes round the turns that are offered', () => {
  expect(nextFace(building, 'B2', face(2, 0))).toEqual(face(2, 2));
  expect(nextFace(building, 'B2', face(2, 2))).toEqual(face(2, 0));
  expect(nextFace(building, 'B2', face(3, 0))).toBeNull();
});

test('a plaza is put on a field although a card is due', () => {
  const offers = offersOf(city(['start A1']), [option('plaza F6 NW'), option('plaza F6 SE')]);
  expect(offers.task).toBe('plaza');
  expect([...offers.byPlace.keys()]).toEqual(['11.11', '12.12']);
});

test('leaving the figure is no place, but it is offered', () => {
  const offers = offersOf(collecting(['start A1'], [player()]), [walk('go 1.3', ['1.3']), option('stay')]);
  expect(offers.rest).toBe('stay');
  expect(offers.byPlace.size).toBe(1);
});

test('jumping goes to the best reward first, then in reading order', () => {
  const offers = offersOf(collecting(['start A1'], [player()]), [
    walk('go 1.3', ['1.3']),
    walk('go 3.1', ['3.1'], { collects: true, gain: 1 }),
    walk('go 4.4', ['4.4'], { collects: true, gain: 2 }),
    walk('go 1.4', ['1.4']),
  ]);
  expect(jumps(offers, FIELDS, face(1, 0))).toEqual(['4.4', '3.1', '1.3', '1.4']);
});
