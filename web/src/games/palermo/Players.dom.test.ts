import { render, screen, within } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import Players from './Players.svelte';
import { city, collecting, player } from './sample';
import { setTexts } from '../../device/i18n.svelte';
import texts from '../../../../src/tavolino/games/palermo/texts/board/en.ftl?raw';
import type { SeatInfo } from '../../protocol/messages';
import type { View } from './view';

beforeAll(() => setTexts('en', texts));

const SEAT: SeatInfo = { kind: 'person', name: '', level: null, mine: false, here: true };
const names = ['Anna', 'Bruno', 'Chiara', 'Dario'];

function strips(view: View, change: { actors?: number[]; places?: number[] } = {}): HTMLElement[] {
  render(Players, {
    props: { view, seats: names.map(() => SEAT), names, seat: 0, actors: [1], scores: [], places: null, ...change },
  });
  return screen.getAllByRole('listitem');
}

test('while the city is built, a strip shows the discs still to be placed', () => {
  const [anna] = strips(city(['start A1']));
  expect(within(anna!).getByText('8 discs to place')).toBeTruthy();
});

test('later it shows money, range, discs and the policeman', () => {
  const anna = player({
    money: 12,
    range: 5,
    collected: 2,
    entrances: ['1.3', '3.1'],
    gangster: '1.3',
    policeman: '3.1',
    active: true,
  });
  const [strip] = strips(collecting(['start A1'], [anna, player(), player(), player()]));
  for (const words of ['12 million lire', 'Range 5', '2 of 4 discs collected'])
    expect(within(strip!).getByText(words)).toBeTruthy();
  expect(within(strip!).getByRole('img', { name: 'policeman active' })).toBeTruthy();
});

test('who is to move is marked, and who came home, and when', () => {
  const home = player({ gangster: 'home', arrived: 14, collected: 8 });
  const [anna, bruno] = strips(collecting(['start A1'], [home, player(), player(), player()]));
  expect([anna!.dataset['acting'], bruno!.dataset['acting']]).toEqual(['false', 'true']);
  expect(within(anna!).getByText('home in round 14')).toBeTruthy();
});

test('at the end each strip shows its place', () => {
  const [anna] = strips(
    collecting(['start A1'], [player({ money: 40 }), player(), player(), player()], { phase: 'over' }),
    { actors: [], places: [1, 2, 3, 4] },
  );
  expect(within(anna!).getByText('1.')).toBeTruthy();
});
