import { describe, expect, test, vi } from 'vitest';
import { FakeSocket, connection, greet, line, sit, socket, update } from './connection.fake';
import { AHEAD, EVERY_MS } from './history.svelte';
import type { Past } from '../protocol/messages';

const past = (seq: number, more: Partial<Past> = {}): Past => ({
  t: 'past',
  seq,
  seat: 0,
  view: `view ${seq}`,
  sheet: [],
  scores: [seq],
  places: null,
  ...more,
});
const looks = () => socket().said.flatMap((said) => (said.t === 'look_back' ? [said.seq] : []));
const many = (count: number) => Array.from({ length: count }, (_, seq) => line(seq));
/** A table with so many entries, of which only the present was seen. */
const sitAt = (count: number) => {
  sit();
  socket().hear({ ...update(count, 3, many(count).slice(3)), view: 'now' });
};
/** Whatever is asked is answered, until nothing more is asked. */
const answerAll = () => {
  for (let answered = 0; answered < looks().length; vi.advanceTimersByTime(EVERY_MS)) {
    while (answered < looks().length) socket().hear(past(looks()[answered++]!));
  }
};

describe('looking back', () => {
  test('shows what was seen live without asking', () => {
    sit();
    socket().hear({ ...update(4, 3, [line(3)]), view: 'four', scores: [4] });
    socket().hear({ ...update(5, 4, [line(4)]), view: 'five', scores: [5] });
    connection.looking.to(4);
    expect(connection.looking.shown).toMatchObject({ seq: 4, view: 'four', scores: [4], places: null });
  });

  test('ten presses are ten steps, whether answers have come or not', () => {
    sitAt(20);
    const { looking } = connection;
    for (let press = 0; press < 10; press += 1) looking.to((looking.at ?? 20) - 1);
    expect(looking.at).toBe(10);
    answerAll();
    expect(looking.shown?.view).toBe('view 10');
  });

  test('what is wanted is asked for first, then the way ahead, a few at a time and nothing twice', () => {
    sitAt(40);
    connection.looking.to(20);
    vi.advanceTimersByTime(10 * EVERY_MS);
    expect(looks()).toEqual([20, 19, 18, 17]);
    answerAll();
    const ahead = Array.from({ length: AHEAD + 1 }, (_, step) => 20 - step);
    expect(looks()).toEqual([...ahead, 21, 22]);
    connection.looking.to(19);
    expect(connection.looking.shown?.seq).toBe(19);
    answerAll();
    expect(looks().slice(AHEAD + 3)).toEqual([11]);
  });

  test('moments that are needed in the present are asked for too, if they were not seen', () => {
    sitAt(20);
    connection.looking.want([4, 20]);
    answerAll();
    expect(looks()).toEqual([4]);
    expect(connection.looking.seen(4)?.view).toBe('view 4');
    expect(connection.looking.at).toBeNull();
  });

  test('beyond the end lies the present, before the beginning the beginning', () => {
    sitAt(20);
    const { looking } = connection;
    looking.to(-5);
    expect(looking.at).toBe(0);
    looking.to(20);
    expect([looking.at, looking.shown]).toEqual([null, null]);
    looking.to(1e9);
    expect(looking.at).toBeNull();
    expect(looks().every((seq) => seq >= 0 && seq < 20)).toBe(true);
  });

  test('a moment wanted before anything was told waits for it; if there is none, it is now', () => {
    sit();
    connection.looking.to(2);
    expect(connection.looking.at).toBe(2);
    connection.looking.now();
    connection.close();
    sit();
    socket().hear(update(3, 3, []));
    connection.looking.to(7);
    expect(connection.looking.at).toBeNull();
  });

  test('another seat looks with its own eyes: what one saw is forgotten, a late answer is not shown', () => {
    sitAt(20);
    const { looking } = connection;
    looking.to(19);
    socket().hear(past(19));
    expect(looking.shown?.view).toBe('view 19');
    socket().hear({ ...update(21, 20, [line(20)]), seat: 1, view: 'mine now' });
    expect(looking.shown).toBeNull();
    socket().hear(past(19));
    expect(looking.shown).toBeNull();
    socket().hear(past(19, { seat: 1, view: 'as I saw it' }));
    expect(looking.shown?.view).toBe('as I saw it');
  });

  test('a table in words needs the words of each moment', () => {
    sitAt(20);
    socket().hear({ ...update(21, 20, [line(20)]), view: 'newest' });
    const { looking } = connection;
    looking.to(20);
    expect(looking.shown?.view).toBe('now');
    connection.draw(['sheet']);
    vi.advanceTimersByTime(EVERY_MS);
    expect(looks()).toContain(20);
    socket().hear(past(20));
    expect(looking.shown?.sheet).toEqual([]);
  });

  test('a new line asks again what was not answered; who asked too fast waits a moment', () => {
    sitAt(20);
    connection.looking.to(10);
    expect(looks()).toEqual([10]);
    socket().hear({ t: 'problem', code: 'too_fast', text: { key: 'x' } });
    vi.advanceTimersByTime(500);
    expect(looks()).toEqual([10]);
    vi.advanceTimersByTime(600);
    expect(looks().slice(0, 2)).toEqual([10, 10]);
    socket().break();
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.made.length).toBeGreaterThan(1);
    greet();
    vi.advanceTimersByTime(EVERY_MS);
    expect(looks()[0]).toBe(10);
  });
});
