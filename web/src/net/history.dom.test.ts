import { describe, expect, test, vi } from 'vitest';
import { FakeSocket, connection, welcome, line, connectWithEntries, socket, update } from './connection.fake';
import { PREFETCH_AHEAD, REQUEST_INTERVAL_MS } from './history.svelte';
import type { PositionAt } from '../protocol/messages';

const past = (seq: number, more: Partial<PositionAt> = {}): PositionAt => ({
  t: 'position_at',
  seq,
  seat: 0,
  view: `view ${seq}`,
  sheet: [],
  scores: [seq],
  places: null,
  ...more,
});
const looks = () => socket().sent.flatMap((said) => (said.t === 'view_at' ? [said.seq] : []));
const many = (count: number) => Array.from({ length: count }, (_, seq) => line(seq));
/** Connects to a table with this number of entries, of which only the present position is known. */
const sitAt = (count: number) => {
  connectWithEntries();
  socket().receive({ ...update(count, 3, many(count).slice(3)), view: 'now' });
};
/** Answers all requests until no more arrive. */
const answerAll = () => {
  for (let answered = 0; answered < looks().length; vi.advanceTimersByTime(REQUEST_INTERVAL_MS)) {
    while (answered < looks().length) socket().receive(past(looks()[answered++]!));
  }
};

describe('looking back', () => {
  test('shows what was seen live without asking', () => {
    connectWithEntries();
    socket().receive({ ...update(4, 3, [line(3)]), view: 'four', scores: [4] });
    socket().receive({ ...update(5, 4, [line(4)]), view: 'five', scores: [5] });
    connection.history.viewAt(4);
    expect(connection.history.position).toMatchObject({ seq: 4, view: 'four', scores: [4], places: null });
  });

  test('ten presses are ten steps, whether answers have come or not', () => {
    sitAt(20);
    const { history } = connection;
    for (let press = 0; press < 10; press += 1) history.viewAt((history.goal ?? 20) - 1);
    expect(history.goal).toBe(10);
    answerAll();
    expect(history.position?.view).toBe('view 10');
  });

  test('what is wanted is asked for first, then the way ahead, a few at a time and nothing twice', () => {
    sitAt(40);
    connection.history.viewAt(20);
    vi.advanceTimersByTime(10 * REQUEST_INTERVAL_MS);
    expect(looks()).toEqual([20, 19, 18, 17]);
    answerAll();
    const ahead = Array.from({ length: PREFETCH_AHEAD + 1 }, (_, step) => 20 - step);
    expect(looks()).toEqual([...ahead, 21, 22]);
    connection.history.viewAt(19);
    expect(connection.history.position?.seq).toBe(19);
    answerAll();
    expect(looks().slice(PREFETCH_AHEAD + 3)).toEqual([11]);
  });

  test('moments that are needed in the present are asked for too, if they were not seen', () => {
    sitAt(20);
    connection.history.prefetch([4, 20]);
    answerAll();
    expect(looks()).toEqual([4]);
    expect(connection.history.stored(4)?.view).toBe('view 4');
    expect(connection.history.goal).toBeNull();
  });

  test('beyond the end lies the present, before the beginning the beginning', () => {
    sitAt(20);
    const { history } = connection;
    history.viewAt(-5);
    expect(history.goal).toBe(0);
    history.viewAt(20);
    expect([history.goal, history.position]).toEqual([null, null]);
    history.viewAt(1e9);
    expect(history.goal).toBeNull();
    expect(looks().every((seq) => seq >= 0 && seq < 20)).toBe(true);
  });

  test('a moment wanted before anything was told waits for it; if there is none, it is now', () => {
    connectWithEntries();
    connection.history.viewAt(2);
    expect(connection.history.goal).toBe(2);
    connection.history.returnToPresent();
    connection.close();
    connectWithEntries();
    socket().receive(update(3, 3, []));
    connection.history.viewAt(7);
    expect(connection.history.goal).toBeNull();
  });

  test('another seat looks with its own eyes: what one saw is forgotten, a late answer is not shown', () => {
    sitAt(20);
    const { history } = connection;
    history.viewAt(19);
    socket().receive(past(19));
    expect(history.position?.view).toBe('view 19');
    socket().receive({ ...update(21, 20, [line(20)]), seat: 1, view: 'mine now' });
    expect(history.position).toBeNull();
    socket().receive(past(19));
    expect(history.position).toBeNull();
    socket().receive(past(19, { seat: 1, view: 'as I saw it' }));
    expect(history.position?.view).toBe('as I saw it');
  });

  test('a table in words needs the words of each moment', () => {
    sitAt(20);
    socket().receive({ ...update(21, 20, [line(20)]), view: 'newest' });
    const { history } = connection;
    history.viewAt(20);
    expect(history.position?.view).toBe('now');
    connection.subscribe(['sheet']);
    vi.advanceTimersByTime(REQUEST_INTERVAL_MS);
    expect(looks()).toContain(20);
    socket().receive(past(20));
    expect(history.position?.sheet).toEqual([]);
  });

  test('a new line asks again what was not answered; who asked too fast waits a moment', () => {
    sitAt(20);
    connection.history.viewAt(10);
    expect(looks()).toEqual([10]);
    socket().receive({ t: 'problem', code: 'too_fast', text: { key: 'x' } });
    vi.advanceTimersByTime(500);
    expect(looks()).toEqual([10]);
    vi.advanceTimersByTime(600);
    expect(looks().slice(0, 2)).toEqual([10, 10]);
    socket().drop();
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.instances.length).toBeGreaterThan(1);
    welcome();
    vi.advanceTimersByTime(REQUEST_INTERVAL_MS);
    expect(looks()[0]).toBe(10);
  });
});
