import { expect, test } from 'vitest';
import { FIELDS, fieldCentre, isRing } from '../geometry';
import { city } from '../sample';
import { wayPoints } from './paths';
import { distance, point, type Point } from '../../../board/points';

/** The smallest distance between a line and a point. */
function nearest(line: readonly Point[], to: Point): number {
  const steps = line.slice(1).flatMap((end, index) => {
    const begin = line[index]!;
    return Array.from({ length: 21 }, (_, n) =>
      point(begin.x + ((end.x - begin.x) * n) / 20, begin.y + ((end.y - begin.y) * n) / 20),
    );
  });
  return Math.min(...steps.map((step) => distance(step, to)));
}

const FIGURE = 24;

test.each([
  ['0.6', '0.0'],
  ['0.0', '0.13'],
  ['5.13', '13.13'],
  ['13.13', '13.0'],
  ['7.0', '0.0'],
])('a fast link from %s to %s passes nobody who charges nothing', (from, to) => {
  const line = wayPoints(city(['start C3']), from, [to]);
  expect([line[0], line.at(-1)]).toEqual([fieldCentre(from), fieldCentre(to)]);
  const between = FIELDS.filter((field) => isRing(field) && field !== from && field !== to);
  for (const field of between) expect(nearest(line, fieldCentre(field)), field).toBeGreaterThan(FIGURE);
});
