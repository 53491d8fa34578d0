import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setConfirmMoves } from '../../device/settings/confirmMoves.svelte';
import { knownTable, saveOpenSeat, tokensOf } from '../../device/seatKeys.svelte';
import { FakeSocket, line, socket, TABLE, update } from '../../net/connection.fake';
import type { SeatInfo, TableInfo, Update } from '../../protocol/messages';
import { type Arrival, TableSession } from './tableSession.svelte';

vi.mock('../../services/games.svelte', () => ({
  loadGames: () => Promise.resolve([]),
  games: () => [],
  gameInfo: () => ({ secrets: true }),
}));
vi.mock('../../services/createTable', () => ({ updateSeats: () => false, errorText: String, rewindPractice: vi.fn() }));
vi.mock('../../board/motion/motion', () => ({ isMotionAllowed: () => false }));
const still: (() => void)[] = [];
vi.mock('./animationsDone', () => ({ animationsDone: () => new Promise<void>((done) => still.push(done)) }));

const drawing = { Board: null, Players: null } as never;
const focus = { confirm: vi.fn(), next: vi.fn() };
const seat = (mine: boolean): SeatInfo => ({ kind: 'person', name: '', level: null, mine, here: true });

let session: TableSession;
let endVisit = () => {};
let endEffects = () => {};

function arrive(more: Partial<Arrival> = {}, seats = [true, false], table: Partial<TableInfo> = {}): void {
  const arrival = { id: 'abc', tokens: [], observerToken: '', justCreated: false, startSeq: null, ...more };
  endEffects = $effect.root(() => {
    const open = (url: string) => new FakeSocket(url) as unknown as WebSocket;
    session = new TableSession(arrival, () => () => Promise.resolve(drawing), focus, open);
  });
  endVisit = session.open();
  socket().open();
  socket().receive({ t: 'welcome', protocol: 3, table: { ...TABLE, seats: seats.map(seat), ...table } });
  flushSync();
}
/** The match has this number of entries, and seat 0 may do these actions. */
function goOnTo(seq: number, actions: readonly string[], more: Partial<Update> = {}): void {
  const since = session.connection.lines.length;
  const lines = Array.from({ length: seq - since }, (_, index) => line(since + index));
  socket().receive({ ...update(seq, since, lines), actions: [...actions], ...more });
  const described = actions.map((action) => ({ action, text: { key: action } }));
  socket().receive({ t: 'details', seq, seat: more.seat ?? 0, actions: described });
  flushSync();
}
const acts = () => socket().sent.flatMap((message) => (message.t === 'act' ? [message.action] : []));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  setConfirmMoves(true);
  FakeSocket.instances = [];
  history.replaceState(null, '', '/');
  focus.confirm.mockClear();
  focus.next.mockClear();
});
afterEach(() => {
  endVisit();
  endEffects();
  vi.useRealTimers();
});

describe('a visit', () => {
  test('saves the tokens of a seat link, and takes them out of the address', () => {
    history.replaceState(null, '', '/table/abc#seat=key');
    arrive({ tokens: ['key'] });
    expect(tokensOf(knownTable('abc'))).toEqual(['key']);
    expect(socket().sent[0]).toMatchObject({ t: 'hello', tokens: ['key'] });
    expect(location.hash).toBe('');
  });

  test('loads until the table, its drawing and the first position are there', async () => {
    arrive();
    expect(session.isLoading).toBe(true);
    goOnTo(0, ['go']);
    expect(session.isLoading).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect([session.isLoading, session.isSettled]).toEqual([false, true]);
  });

  test('of a player who has just created the table begins with the invitation, if seats are open', () => {
    arrive({ justCreated: true });
    expect(session.openDialog).toBeNull();
    endVisit();
    endEffects();
    saveOpenSeat('abc', { seat: 1, token: 'open' });
    arrive({ justCreated: true });
    expect(session.openDialog).toBe('invite');
  });

  test('by an observer link has no seat and sends its token', () => {
    arrive({ observerToken: 'secret' }, [false, false], { observing: 0 });
    goOnTo(1, []);
    expect(socket().sent[0]).toMatchObject({ observer_token: 'secret' });
    expect([session.isWatching, session.actingSeat]).toEqual([true, null]);
  });

  test('ends with its connection', () => {
    arrive();
    endVisit();
    expect(session.connection.status).toBe('ended');
  });
});

describe('the question', () => {
  test('has the legal actions of the seat that is shown', () => {
    arrive();
    goOnTo(1, ['go', 'stay']);
    expect([session.actingSeat, session.actions.map(({ action }) => action)]).toEqual([0, ['go', 'stay']]);
  });

  test('clears the chosen action when it changes, and keeps it while another player acts', () => {
    arrive();
    goOnTo(1, ['go', 'stay']);
    session.moveInput.act('go');
    flushSync();
    expect([session.moveInput.pending, acts()]).toEqual(['go', []]);
    const other = { ...line(1), seat: 1 };
    socket().receive({ ...update(2, 1, [other]), actions: ['go', 'stay'] });
    const described = ['go', 'stay'].map((action) => ({ action, text: { key: action } }));
    socket().receive({ t: 'details', seq: 2, seat: 0, actions: described });
    flushSync();
    expect(session.moveInput.pending).toBe('go');
    goOnTo(3, ['take']);
    expect(session.moveInput.pending).toBeNull();
  });

  test('a new choice closes the last objection', () => {
    arrive();
    goOnTo(1, ['go']);
    socket().receive({ t: 'action_check', seat: 0, action: 'fly', objection: { rule: '1', text: { key: 'no' } } });
    flushSync();
    expect(session.promptText.refused?.action).toBe('fly');
    session.moveInput.pending = 'go';
    flushSync();
    expect(session.promptText.refused).toBeNull();
  });

  test('the keyboard continues at Confirm, and finds its way after each entry', async () => {
    arrive();
    goOnTo(1, ['go']);
    session.moveInput.pending = 'go';
    flushSync();
    await vi.advanceTimersByTimeAsync(0);
    expect(focus.confirm).not.toHaveBeenCalled();
    session.keys.isKeyboardUsed = true;
    session.moveInput.pending = 'stay';
    flushSync();
    await vi.advanceTimersByTimeAsync(0);
    expect(focus.confirm).toHaveBeenCalledOnce();
    goOnTo(2, ['go']);
    await vi.advanceTimersByTimeAsync(0);
    expect(focus.next).toHaveBeenCalledOnce();
  });

  test('a typed action that is final waits for Confirm', () => {
    arrive();
    goOnTo(1, ['pull 1']);
    session.moveInput.submitTyped('pull 2');
    const pull = { action: 'pull 2', text: { key: 'pull' } };
    socket().receive({
      t: 'action_check',
      seat: 0,
      action: 'pull 2',
      objection: null,
      legal_action: pull,
      final: true,
    });
    flushSync();
    expect(session.moveInput.pending).toBe('pull 2');
  });
});

test('an action that was clicked once and is final waits for Confirm', () => {
  setConfirmMoves(false);
  arrive();
  goOnTo(1, ['call']);
  session.moveInput.act('call');
  flushSync();
  const call = { action: 'call', text: { key: 'call' } };
  socket().receive({ t: 'action_check', seat: 0, action: 'call', objection: null, legal_action: call, final: true });
  flushSync();
  expect([session.moveInput.pending, session.moveInput.enabled]).toEqual(['call', true]);
  session.moveInput.act('call');
  expect(socket().sent.at(-1)).toEqual({ t: 'act', seat: 0, seq: 1, action: 'call' });
});

test('so does the last action of a plan', () => {
  setConfirmMoves(false);
  arrive();
  goOnTo(1, ['go', 'stay']);
  session.moveInput.act('go; call');
  socket().receive({ t: 'accepted', seq: 1 });
  goOnTo(2, ['call', 'fold']);
  expect(acts()).toEqual(['go', 'call']);
  const call = { action: 'call', text: { key: 'call' } };
  socket().receive({ t: 'action_check', seat: 0, action: 'call', objection: null, legal_action: call, final: true });
  flushSync();
  expect([session.moveInput.pending, session.moveInput.enabled]).toEqual(['call', true]);
});

describe('the position', () => {
  test('of the link is shown first; nobody acts there', () => {
    arrive({ startSeq: 1 });
    goOnTo(3, ['go']);
    expect([session.isPast, session.isPositionLoading, session.actions]).toEqual([true, true, []]);
    session.replay.returnToPresent();
    flushSync();
    expect([session.isPast, session.actingSeat]).toEqual([false, 0]);
  });

  test('is hidden on a shared screen with secrets until the next player is there', () => {
    arrive({}, [true, true]);
    goOnTo(1, ['go']);
    expect(session.isCurtainClosed).toBe(true);
    session.openCurtain();
    expect(session.isCurtainClosed).toBe(false);
    goOnTo(2, ['go'], { seat: 1 });
    expect(session.isCurtainClosed).toBe(true);
  });

  test('the end opens the summary once the animations are done, and only for those who saw it', async () => {
    arrive();
    goOnTo(3, [], { actors: [], places: [1, 2] });
    expect([session.isOver, still]).toEqual([true, []]);
    endVisit();
    endEffects();
    arrive();
    goOnTo(3, ['go']);
    goOnTo(4, ['stay']);
    goOnTo(5, [], { actors: [], places: [1, 2] });
    expect([still.length, session.openDialog]).toEqual([1, null]);
    still.pop()!();
    await vi.advanceTimersByTimeAsync(0);
    expect(session.openDialog).toBe('summary');
  });
});

describe('the rest of the page', () => {
  test('the rulebook opens at a rule', () => {
    arrive();
    session.openRule('PAL-1.1');
    expect([session.openDialog, session.rule]).toEqual(['rules', 'PAL-1.1']);
  });

  test('another way to show the table asks the server for other extras, and clears the choice', () => {
    arrive();
    goOnTo(1, ['go']);
    session.moveInput.pending = 'go';
    session.toggleMode();
    flushSync();
    expect(session.moveInput.pending).toBeNull();
    const extras = socket().sent.flatMap((message) => (message.t === 'subscribe' ? message.extras : []));
    expect(extras).toContain('sheet');
  });
});
