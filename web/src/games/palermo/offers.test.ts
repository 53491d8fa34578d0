import { expect, test } from 'vitest';
import { faceOf, fit, jumps, nextFace, offersOf, placeOf, wish, type Task } from './offers';
import { FIELDS, printed, type Face } from './geometry';
import { city, collecting, option, player, walk } from './sample';
import wishes from '../../../../tests/games/palermo/wishes.json';

const face = (size: number, rotation: number, mirrored = false): Face => ({ size, rotation, mirrored });
const UPRIGHT = face(2, 0);

/** A wish that the Python tests read and draw too: tests/games/palermo/test_wishes.py. */
interface Wish {
  task: string;
  place: string | null;
  action: string;
  face?: Face;
  roofs?: string[];
  entrance?: string;
}

test.each<Wish>(wishes)(
  '$action is written, read and drawn as the rules have it',
  ({ task, place, action, face, roofs, entrance }) => {
    expect(placeOf(action)).toBe(place);
    expect(faceOf(action)).toEqual(face ?? null);
    if (place !== null) expect(wish(task as Task, place, face ?? UPRIGHT)).toBe(action);
    if (place === null || !face) return;
    const card = printed(place, face);
    expect([[...card.roofs].sort(), card.entrance]).toEqual([roofs, entrance]);
  },
);

test('nobody could mean a plaza on the promenade', () => {
  expect(wish('plaza', '0.4', UPRIGHT)).toBeNull();
});

const building = offersOf(
  city(['start A1']),
  ['house B2 2 r0', 'house B2 2 r2', 'house B2 1 r3', 'house C4 2 r2'].map((action) => option(action)),
);

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
