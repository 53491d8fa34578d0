import { beforeAll, expect, test } from 'vitest';
import { setTexts } from '../../../device/i18n.svelte';
import rules from '../../../../../src/tavolino/games/papa_paolo/texts/en.ftl?raw';
import texts from '../../../../../src/tavolino/games/papa_paolo/texts/board/en.ftl?raw';
import { EMPTY, type Hand } from './actionAt';
import { outbidBy } from './outbid';
import { asked, option, PAWN, player } from './sample';
import { greyWords, keptWords, meantWords, outcomeWords } from './chipTexts';

beforeAll(() => setTexts('en', `${rules}\n${texts}`));

const NAMES = ['Anna', 'Bruno'];
const BID = option('bid c1 5', {
  kind: 'bid',
  row: 2,
  tile: { name: 'A1', pizzas: 4, distance: 2 },
  keeps: 4,
  outbids: 1,
  settles: 1,
  order: [1, 0],
  best: 3,
});
const bidding = asked({ phase: 'bid', step: 'bid' }, [BID]);

test('a bid says what is kept, who is outbid, when one chooses and goes, and what could be delivered', () => {
  expect(meantWords(bidding, 'bid c1 5', NAMES)).toEqual([
    '£5, you keep £4',
    'Bruno is outbid',
    'first to choose',
    'second in the next round',
    'up to 3 of 4 delivered',
  ]);
});

test('who would be outbid wobbles, or who is asked again', () => {
  const again = asked(
    { phase: 'bid', step: 'bid', actors: [1], players: [player(), player({ bid: { amount: 3, column: 1, row: 1 } })] },
    [],
  );
  expect([outbidBy(bidding, 'bid c1 5'), outbidBy(bidding, null), outbidBy(again, null)]).toEqual([1, null, 1]);
});

test('an investment says what it costs, how far its track goes, and what the others pick among', () => {
  const pick = asked({ phase: 'pick', step: 'pick' }, [
    option('pick BL', { kind: 'pick', cost: 2, before: 0, after: 1, leaves: ['gold', 'green'] }),
  ]);
  expect(meantWords(pick, 'pick BL', NAMES)).toEqual([
    'costs £2',
    'Market from +0 to +1',
    'left for the others: Finance, Network',
  ]);
});

test('two players hear what a delivery tile could bring', () => {
  const choose = asked({ phase: 'deliver', step: 'choose' }, [
    option('tile 2', { kind: 'tile', tile: { name: 'A2', pizzas: 5, distance: 3 }, best: 4 }),
  ]);
  expect(outcomeWords(choose, EMPTY, 'offer A2', () => 'now', NAMES)).toBe('up to 4 of 5 delivered');
});

test('a chip says what one has then', () => {
  const place = asked({}, [PAWN]);
  const held: Hand = { ...EMPTY, cell: 'a1' };
  const kept = (hand: Hand, ...chips: string[]) => chips.map((chip) => keptWords(place, hand, chip));
  expect(kept(held, 'stall 1 sponsor', 'stall 1 shop', 'stall b express', 'nothing')).toEqual([
    '→ £12',
    null,
    '→ £7',
    null,
  ]);
  expect(kept({ ...held, job: 'build' }, 'supply 4')).toEqual(['→ £5']);
  expect(kept({ ...held, job: 'shop' }, 'shop 2')).toEqual(['→ £6']);
  const green = asked({ step: 'activate', phase: 'invest', players: [player({ investment: 'green' }), player()] }, [
    option('once 4', { kind: 'deal', cost: 2, money: 0, pizzas: 0, keeps: 7, sites: ['2,0'] }),
  ]);
  expect(keptWords(green, EMPTY, 'supply 4')).toBe('→ £7');
});

test('a grey stall says why without being asked', () => {
  const why = { rule: 'PP-A15', text: { key: 'papa_paolo-no-pizzas-left', args: { at: '0,0' } } };
  const grey = asked({}, [
    option('pawn a1', {
      ...(PAWN.preview as object),
      jobs: [{ job: 'express', pizzas: 1, rounds: 1, cost: 2, why }],
    } as never),
  ]);
  expect(greyWords(grey, { ...EMPTY, cell: 'a1' }, 'stall b express', NAMES)).toBe(
    'No pizzas are left on this pizzeria.',
  );
  expect(greyWords(asked({}, [PAWN]), { ...EMPTY, cell: 'a1' }, 'stall 1 shop', NAMES)).toBeNull();
});
