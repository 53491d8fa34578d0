import { describe, expect, test, vi } from 'vitest';
import { FakeSocket, TABLE, connect, connection, greet, line, sit, socket, update } from './connection.fake';
import { PATIENCE_MS, SILENCE_MS, liveAddress, waitBefore } from './socket.svelte';

describe('sitting down', () => {
  test('introduces itself with its keys and what it has seen', () => {
    connect(['a', 'b']);
    expect(socket().said).toEqual([]);
    socket().open();
    expect(socket().said).toEqual([
      { t: 'hello', protocol: 2, tokens: ['a', 'b'], since: 0, parts: ['sentences'], patches: true },
    ]);
    expect(connection.status).toBe('connecting');
    socket().hear({ t: 'welcome', protocol: 2, table: TABLE });
    expect(connection.status).toBe('open');
    expect(connection.table?.id).toBe('abc');
  });

  test('the address follows the page', () => {
    expect(liveAddress('a/b', new URL('http://h:1/x') as unknown as Location)).toBe('ws://h:1/api/tables/a%2Fb/live');
    expect(liveAddress('a', new URL('https://h/x') as unknown as Location)).toBe('wss://h/api/tables/a/live');
  });

  test('an unknown table ends it, with the reason', () => {
    connect();
    socket().open();
    socket().hear({ t: 'problem', code: 'no_such_table', text: { key: 'problem-no-such-table' } });
    expect(connection.status).toBe('ended');
    expect(connection.problem?.code).toBe('no_such_table');
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });

  test('a wrong seat link is told, and the reader watches', () => {
    connect();
    socket().open();
    socket().hear({ t: 'problem', code: 'not_your_seat', text: { key: 'problem-unknown-link' } });
    socket().hear({ t: 'welcome', protocol: 2, table: TABLE });
    expect(connection.status).toBe('open');
    expect(connection.problem?.text.key).toBe('problem-unknown-link');
  });

  test('that a match can only be looked at is not forgotten when it is shown', () => {
    connect();
    socket().open();
    socket().hear({ t: 'welcome', protocol: 2, table: TABLE });
    socket().hear({ t: 'problem', code: 'unavailable', text: { key: 'problem-old-rules' } });
    socket().hear(update(3, 0, [line(0), line(1), line(2)]));
    expect(connection.problem?.text.key).toBe('problem-old-rules');
  });
});

describe('while the line is away', () => {
  test('what somebody says waits until it is back, once', () => {
    sit();
    socket().break();
    connection.say({ t: 'say', seat: 0, words: 'Ciao' });
    connection.say({ t: 'agree', seat: 0, wants: true });
    connection.ask({ t: 'hint', seat: 0 });
    vi.advanceTimersByTime(1_000);
    greet();
    expect(socket().said.map(({ t }) => t)).toEqual(['hello', 'say', 'agree']);
    socket().break();
    vi.advanceTimersByTime(1_000);
    greet();
    expect(socket().said.map(({ t }) => t)).toEqual(['hello']);
  });
});

describe('the log', () => {
  test('new lines are put in place of what was there', () => {
    sit();
    const undone = { ...line(2), undone: true };
    socket().hear(update(4, 2, [undone, line(3, 'undo')]));
    expect(connection.lines.map((one) => one.seq)).toEqual([0, 1, 2, 3]);
    expect(connection.lines[2]?.undone).toBe(true);
  });

  test('an update from before is not shown', () => {
    sit();
    socket().hear(update(2, 2, []));
    expect(connection.update?.seq).toBe(3);
    expect(connection.lines).toHaveLength(3);
  });

  test('a gap makes it ask again from what it has', () => {
    sit();
    socket().hear(update(9, 7, [line(7), line(8)]));
    expect(FakeSocket.made).toHaveLength(2);
    socket().open();
    expect(socket().said[0]).toMatchObject({ t: 'hello', since: 3 });
    socket().hear({ t: 'welcome', protocol: 2, table: TABLE });
    socket().hear(
      update(
        9,
        3,
        [3, 4, 5, 6, 7, 8].map((seq) => line(seq)),
      ),
    );
    expect(connection.lines.map((one) => one.seq)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe('coming back', () => {
  test('waits longer each time, up to a limit, never exactly the same', () => {
    const waits = [0, 1, 2, 3, 10].map((attempt) => waitBefore(attempt, () => 1));
    expect(waits).toEqual([400, 800, 1600, 3200, 12_000]);
    expect(waitBefore(3, () => 0)).toBe(1600);
  });

  test('reconnects by itself and asks for what it missed', () => {
    sit();
    socket().break();
    expect(connection.status).toBe('waiting');
    expect(connection.update?.seq).toBe(3);
    vi.advanceTimersByTime(500);
    expect(FakeSocket.made).toHaveLength(2);
    socket().open();
    expect(socket().said[0]).toMatchObject({ t: 'hello', since: 3 });
  });

  test('attempts that fail go on, and a success begins from the short wait again', () => {
    sit();
    for (let attempt = 0; attempt < 4; attempt += 1) {
      socket().break();
      vi.advanceTimersByTime(waitBefore(attempt, () => 1));
    }
    expect(FakeSocket.made).toHaveLength(5);
    greet();
    const before = FakeSocket.made.length;
    socket().break();
    vi.advanceTimersByTime(401);
    expect(FakeSocket.made).toHaveLength(before + 1);
  });

  test('a silent line is asked, and given up when it does not answer', () => {
    sit();
    vi.advanceTimersByTime(SILENCE_MS);
    expect(socket().said.at(-1)).toEqual({ t: 'ping' });
    socket().hear({ t: 'pong' });
    vi.advanceTimersByTime(PATIENCE_MS + 1);
    expect(connection.status).toBe('open');
    vi.advanceTimersByTime(SILENCE_MS - PATIENCE_MS);
    expect(socket().said.at(-1)).toEqual({ t: 'ping' });
    vi.advanceTimersByTime(PATIENCE_MS);
    expect(connection.status).toBe('waiting');
  });

  test('a socket that never opens is given up', () => {
    connect();
    vi.advanceTimersByTime(PATIENCE_MS);
    expect(connection.status).toBe('waiting');
  });

  test('the network coming back is not waited for', () => {
    sit();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      socket().break();
      vi.advanceTimersByTime(waitBefore(attempt, () => 1));
    }
    socket().break();
    const before = FakeSocket.made.length;
    dispatchEvent(new Event('online'));
    expect(FakeSocket.made).toHaveLength(before + 1);
  });

  test('returning to the page asks at once whether the line is alive', () => {
    sit();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(socket().said.at(-1)).toEqual({ t: 'ping' });
  });

  test('what an abandoned socket still says is not heard', () => {
    sit();
    const old = socket();
    old.break();
    vi.advanceTimersByTime(500);
    old.hear(update(8, 3, []));
    expect(connection.update?.seq).toBe(3);
  });

  test('closed is closed', () => {
    sit();
    connection.close();
    expect(socket().readyState).toBe(3);
    dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
    expect(connection.status).toBe('ended');
  });
});
