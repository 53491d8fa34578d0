import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Connection, PATIENCE_MS, SILENCE_MS, liveAddress, waitBefore } from './connection.svelte';
import type { ClientMessage, LogLine, ServerMessage, TableInfo, Update } from './protocol';

class FakeSocket {
  static made: FakeSocket[] = [];
  readyState = 0;
  said: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }
  send(text: string) {
    this.said.push(JSON.parse(text) as ClientMessage);
  }
  close() {
    this.readyState = 3;
  }

  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break() {
    this.readyState = 3;
    this.onclose?.();
  }
}

const TABLE: TableInfo = {
  id: 'abc', game: 'palermo', revision: 1, options: {}, seats: [], hosting: false, created: '', commitment: '', seed: null,
};
const line = (seq: number, notation = `move ${seq}`): LogLine => ({
  seq, seat: 0, told: { text: { key: 'told' }, notation }, undone: false, at: '',
});
const update = (seq: number, since: number, lines: LogLine[]): Update => ({
  t: 'update', seq, seat: 0, view: null, prompt: { key: 'go' }, actors: [0], options: [], undo: null,
  scores: [], places: null, lines, since,
});

let connection: Connection;
const socket = () => FakeSocket.made.at(-1)!;
const connect = (tokens = ['key']) => {
  connection = new Connection('ws://test/live', tokens, ['sentences'], (url) => new FakeSocket(url) as unknown as WebSocket);
};
const greet = () => {
  socket().open();
  socket().hear({ t: 'welcome', protocol: 2, table: TABLE });
};
/** A table with three entries. */
const sit = () => {
  connect();
  greet();
  socket().hear(update(3, 0, [line(0), line(1), line(2)]));
};

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
});
afterEach(() => {
  connection?.close();
  vi.useRealTimers();
});

describe('sitting down', () => {
  test('introduces itself with its keys and what it has seen', () => {
    connect(['a', 'b']);
    expect(socket().said).toEqual([]);
    socket().open();
    expect(socket().said).toEqual([{ t: 'hello', protocol: 2, tokens: ['a', 'b'], since: 0, parts: ['sentences'], patches: true }]);
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
    socket().hear(update(9, 3, [3, 4, 5, 6, 7, 8].map((seq) => line(seq))));
    expect(connection.lines.map((one) => one.seq)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe('acting', () => {
  test('names the number of entries it answers, and waits until it is on disk', () => {
    sit();
    connection.act(0, 'go 4.9');
    expect(socket().said.at(-1)).toEqual({ t: 'act', seat: 0, seq: 3, action: 'go 4.9' });
    expect(connection.sent).not.toBeNull();
    connection.act(0, 'stay');
    expect(socket().said.filter((said) => said.t === 'act')).toHaveLength(1);
    socket().hear({ t: 'accepted', seq: 3 });
    expect(connection.sent).toBeNull();
  });

  test('nothing is chosen at the old moment while what came of the last action is on its way', () => {
    sit();
    connection.act(0, 'go 4.9');
    socket().hear({ t: 'accepted', seq: 3 });
    expect(connection.acting).toBe(true);
    connection.act(0, 'stay');
    expect(socket().said.filter((said) => said.t === 'act')).toHaveLength(1);
    socket().hear(update(4, 3, [line(3)]));
    expect(connection.acting).toBe(false);
  });

  test('an action whose acknowledgement comes late is over with it', () => {
    sit();
    connection.act(0, 'go 4.9');
    socket().hear(update(5, 3, [line(3), line(4)]));
    expect(connection.acting).toBe(true);
    socket().hear({ t: 'accepted', seq: 3 });
    expect(connection.acting).toBe(false);
  });

  test('sends an unacknowledged action again after a reconnect, once it is greeted', () => {
    sit();
    connection.act(0, 'go 4.9');
    socket().break();
    vi.advanceTimersByTime(1_000);
    socket().open();
    expect(socket().said.map((said) => said.t)).toEqual(['hello']);
    socket().hear({ t: 'welcome', protocol: 2, table: TABLE });
    expect(socket().said.at(-1)).toEqual({ t: 'act', seat: 0, seq: 3, action: 'go 4.9' });
    socket().hear({ t: 'accepted', seq: 3 });
    socket().break();
    vi.advanceTimersByTime(1_000);
    greet();
    expect(socket().said.map((said) => said.t)).toEqual(['hello']);
  });

  test('an action chosen while the line was down is sent when it is back', () => {
    sit();
    socket().break();
    connection.act(0, 'stay');
    vi.advanceTimersByTime(1_000);
    greet();
    expect(socket().said.at(-1)).toMatchObject({ t: 'act', action: 'stay' });
  });

  test('a refused action is over and explained', () => {
    sit();
    connection.act(0, 'go 1.1');
    const objection = { rule: 'PAL-2.4', text: { key: 'pal-no-roof' } };
    socket().hear({ t: 'problem', code: 'illegal', text: { key: 'problem-illegal' }, objection });
    expect(connection.sent).toBeNull();
    expect(connection.problem?.objection?.rule).toBe('PAL-2.4');
  });

  test('a reason is forgotten when the table moves on; that it moved on is not', () => {
    sit();
    connection.why(0, 'go 1.1');
    socket().hear({ t: 'because', seat: 0, action: 'go 1.1', objection: { rule: 'PAL-2.4', text: { key: 'no' } } });
    socket().hear({ t: 'problem', code: 'illegal', text: { key: 'problem-illegal' } });
    socket().hear(update(4, 3, [line(3)]));
    expect(connection.because).toBeNull();
    expect(connection.problem).toBeNull();
    connection.act(0, 'stay');
    socket().hear({ t: 'problem', code: 'stale', text: { key: 'problem-stale' } });
    socket().hear(update(5, 4, [line(4)]));
    expect(connection.problem?.code).toBe('stale');
  });

  test('what was late is not waited for any more when the table moves on', () => {
    const problem = (key: string) => ({ t: 'problem', code: 'unavailable', text: { key } }) as const;
    sit();
    socket().hear(problem('problem-saved-later'));
    expect(connection.problem).not.toBeNull();
    socket().hear(update(4, 3, [line(3)]));
    expect(connection.problem).toBeNull();
  });

  test('a refused name is told, and an action on its way goes on', () => {
    sit();
    connection.act(0, 'stay');
    connection.rename(0, '\u3164');
    socket().hear({ t: 'problem', code: 'bad_name', text: { key: 'problem-bad-name' } });
    expect(connection.problem?.code).toBe('bad_name');
    expect(connection.sent).not.toBeNull();
    connection.rename(0, 'Ada');
    expect(connection.problem).toBeNull();
  });

  test('too fast: waits a moment and says it again', () => {
    sit();
    connection.act(0, 'stay');
    socket().hear({ t: 'problem', code: 'too_fast', text: { key: 'problem-too-fast' } });
    expect(connection.sent).not.toBeNull();
    vi.advanceTimersByTime(1_100);
    expect(socket().said.filter((said) => said.t === 'act')).toHaveLength(2);
  });

  test('what cannot be saved now is kept, told, and tried again', () => {
    sit();
    connection.act(0, 'stay');
    socket().hear({ t: 'problem', code: 'unavailable', text: { key: 'problem-unavailable' } });
    expect(connection.problem?.code).toBe('unavailable');
    vi.advanceTimersByTime(3_100);
    expect(socket().said.filter((said) => said.t === 'act')).toHaveLength(2);
    socket().hear({ t: 'accepted', seq: 3 });
    expect(connection.problem).toBeNull();
  });

  test('asking why, looking back, names and bots', () => {
    sit();
    connection.why(0, 'go 1.1');
    connection.lookBack(2);
    connection.rename(0, 'Ada');
    connection.delegate(0, 'hard');
    expect(socket().said.slice(1)).toEqual([
      { t: 'why', seat: 0, action: 'go 1.1' },
      { t: 'look_back', seq: 2 },
      { t: 'rename', seat: 0, name: 'Ada' },
      { t: 'delegate', seat: 0, level: 'hard' },
    ]);
    socket().hear({ t: 'past', seq: 2, view: 'then', sheet: [] });
    expect(connection.past?.view).toBe('then');
    connection.returnToNow();
    expect(connection.past).toBeNull();
    socket().hear({ t: 'because', seat: 0, action: 'go 1.1', objection: null });
    expect(connection.because?.action).toBe('go 1.1');
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

describe('what is typed', () => {
  const pull = { action: 'pull 37', text: { key: 'told' }, preview: null };
  const acts = () => socket().said.filter((message) => message.t === 'act');

  test('is done at once where it can be taken back, or is no gesture', () => {
    sit();
    connection.type(0, 'house a1');
    expect(socket().said.at(-1)).toEqual({ t: 'why', seat: 0, action: 'house a1' });
    socket().hear({ t: 'because', seat: 0, action: 'house a1', objection: null, option: { ...pull, action: 'house A1' }, final: false });
    expect(acts()).toEqual([{ t: 'act', seat: 0, seq: 3, action: 'house a1' }]);
    expect(connection.because).toBeNull();
  });

  test('is only foretold where it cannot be taken back, until the moment is over', () => {
    sit();
    connection.type(0, 'pull 37');
    socket().hear({ t: 'because', seat: 0, action: 'pull 37', objection: null, option: pull, final: true });
    expect(acts()).toEqual([]);
    expect(connection.foretold).toEqual(pull);
    socket().hear(update(4, 3, [line(3)]));
    expect(connection.foretold).toBeNull();
  });

  test('is explained where it is not allowed, and what is only asked about is not done', () => {
    sit();
    connection.type(0, 'pull 37');
    const objection = { rule: 'VP-B3', text: { key: 'no' } };
    socket().hear({ t: 'because', seat: 0, action: 'pull 37', objection });
    expect(connection.because?.objection).toEqual(objection);
    connection.why(0, 'pull 37');
    socket().hear({ t: 'because', seat: 0, action: 'pull 37', objection: null, option: pull, final: true });
    expect(connection.because?.option).toEqual(pull);
    expect(connection.foretold).toBeNull();
    expect(acts()).toEqual([]);
  });
});
