import { describe, expect, it } from 'vitest';
import cases from '../../../tests/unit/core/differences.json';
import type { Change, Update } from '../protocol/messages';
import { applyPatch, withDetails, toMatchView } from './matchView';

const update: Update = {
  t: 'update',
  seq: 3,
  seat: 0,
  prompt: { key: 'go' },
  actors: [0],
  actions: ['go A1'],
  undo: null,
  scores: [],
  places: null,
  lines: [],
  since: 3,
  patch: [[['x'], 2]],
};

describe('changes', () => {
  it.each(cases)('of case %# give what the server has', ({ old, changes, new: now }) => {
    const before = JSON.stringify(old);
    expect(applyPatch(old, changes as Change[])).toEqual(now);
    expect(JSON.stringify(old)).toBe(before);
  });
});

describe('what is shown', () => {
  it('offers nothing until it is told what the actions are', () => {
    const first = toMatchView(update, { x: 2 }, null);
    expect(first).toMatchObject({ view: { x: 2 }, actions: [], sheet: [] });
    const details = {
      t: 'details',
      seq: 3,
      seat: 0,
      patch: [[['y'], 1]],
      actions: [{ action: 'go A1', text: { key: 'go' } }],
    };
    expect(withDetails(first, details as never)).toMatchObject({
      view: { x: 2, y: 1 },
      actions: [{ action: 'go A1', text: { key: 'go' }, preview: null }],
    });
  });

  it('does not take an option away because something else is news', () => {
    const actions = [{ action: 'go A1', text: { key: 'go' } }];
    const first = withDetails(toMatchView(update, {}, null), { t: 'details', seq: 3, seat: 0, actions } as never);
    expect(toMatchView({ ...update, answer_clocks: [] }, {}, first).actions).toBe(first.actions);
    expect(toMatchView({ ...update, actions: [] }, {}, first).actions).toEqual([]);
    expect(toMatchView({ ...update, seq: 4 }, {}, first).actions).toEqual([]);
  });

  it('says whether its details are there', () => {
    const first = toMatchView(update, {}, null);
    expect([first, withDetails(first, { t: 'details', seq: 3, seat: 0 })].map(({ hasDetails }) => hasDetails)).toEqual([
      false,
      true,
    ]);
  });

  it('keeps the last sheet until the next one is there', () => {
    const sheet = [{ title: { key: 'table' }, columns: [], rows: [] }];
    const first = withDetails(toMatchView(update, {}, null), { t: 'details', seq: 3, seat: 0, sheet });
    expect(toMatchView({ ...update, seq: 4 }, {}, first).sheet).toBe(sheet);
  });
});
