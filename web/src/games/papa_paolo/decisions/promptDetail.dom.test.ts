import { beforeAll, expect, test } from 'vitest';
import { setTexts } from '../../../device/i18n.svelte';
import rules from '../../../../../src/tavolino/games/papa_paolo/texts/en.ftl?raw';
import texts from '../../../../../src/tavolino/games/papa_paolo/texts/board/en.ftl?raw';
import { askingWords } from './promptDetail';
import { EMPTY, grasped, type Hand } from './actionAt';
import { asked, delivering, option, PAWN, player, table } from './sample';
import { planText } from './plans';
import { chipWords } from './chipTexts';
import type { PawnPreview } from '../view';

beforeAll(() => setTexts('en', `${rules}\n${texts}`));

const place = asked({}, [PAWN]);
const saying = (hand: Partial<Hand>) => askingWords(place, { ...EMPTY, ...hand });

test('with an empty hand the rules ask', () => {
  expect(saying({})).toBeNull();
  expect(askingWords(asked({}, []), { ...EMPTY, cell: 'a1' })).toBeNull();
});

test('what is in hand is asked for next', () => {
  expect(saying({ cell: 'a1' })).toContain('marked spot');
  expect(saying({ cell: 'a1', turns: 1 })).toContain('is turned');
  expect(saying({ cell: 'a1', job: 'shop' })).toContain('How many pizzas?');
  expect(saying({ cell: 'a1', job: 'build' })).toContain('Which pizzeria?');
  expect(saying({ cell: 'a1', job: 'build', price: 4 })).toContain('marked site');
});

test('a tile that fits nowhere is no reason to search', () => {
  const nowhere = asked({}, [option('pawn a1', { ...(PAWN.preview as PawnPreview), lays: {} })]);
  expect(askingWords(nowhere, { ...EMPTY, cell: 'a1' })).toContain('fits nowhere');
});

test('with several pizzerias the scooter waits where one has chosen', () => {
  const { view, seat, options } = delivering();
  const two = { view, seat, options: [...options, option('ride 3,1')] };
  expect(askingWords(two, EMPTY)).toBeNull();
  expect(askingWords(two, grasped(two, EMPTY, '0/0,0')!)).toContain('scooter');
});

test('a round that is not full says so', () => {
  const { view } = delivering();
  expect(planText('ride 0,0; drop -1,0 1; home', view)).toContain('2 more could come along');
  expect(planText('ride 3,1; drop -1,0 2; home', view)).not.toContain('along');
});

test('a pizzeria built with a green tile costs less, and says so', () => {
  const view = table({
    phase: 'invest',
    step: 'activate',
    players: [player({ investment: 'green' }), player()],
    printed: { ...table().printed, once: { green: 2 } },
  });
  expect(planText('once 4; site 2,0', view)).toBe('Build the £4 pizzeria here for £2? You keep £7.');
  expect(planText('pawn a1; build 4; site 2,0', table())).toBe('Build the £4 pizzeria here? You keep £5.');
});

test('the shop counts the same on its chip and before Confirm', () => {
  const view = table({ players: [player({ levels: { sponsor: 3, bonus: 2, express: 1, rounds: 1 } }), player()] });
  const bonus = option('pawn a1', {
    ...(PAWN.preview as PawnPreview),
    jobs: [{ job: 'shop', gets: [3, 3], bonus: 2, why: null }],
  });
  expect(planText('pawn a1; shop 1', view)).toBe('Buy one pizza for £2 and get 2 more? You keep £7.');
  expect(planText('pawn a1; shop 2', view)).toBe('Buy 2 pizzas for £3 and get one more? You keep £6.');
  const chip = (pizzas: number) =>
    chipWords({ view, seat: 0, options: [bonus] }, { ...EMPTY, cell: 'a1', job: 'shop', pizzas }, `shop ${pizzas}`, []);
  expect([chip(1), chip(2)]).toEqual(['1 + 2 for £2', '2 + 1 for £3']);
});
