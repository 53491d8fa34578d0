import { describe, expect, test, vi } from 'vitest';
import { TABLE, connection, greet, line, sit, socket, update } from './connection.fake';

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

  test('one click is not sure, and what is final then waits for Confirm', () => {
    sit();
    connection.act(0, 'call', false);
    expect(socket().said.at(-1)).toEqual({ t: 'act', seat: 0, seq: 3, action: 'call', sure: false });
    const option = { action: 'call', text: { key: 'calls' }, preview: null };
    socket().hear({ t: 'because', seat: 0, action: 'call', objection: null, option, final: true });
    expect(connection.acting).toBe(false);
    expect(connection.foretold).toEqual(option);
    expect(connection.because).toBeNull();
    connection.act(0, 'call');
    expect(socket().said.at(-1)).toEqual({ t: 'act', seat: 0, seq: 3, action: 'call' });
  });

  test('an undo that comes too late is said again, if it still can be', () => {
    sit();
    connection.act(0, 'undo');
    socket().hear({ t: 'problem', code: 'stale', text: { key: 'problem-stale' }, seq: 4 });
    expect(connection.problem).toBeNull();
    socket().hear({ ...update(4, 3, [line(3)]), undo: 0 });
    expect(socket().said.at(-1)).toEqual({ t: 'act', seat: 0, seq: 4, action: 'undo' });
    socket().hear({ t: 'problem', code: 'stale', text: { key: 'problem-stale' }, seq: 5 });
    socket().hear(update(5, 4, [line(4)]));
    expect(socket().said.filter((said) => said.t === 'act')).toHaveLength(2);
    expect(connection.acting).toBe(false);
  });

  test('whoever takes nothing back says so', () => {
    sit();
    connection.goOn(0);
    expect(socket().said.at(-1)).toEqual({ t: 'go_on', seat: 0 });
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

  test('asking why, names and bots', () => {
    sit();
    connection.why(0, 'go 1.1');
    connection.rename(0, 'Ada');
    connection.delegate(0, 'hard');
    expect(socket().said.slice(1)).toEqual([
      { t: 'why', seat: 0, action: 'go 1.1' },
      { t: 'rename', seat: 0, name: 'Ada' },
      { t: 'delegate', seat: 0, level: 'hard' },
    ]);
    socket().hear({ t: 'because', seat: 0, action: 'go 1.1', objection: null });
    expect(connection.because?.action).toBe('go 1.1');
  });
});

describe('what is typed', () => {
  const pull = { action: 'pull 37', text: { key: 'told' }, preview: null };
  const acts = () => socket().said.filter((message) => message.t === 'act');

  test('is done at once where it can be taken back, or is no gesture', () => {
    sit();
    connection.type(0, 'house a1');
    expect(socket().said.at(-1)).toEqual({ t: 'why', seat: 0, action: 'house a1' });
    socket().hear({
      t: 'because',
      seat: 0,
      action: 'house a1',
      objection: null,
      option: { ...pull, action: 'house A1' },
      final: false,
    });
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
