import { describe, expect, test } from 'vitest';
import { chipsOf } from './chips';
import { EMPTY, fitAt, grasped, isOpen, meantAt, traced, type Hand } from './actionAt';
import { backTo, bestPlan, bestRound, completed, onward, pizzasLeft, riddenTo, roundPlan, underWay } from './round';
import { delivering, midway } from './sample';

const ride = delivering();
const hand = (over: Partial<Hand> = {}): Hand => ({ ...EMPTY, round: underWay(ride), ...over });
const tapped = (...places: string[]): Hand => places.reduce((now, place) => grasped(ride, now, place) ?? now, hand());

describe('a delivery round', () => {
  test('begins by itself where only one pizzeria can', () => {
    expect(underWay(ride)).toEqual({ start: '0,0', path: [], drops: {}, said: 0 });
    expect(grasped(ride, { ...EMPTY }, '0/0,0')?.round?.start).toBe('0,0');
  });

  test('is drawn along the road, back along the line, and nowhere else', () => {
    const out = traced(ride, traced(ride, hand(), '-1,0')!, '-1,1')!;
    expect(out.round?.path).toEqual(['-1,0', '-1,1']);
    expect(traced(ride, out, '-1,2')).toBeNull();
    expect(traced(ride, hand(), '0,2')).toBeNull();
    expect(traced(ride, out, '-1,0')?.round?.path).toEqual(['-1,0']);
    expect(traced(ride, out, '0,0')?.round?.path).toEqual([]);
  });

  test('goes on as far as the delivery tile lets it', () => {
    expect(onward(ride, underWay(ride)!)).toEqual(['1,0', '0,-1', '0,1', '-1,0']);
    expect(riddenTo(ride, underWay(ride)!, '-1,1')?.path).toEqual(['-1,0', '-1,1']);
    expect(riddenTo(ride, underWay(ride)!, '-1,2')).toBeNull();
    expect(riddenTo(delivering(3), underWay(ride)!, '-1,2')?.path).toHaveLength(3);
  });

  test('a tap on a tile rides there and leaves a pizza; once it is full the next tap takes all back', () => {
    const one = tapped('0/-1,1');
    expect(one.round).toMatchObject({ path: ['-1,0', '-1,1'], drops: { '-1,1': 1 } });
    expect(tapped('0/-1,1', '0/-1,1').round?.drops).toEqual({ '-1,1': 2 });
    expect(tapped('0/-1,1', '0/-1,1', '0/-1,1').round?.drops).toEqual({});
  });

  test('who rode the wrong way taps the right tile: a way on which nothing was left is forgotten', () => {
    const wrong = { ...hand(), round: { ...underWay(ride)!, path: ['1,0'] } };
    expect(fitAt(ride, wrong, '0/-1,1')).toBe('now');
    expect(grasped(ride, wrong, '0/-1,1')?.round).toMatchObject({ path: ['-1,0', '-1,1'], drops: { '-1,1': 1 } });
    expect(riddenTo(ride, { ...wrong.round, drops: { '1,0': 1 } }, '-1,1')).toBeNull();
    expect(traced(ride, wrong, '-1,0')).toBeNull();
  });

  test('no more pizzas than are there', () => {
    const three = tapped('0/0,1', '0/0,1', '0/0,1');
    expect(pizzasLeft(ride, three.round!)).toBe(0);
    expect(grasped(ride, three, '0/0,2')?.round?.drops).toEqual({ '0,1': 3 });
  });

  test('is said nearest stop first, and brought home', () => {
    const both = tapped('0/-1,1', '0/-1,0');
    expect(roundPlan(ride, both.round)).toBe('ride 0,0; drop -1,0 1; drop -1,1 1; home');
    expect(isOpen(ride, both, roundPlan(ride, both.round))).toBe(true);
    expect(meantAt(ride, both, 'home')).toBe(roundPlan(ride, both.round));
    expect(chipsOf(ride, both)).toEqual(['home', 'stop']);
    expect([roundPlan(ride, hand().round), chipsOf(ride, hand())]).toEqual([null, ['stop']]);
  });

  test('what is left farther on is taken up again on the way back', () => {
    const both = tapped('0/-1,1', '0/-1,0');
    expect(backTo(both.round!, '-1,0').drops).toEqual({ '-1,0': 1 });
  });

  test('comes home where it began, as soon as it leaves something; before that nothing is said there', () => {
    const one = tapped('0/-1,0');
    expect(grasped(ride, one, '0/0,0')).toBeNull();
    expect(meantAt(ride, one, '0/0,0')).toBe('ride 0,0; drop -1,0 1; home');
    expect(fitAt(ride, one, '0/0,0')).toBe('now');
    expect([grasped(ride, hand(), '0/0,0'), fitAt(ride, hand(), '0/0,0')]).toEqual([null, 'no']);
    expect(grasped(ride, traced(ride, hand(), '-1,0')!, '0/0,0')?.round?.path).toEqual([]);
  });

  test('a stop that cannot be is asked about as part of the round', () => {
    const one = tapped('0/0,-1');
    expect(fitAt(ride, one, '0/0,1')).toBe('no');
    expect(meantAt(ride, one, '0/0,1')).toBe('ride 0,0; drop 0,-1 1; drop 0,1 1');
    expect(meantAt(ride, one, '0/3,1')).toBe('ride 3,1');
  });

  test('tells which tiles it would complete', () => {
    expect(completed(ride, tapped('0/-1,1', '0/-1,0').round!)).toEqual(['green']);
  });
});

describe('a round under way', () => {
  const now = midway();
  const begun: Hand = { ...EMPTY, round: underWay(now) };

  test('goes on from what was said', () => {
    expect(begun.round).toEqual({ start: '0,0', path: ['0,1'], drops: {}, said: 1 });
    const more = grasped(now, begun, '0/0,2')!;
    expect(roundPlan(now, more.round)).toBe('drop 0,2 1; home');
    expect(backTo(more.round!, '0,0').path).toEqual(['0,1']);
    expect(grasped(now, begun, '0/0,1')).toBeNull();
  });

  test('may go home as it is', () => {
    expect(roundPlan(now, begun.round)).toBe('home');
    expect(chipsOf(now, begun)).toEqual(['home']);
  });

  test('the best rounds are those that the rules know', () => {
    expect(bestPlan(now)).toHaveLength(1);
    expect(bestRound(now)).toMatchObject({ path: ['0,1', '0,2'], drops: { '0,2': 1 }, said: 1 });
    expect(bestPlan(ride)).toEqual([]);
  });
});
