import { describe, expect, test } from 'vitest';
import { chipsOf } from './chips';
import { EMPTY, fitAt, grasped, isOpen, meantAt, openNow, suited, type Hand } from './actionAt';
import { asked, option, PAWN, player } from './sample';

const place = asked({}, [PAWN]);
const held: Hand = { ...EMPTY, cell: 'a1', turns: 2 };

describe('a pawn', () => {
  test('is held over a cell before anything is said, and let go there', () => {
    expect(grasped(place, EMPTY, 'a1')?.cell).toBe('a1');
    expect(grasped(place, held, 'a1')?.cell).toBeNull();
    expect(grasped(place, EMPTY, 'b1')).toBeNull();
    expect(meantAt(place, EMPTY, 'b1')).toBe('pawn b1');
    expect(fitAt(place, EMPTY, 'b1')).toBe('no');
  });

  test('takes its tile into the district in one go', () => {
    expect(openNow(place, held)).toBe('SW');
    expect(meantAt(place, held, '0/2,0')).toBe('pawn a1; take; lay 2,0 SW');
    expect(fitAt(place, held, '0/2,0')).toBe('now');
    expect(isOpen(place, held, 'pawn a1; take; lay 2,0 SW')).toBe(true);
  });

  test('a place says whether the tile fits, fits turned, or not at all', () => {
    expect(fitAt(place, held, '0/1,1')).toBe('changed');
    expect(openNow(place, suited(place, held, '0/1,1'))).toBe('NE');
    expect(fitAt(place, held, '0/5,5')).toBe('no');
    expect(isOpen(place, held, meantAt(place, held, '0/5,5'))).toBe(false);
    expect(suited(place, held, '0/5,5')).toEqual(held);
  });

  test('choosing the same place again turns the tile to the next way that fits', () => {
    const again = suited(place, held, '0/2,0');
    expect(openNow(place, again)).toBe('NW');
    expect(openNow(place, suited(place, again, '0/2,0'))).toBe('SW');
  });

  test('nobody lays a tile in a district of somebody else', () => {
    expect(meantAt(place, held, '1/2,0')).toBeNull();
  });

  test('uses the stalls of its row and column, and no others', () => {
    expect(meantAt(place, held, 'stall 1 sponsor')).toBe('pawn a1; sponsor');
    expect(fitAt(place, held, 'stall 1 sponsor')).toBe('now');
    expect(meantAt(place, held, 'stall b express')).toBeNull();
  });

  test('a grey stall is asked why not', () => {
    const express = asked(
      { lines: { ...place.view.lines, a: { jobs: ['express'], coin: 1, hidden: false, leader: -1 } } },
      [PAWN],
    );
    expect(fitAt(express, held, 'stall a express')).toBe('no');
    expect(meantAt(express, held, 'stall a express')).toBe('pawn a1; express');
  });

  test('a grey building site is asked about the cheapest pizzeria that is left', () => {
    const none = asked({ supply: { 2: 0, 4: 1, 5: 2 } }, [PAWN]);
    expect(meantAt(none, held, 'stall a build')).toBe('pawn a1; build 4');
  });

  test('a stall without a pawn says that a pawn comes first', () => {
    expect(meantAt(place, EMPTY, 'stall 1 sponsor')).toBe('sponsor');
    expect(fitAt(place, EMPTY, 'stall 1 sponsor')).toBe('no');
  });

  test('goes shopping: first to the stall, then so many pizzas', () => {
    const shopping = grasped(place, held, 'stall 1 shop')!;
    expect(shopping.job).toBe('shop');
    expect(chipsOf(place, shopping)).toEqual(['stall 1 shop', 'shop 2']);
    expect(chipsOf(place, { ...shopping, pizzas: 1 })).toEqual(['stall 1 shop', 'shop 1']);
    expect(meantAt(place, shopping, 'shop 2')).toBe('pawn a1; shop 2');
    expect([fitAt(place, shopping, 'shop 2'), fitAt(place, shopping, 'shop 3')]).toEqual(['now', 'no']);
    expect(fitAt(place, shopping, '0/2,0')).toBe('no');
    expect(grasped(place, shopping, 'stall 1 shop')?.job).toBeNull();
  });

  test('builds: first which pizzeria, then where', () => {
    const building = grasped(place, grasped(place, held, 'stall a build')!, 'supply 4')!;
    expect(building.price).toBe(4);
    expect(meantAt(place, building, '0/2,-1')).toBe('pawn a1; build 4; site 2,-1');
    expect([fitAt(place, building, '0/2,-1'), fitAt(place, building, '0/1,1')]).toEqual(['now', 'no']);
    expect(grasped(place, held, 'supply 5')).toBeNull();
    expect(meantAt(place, held, 'supply 5')).toBe('pawn a1; build 5');
  });

  test('may do nothing', () => {
    expect(chipsOf(place, held)).toEqual(['turn', 'stall 1 shop', 'stall 1 sponsor', 'stall a build', 'nothing']);
    expect(isOpen(place, held, meantAt(place, held, 'nothing'))).toBe(true);
    expect(chipsOf(place, EMPTY)).toEqual([]);
  });
});

describe('step by step', () => {
  test('a pawn that stands is used without being placed again', () => {
    const mode = asked({ step: 'mode', pending: { kind: 'placed', cell: 'a1' } }, [
      option('take', { kind: 'take', lays: { '2,0': ['SW'] } }),
      option('shop 1', { kind: 'deal', cost: 2, money: 0, pizzas: 1, keeps: 7 }),
      option('build 2', { kind: 'deal', cost: 2, money: 0, pizzas: 0, keeps: 7, sites: ['2,-1'] }),
      option('nothing'),
    ]);
    expect(meantAt(mode, { ...EMPTY, turns: 2 }, '0/2,0')).toBe('take; lay 2,0 SW');
    expect(fitAt(mode, { ...EMPTY, turns: 2 }, '0/2,0')).toBe('now');
    expect(meantAt(mode, { ...EMPTY, price: 2 }, '0/2,-1')).toBe('build 2; site 2,-1');
    expect(fitAt(mode, { ...EMPTY, price: 2 }, '0/2,-1')).toBe('now');
    expect(meantAt(mode, EMPTY, 'nothing')).toBe('nothing');
    expect(fitAt(mode, EMPTY, 'nothing')).toBe('now');
  });

  test('a tile that was taken is laid', () => {
    const lay = asked({ step: 'lay', pending: { kind: 'placed', cell: 'a1' } }, [
      option('lay 2,0 SW'),
      option('lay 1,1 NE'),
    ]);
    expect(meantAt(lay, { ...EMPTY, turns: 2 }, '0/2,0')).toBe('lay 2,0 SW');
    expect(fitAt(lay, { ...EMPTY, turns: 2 }, '0/1,1')).toBe('changed');
  });

  test('a pizzeria that was paid gets its site', () => {
    const site = asked({ step: 'site', pending: { kind: 'building', price: 2 } }, [option('site 2,0')]);
    expect([meantAt(site, EMPTY, '0/2,0'), fitAt(site, EMPTY, '0/2,0'), fitAt(site, EMPTY, '0/1,1')]).toEqual([
      'site 2,0',
      'now',
      'no',
    ]);
  });
});

describe('pizzas that were bought', () => {
  const stock = asked(
    { step: 'stock', pending: { kind: 'stocking', left: 2, pizzeria: [0, 0], spaces: { '0,0': 2, '3,1': 1 } } },
    [option('stock 0,0 1'), option('stock 0,0 2')],
  );

  test('are laid one by one, and said once all of them lie somewhere', () => {
    const one = grasped(stock, EMPTY, '0/3,1')!;
    expect(one.shares).toEqual({ '3,1': 1 });
    expect(isOpen(stock, one, 'stock 0,0 0; stock 3,1 1')).toBe(false);
    const both = grasped(stock, one, '0/0,0')!;
    expect(isOpen(stock, both, 'stock 0,0 1; stock 3,1 1')).toBe(true);
  });

  test('a full pizzeria takes none; once all are laid it gives them back', () => {
    const one = grasped(stock, EMPTY, '0/3,1')!;
    expect(grasped(stock, one, '0/3,1')).toBeNull();
    const both = grasped(stock, one, '0/0,0')!;
    expect(grasped(stock, both, '0/3,1')!.shares).toEqual({ '0,0': 1 });
    expect(grasped(stock, EMPTY, '0/1,0')).toBeNull();
  });
});

describe('the other phases', () => {
  test('a step of the stairs, a rung of the ladder', () => {
    const bid = asked({ phase: 'bid', step: 'bid' }, [option('bid c2 4'), option('pass')]);
    expect([meantAt(bid, EMPTY, 'piazza c2 4'), fitAt(bid, EMPTY, 'piazza c2 4')]).toEqual(['bid c2 4', 'now']);
    expect([meantAt(bid, EMPTY, 'piazza c2 2'), fitAt(bid, EMPTY, 'piazza c2 2')]).toEqual(['bid c2 2', 'no']);
    expect(meantAt(bid, EMPTY, 'piazza c2')).toBeNull();
    expect(meantAt(bid, EMPTY, 'ladder 7')).toBe('bid 7');
    expect(chipsOf(bid, EMPTY)).toEqual(['pass']);
  });

  test('the large tile is turned until what one wants lies on the own side', () => {
    const turn = asked(
      { phase: 'pick', step: 'pick' },
      ['AU BL', 'AU RD', 'BL AU', 'BL GR', 'RD AU', 'RD GR', 'GR BL', 'GR RD'].map((said) => option(`turn ${said}`)),
    );
    expect(meantAt(turn, EMPTY, 'investment AU')).toBe('turn AU BL');
    expect(fitAt(turn, EMPTY, 'investment AU')).toBe('now');
    expect(fitAt(turn, EMPTY, 'investment RD')).toBe('changed');
    const turned = suited(turn, EMPTY, 'investment RD');
    expect(fitAt(turn, turned, 'investment RD')).toBe('now');
    expect(meantAt(turn, suited(turn, EMPTY, 'investment AU'), 'investment AU')).toBe('turn AU RD');
  });

  test('a small tile is only picked', () => {
    const pick = asked({ phase: 'pick', step: 'pick' }, [option('pick GR'), option('decline')]);
    expect([meantAt(pick, EMPTY, 'investment GR'), fitAt(pick, EMPTY, 'investment AU')]).toEqual(['pick GR', 'no']);
    expect(chipsOf(pick, EMPTY)).toEqual(['decline']);
  });

  test('an investment goes on the track, or is used up', () => {
    const mine = { players: [player({ investment: 'green' }), player()] };
    const green = asked({ ...mine, phase: 'invest', step: 'activate' }, [
      option('track'),
      option('once 4', { kind: 'deal', cost: 2, money: 0, pizzas: 0, keeps: 7, sites: ['2,0'] }),
      option('discard'),
    ]);
    expect([meantAt(green, EMPTY, '0/GR 1'), fitAt(green, EMPTY, '0/GR 1')]).toEqual(['track', 'now']);
    expect([meantAt(green, EMPTY, '0/GR 3'), fitAt(green, EMPTY, '0/GR 3')]).toEqual(['track', 'no']);
    expect(chipsOf(green, EMPTY)).toEqual(['0/GR 1', 'supply 4', 'discard']);
    const building = grasped(green, EMPTY, 'supply 4')!;
    expect([meantAt(green, building, '0/2,0'), fitAt(green, building, '0/2,0')]).toEqual(['once 4; site 2,0', 'now']);
  });

  test('a start tile and a delivery tile', () => {
    expect(meantAt(asked({ step: 'keep' }, [option('keep 3')]), EMPTY, '0/start 3')).toBe('keep 3');
    expect(meantAt(asked({ step: 'choose', phase: 'deliver' }, [option('tile 2')]), EMPTY, 'offer B2')).toBe('tile 2');
  });
});
