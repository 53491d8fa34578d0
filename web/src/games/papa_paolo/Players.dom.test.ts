import { render, screen, within } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import Players from './Players.svelte';
import { player, table } from './sample';
import { setTexts } from '../../device/i18n.svelte';
import texts from '../../../../src/tavolino/games/papa_paolo/texts/board/en.ftl?raw';
import type { SeatInfo } from '../../protocol/messages';
import type { View } from './view';

beforeAll(() => setTexts('en', texts));

const SEAT: SeatInfo = { kind: 'person', name: '', level: null, mine: false, here: true };
const names = ['Anna', 'Bruno', 'Chiara', 'Dario'];

function strips(view: View): HTMLElement[] {
  render(Players, {
    props: { view, seats: names.map(() => SEAT), names, seat: 0, actors: [1], scores: [], places: null },
  });
  return screen.getAllByRole('listitem');
}

test('a strip has points, money, pizzas, pawns and the four markers', () => {
  const [anna] = strips(table());
  for (const words of ['£10', '3 pizzas in stock, room for 5; 33 in the pool', '4 pawns left', '-3 points'])
    expect(within(anna!).getByText(words)).toBeTruthy();
  expect(within(anna!).getByRole('img', { name: 'Finance 1, Market 1, Express 1, Network 1' })).toBeTruthy();
});

test('hidden money stays hidden', () => {
  const [anna] = strips(table(4, { players: [player({ money: null }), player(), player(), player()] }));
  expect(within(anna!).getByText('money hidden')).toBeTruthy();
});

test('a district of others can be laid beside one’s own', () => {
  const [anna, bruno] = strips(table());
  expect(within(anna!).getByRole<HTMLButtonElement>('button').disabled).toBe(true);
  expect(within(bruno!).getByRole('button', { name: 'Show the district of Bruno beside mine' })).toBeTruthy();
});
