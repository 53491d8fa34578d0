import { describe, expect, test, vi } from 'vitest';
import { setConfirmMoves } from '../../device/settings/confirmMoves.svelte';
import { connection, welcome, line, connectWithEntries, socket, update } from '../../net/connection.fake';
import type { TableTerms } from '../../protocol/messages';
import { MoveInput } from './moveInput.svelte';

const PLAN = 'pawn b3; take; lay 2,0 NES';
const said = () => socket().sent.flatMap((one) => (one.t === 'act' ? [one.action] : []));

let doing: MoveInput;
const begin = (terms: TableTerms = {}) => {
  connectWithEntries({ terms });
  setConfirmMoves(false);
  doing = new MoveInput(connection, () => false);
  return doing;
};
const told = (seq: number, options: string[], more: { seat?: number; undo?: number } = {}) => {
  const lines = Array.from({ length: seq - connection.lines.length }, (_, index) =>
    line(connection.lines.length + index),
  );
  socket().receive({ ...update(seq, connection.lines.length, lines), ...more });
  socket().receive({
    t: 'details',
    seq,
    seat: more.seat ?? 0,
    actions: options.map((action) => ({ action, text: { key: 'go' } })),
  });
  doing.continuePlan();
};
/** The last action is stored, and these actions are legal now. */
const done = (seq: number, options: string[], more: { seat?: number; undo?: number } = {}) => {
  socket().receive({ t: 'accepted', seq: seq - 1 });
  told(seq, options, more);
};

describe('whoever does not want to wait', () => {
  const others = (seq: number, actors: number[]) => {
    socket().receive({ ...update(seq, connection.lines.length, [line(seq - 1)]), actors });
    doing.continuePlan();
  };
  const hurries = () => socket().sent.filter((one) => one.t === 'skip_wait').length;

  test('says so for every stretch until it is their turn', () => {
    begin();
    others(4, [-1]);
    expect(hurries()).toBe(0);
    doing.hurry();
    expect(hurries()).toBe(1);
    others(5, [1]);
    expect(hurries()).toBe(1);
    others(6, [-1]);
    expect(hurries()).toBe(2);
    told(7, ['touch']);
    expect(doing.isHurried).toBe(false);
    others(8, [-1]);
    expect(hurries()).toBe(2);
  });
});

describe('a plan', () => {
  test('is said action by action, each once the one before is on disk', () => {
    begin().act(PLAN);
    expect(said()).toEqual(['pawn b3']);
    expect(doing.enabled).toBe(false);
    done(4, ['take', 'nothing']);
    expect(said()).toEqual(['pawn b3', 'take']);
    done(5, ['lay 2,0 NES']);
    expect(said()).toEqual(['pawn b3', 'take', 'lay 2,0 NES']);
    done(6, []);
    expect(doing.enabled).toBe(true);
  });

  test('goes past what is no longer asked, and ends where nothing of it is offered', () => {
    begin().act('ride 0,0; drop 1,0 1; home');
    done(4, ['drop 1,0 1']);
    done(5, ['ride 0,0', 'stop']);
    expect(said()).toEqual(['ride 0,0', 'drop 1,0 1']);
    expect(doing.enabled).toBe(true);
    doing.act('stock 0,0 1; stock 2,1 1; stock 3,1 2');
    done(6, ['stock 3,1 2']);
    expect(said().at(-1)).toBe('stock 3,1 2');
  });

  test('waits for its details, and for nothing that is said twice', () => {
    begin().act(PLAN);
    socket().receive({ t: 'accepted', seq: 3 });
    socket().receive(update(4, 3, [line(3)]));
    doing.continuePlan();
    doing.continuePlan();
    expect(said()).toEqual(['pawn b3']);
  });

  test('a refusal in the middle ends it, and what was done stands', () => {
    begin().act(PLAN);
    done(4, ['take']);
    socket().receive({ t: 'problem', code: 'illegal', text: { key: 'no' }, objection: null, seq: 4 });
    doing.continuePlan();
    told(4, ['take', 'lay 2,0 NES']);
    expect(said()).toEqual(['pawn b3', 'take']);
    expect(doing.enabled).toBe(true);
  });

  test('a line that breaks delays it', () => {
    begin().act(PLAN);
    socket().drop();
    vi.advanceTimersByTime(1_000);
    welcome();
    expect(said()).toEqual(['pawn b3']);
    done(4, ['take']);
    expect(said().at(-1)).toBe('take');
  });

  test('another seat of the same screen does not go on with it', () => {
    begin().act('ride 0,0; home');
    done(4, ['home'], { seat: 1 });
    expect(said()).toEqual(['ride 0,0']);
    expect(doing.enabled).toBe(true);
  });

  test('is taken back as one gesture', () => {
    begin().act('pawn b3; sponsor');
    done(4, ['sponsor']);
    done(5, [], { undo: 0 });
    doing.undo();
    expect(said().slice(2)).toEqual(['undo']);
    done(6, ['sponsor'], { undo: 0 });
    expect(said().slice(2)).toEqual(['undo', 'undo']);
    done(7, ['pawn b3'], { undo: 0 });
    doing.undo();
    expect(said().slice(2)).toEqual(['undo', 'undo', 'undo']);
    done(8, ['pawn b3'], { undo: 0 });
    expect(said().slice(2)).toHaveLength(3);
  });

  test('is taken back only as far as that may be', () => {
    begin().act('pawn b3; sponsor');
    done(4, ['sponsor']);
    done(5, [], { undo: 0 });
    doing.undo();
    done(6, ['sponsor']);
    expect(said().slice(2)).toEqual(['undo']);
    expect(doing.enabled).toBe(true);
  });

  test('only its last action may be unsure, so that bots wait there', () => {
    begin().act('pawn b3; sponsor');
    done(4, ['sponsor']);
    const acts = socket().sent.filter((one) => one.t === 'act');
    expect(acts[0]).not.toHaveProperty('confirmed');
    expect(acts[1]).toHaveProperty('confirmed', false);
  });
});

test('whoever confirms everything confirms a plan once', () => {
  begin();
  setConfirmMoves(true);
  doing.act(PLAN);
  expect(said()).toEqual([]);
  expect(doing.pending).toBe(PLAN);
  doing.act(PLAN);
  done(4, ['take']);
  expect(said()).toEqual(['pawn b3', 'take']);
});

describe('where nothing is taken back', () => {
  test('a plan waits for Confirm, whatever this device does elsewhere', () => {
    begin({ undo: 'none' }).act(PLAN);
    expect(said()).toEqual([]);
    doing.act(PLAN);
    expect(said()).toEqual(['pawn b3']);
    expect(socket().sent.find((one) => one.t === 'act')).not.toHaveProperty('confirmed', false);
  });

  test('who tries is told why not', () => {
    begin({ undo: 'none' }).undo();
    expect(said()).toEqual([]);
    expect(socket().sent.at(-1)).toEqual({ t: 'check_action', seat: 0, action: 'undo' });
  });
});
