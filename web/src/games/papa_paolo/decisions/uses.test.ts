import { describe, expect, test } from 'vitest';
import { asked, option, player } from './sample';
import { chipsOf } from './chips';
import { EMPTY, meantAt } from './actionAt';
import { immediateGain, usedNow, useOf } from './uses';
import type { AvailableAction } from '../../../net/matchView';
import type { PlayerView, View } from '../view';

const deal = (change: object) => ({ kind: 'deal' as const, cost: 0, money: 0, pizzas: 0, keeps: 9, ...change });
const using = (
  investment: PlayerView['investment'],
  options: readonly AvailableAction[],
  once: View['printed']['once'] = { gold: 5, blue: 2, red: 2, green: 2 },
) => {
  const base = asked({ phase: 'invest', step: 'activate', players: [player({ investment }), player()] }, options);
  return { ...base, view: { ...base.view, printed: { ...base.view.printed, once } } };
};

describe('the two uses of an investment tile', () => {
  const gold = using('gold', [option('track'), option('once', deal({ money: 5, keeps: 14 })), option('discard')]);

  test('each has its chips, and what is neither stands apart', () => {
    expect(chipsOf(gold, EMPTY).map((place) => [place, useOf(gold, place)])).toEqual([
      ['0/AU 1', 'track'],
      ['once', 'once'],
      ['discard', null],
    ]);
    expect(usedNow(gold)).toBe('gold');
    expect(usedNow({ ...gold, options: [] })).toBeNull();
  });

  test('before and after stand in the picture, as the rules say', () => {
    expect(immediateGain(gold, 'gold', 'once')).toMatchObject({ kind: 'money', money: 5, figures: '£9 → £14' });
    const blue = using('blue', [option('track'), option('once', deal({ pizzas: 2 }))]);
    expect(immediateGain(blue, 'blue', 'once')).toMatchObject({ kind: 'pizzas', pizzas: 2, figures: '5 → 7' });
    const green = using('green', [option('once 4', deal({ cost: 2, keeps: 7, sites: ['2,0'] }))]);
    expect(immediateGain(green, 'green', 'once 4')).toMatchObject({
      kind: 'pizzeria',
      price: 4,
      holds: 5,
      figures: '£4 → £2',
    });
    const red = using('red', [option('once', deal({}))]);
    expect(immediateGain(red, 'red', 'once')).toMatchObject({ kind: 'express', pizzas: 2, figures: '' });
  });

  test('one that cannot be is there too, and asks the rules why', () => {
    const full = using('blue', [option('track'), option('discard')]);
    expect(chipsOf(full, EMPTY)).toEqual(['0/BL 1', 'once', 'discard']);
    expect(meantAt(full, EMPTY, 'once')).toBe('once');
    expect(meantAt(using('green', [option('track')]), EMPTY, 'once')).toBe('once 2');
    expect(meantAt(using('blue', [option('track')], {}), EMPTY, 'once')).toBe('once 1');
  });
});
