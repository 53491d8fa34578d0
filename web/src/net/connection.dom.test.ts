import { describe, expect, test, vi } from 'vitest';
import {
  FakeSocket,
  TABLE,
  connect,
  connection,
  welcome,
  line,
  connectWithEntries,
  socket,
  update,
} from './connection.fake';
import { REPLY_TIMEOUT_MS, PING_AFTER_MS, liveUrl, retryDelay } from './socket.svelte';

describe('sitting down', () => {
  test('introduces itself with its keys and what it has seen', () => {
    connect(['a', 'b']);
    expect(socket().sent).toEqual([]);
    socket().open();
    expect(socket().sent).toEqual([
      { t: 'hello', protocol: 3, tokens: ['a', 'b'], since: 0, extras: ['sentences'], patches: true },
    ]);
    expect(connection.status).toBe('connecting');
    socket().receive({ t: 'welcome', protocol: 3, table: TABLE });
    expect(connection.status).toBe('open');
    expect(connection.table?.id).toBe('abc');
  });

  test('the address follows the page', () => {
    expect(liveUrl('a/b', new URL('http://h:1/x') as unknown as Location)).toBe('ws://h:1/api/tables/a%2Fb/live');
    expect(liveUrl('a', new URL('https://h/x') as unknown as Location)).toBe('wss://h/api/tables/a/live');
  });

  test('an unknown table ends it, with the reason', () => {
    connect();
    socket().open();
    socket().receive({ t: 'problem', code: 'no_such_table', text: { key: 'problem-no-such-table' } });
    expect(connection.status).toBe('ended');
    expect(connection.problem?.code).toBe('no_such_table');
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.instances).toHaveLength(1);
  });

  test('a wrong seat link is told, and the reader watches', () => {
    connect();
    socket().open();
    socket().receive({ t: 'problem', code: 'not_your_seat', text: { key: 'problem-unknown-link' } });
    socket().receive({ t: 'welcome', protocol: 3, table: TABLE });
    expect(connection.status).toBe('open');
    expect(connection.problem?.text.key).toBe('problem-unknown-link');
  });

  test('that a match can only be looked at is not forgotten when it is shown', () => {
    connect();
    socket().open();
    socket().receive({ t: 'welcome', protocol: 3, table: TABLE });
    socket().receive({ t: 'problem', code: 'unavailable', text: { key: 'problem-old-rules' } });
    socket().receive(update(3, 0, [line(0), line(1), line(2)]));
    expect(connection.problem?.text.key).toBe('problem-old-rules');
  });
});

describe('while the line is away', () => {
  test('what somebody says waits until it is back, once', () => {
    connectWithEntries();
    socket().drop();
    connection.send({ t: 'send_chat', seat: 0, words: 'Ciao' });
    connection.send({ t: 'vote_pause', seat: 0, wants: true });
    connection.requestHelp({ t: 'hint', seat: 0 });
    vi.advanceTimersByTime(1_000);
    welcome();
    expect(socket().sent.map(({ t }) => t)).toEqual(['hello', 'send_chat', 'vote_pause']);
    socket().drop();
    vi.advanceTimersByTime(1_000);
    welcome();
    expect(socket().sent.map(({ t }) => t)).toEqual(['hello']);
  });
});

describe('the log', () => {
  test('new lines are put in place of what was there', () => {
    connectWithEntries();
    const undone = { ...line(2), undone: true };
    socket().receive(update(4, 2, [undone, line(3, 'undo')]));
    expect(connection.lines.map((one) => one.seq)).toEqual([0, 1, 2, 3]);
    expect(connection.lines[2]?.undone).toBe(true);
  });

  test('an update from before is not shown', () => {
    connectWithEntries();
    socket().receive(update(2, 2, []));
    expect(connection.update?.seq).toBe(3);
    expect(connection.lines).toHaveLength(3);
  });

  test('a gap makes it ask again from what it has', () => {
    connectWithEntries();
    socket().receive(update(9, 7, [line(7), line(8)]));
    expect(FakeSocket.instances).toHaveLength(2);
    socket().open();
    expect(socket().sent[0]).toMatchObject({ t: 'hello', since: 3 });
    socket().receive({ t: 'welcome', protocol: 3, table: TABLE });
    socket().receive(
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
    const waits = [0, 1, 2, 3, 10].map((attempt) => retryDelay(attempt, () => 1));
    expect(waits).toEqual([400, 800, 1600, 3200, 12_000]);
    expect(retryDelay(3, () => 0)).toBe(1600);
  });

  test('reconnects by itself and asks for what it missed', () => {
    connectWithEntries();
    socket().drop();
    expect(connection.status).toBe('waiting');
    expect(connection.update?.seq).toBe(3);
    vi.advanceTimersByTime(500);
    expect(FakeSocket.instances).toHaveLength(2);
    socket().open();
    expect(socket().sent[0]).toMatchObject({ t: 'hello', since: 3 });
  });

  test('attempts that fail go on, and a success begins from the short wait again', () => {
    connectWithEntries();
    for (let attempt = 0; attempt < 4; attempt += 1) {
      socket().drop();
      vi.advanceTimersByTime(retryDelay(attempt, () => 1));
    }
    expect(FakeSocket.instances).toHaveLength(5);
    welcome();
    const before = FakeSocket.instances.length;
    socket().drop();
    vi.advanceTimersByTime(401);
    expect(FakeSocket.instances).toHaveLength(before + 1);
  });

  test('a silent line is asked, and given up when it does not answer', () => {
    connectWithEntries();
    vi.advanceTimersByTime(PING_AFTER_MS);
    expect(socket().sent.at(-1)).toEqual({ t: 'ping' });
    socket().receive({ t: 'pong' });
    vi.advanceTimersByTime(PING_AFTER_MS - 1);
    expect(connection.status).toBe('open');
    vi.advanceTimersByTime(1);
    expect(socket().sent.at(-1)).toEqual({ t: 'ping' });
    vi.advanceTimersByTime(REPLY_TIMEOUT_MS);
    expect(connection.status).toBe('waiting');
  });

  test('a socket that never opens is given up', () => {
    connect();
    vi.advanceTimersByTime(REPLY_TIMEOUT_MS);
    expect(connection.status).toBe('waiting');
  });

  test('the network coming back is not waited for', () => {
    connectWithEntries();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      socket().drop();
      vi.advanceTimersByTime(retryDelay(attempt, () => 1));
    }
    socket().drop();
    const before = FakeSocket.instances.length;
    dispatchEvent(new Event('online'));
    expect(FakeSocket.instances).toHaveLength(before + 1);
  });

  test('returning to the page asks at once whether the line is alive', () => {
    connectWithEntries();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(socket().sent.at(-1)).toEqual({ t: 'ping' });
  });

  test('what an abandoned socket still says is not heard', () => {
    connectWithEntries();
    const old = socket();
    old.drop();
    vi.advanceTimersByTime(500);
    old.receive(update(8, 3, []));
    expect(connection.update?.seq).toBe(3);
  });

  test('closed is closed', () => {
    connectWithEntries();
    connection.close();
    expect(socket().readyState).toBe(3);
    dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.instances).toHaveLength(1);
    expect(connection.status).toBe('ended');
  });
});
