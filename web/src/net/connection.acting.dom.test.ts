import { describe, expect, test, vi } from 'vitest';
import { TABLE, connection, welcome, line, connectWithEntries, socket, update } from './connection.fake';

describe('acting', () => {
  test('names the number of entries it answers, and waits until it is on disk', () => {
    connectWithEntries();
    connection.act(0, 'go 4.9');
    expect(socket().sent.at(-1)).toEqual({ t: 'act', seat: 0, seq: 3, action: 'go 4.9' });
    expect(connection.sent).not.toBeNull();
    connection.act(0, 'stay');
    expect(socket().sent.filter((said) => said.t === 'act')).toHaveLength(1);
    socket().receive({ t: 'accepted', seq: 3 });
    expect(connection.sent).toBeNull();
  });

  test('nothing is chosen at the old moment while what came of the last action is on its way', () => {
    connectWithEntries();
    connection.act(0, 'go 4.9');
    socket().receive({ t: 'accepted', seq: 3 });
    expect(connection.isSending).toBe(true);
    connection.act(0, 'stay');
    expect(socket().sent.filter((said) => said.t === 'act')).toHaveLength(1);
    socket().receive(update(4, 3, [line(3)]));
    expect(connection.isSending).toBe(false);
  });

  test('an action whose acknowledgement comes late is over with it', () => {
    connectWithEntries();
    connection.act(0, 'go 4.9');
    socket().receive(update(5, 3, [line(3), line(4)]));
    expect(connection.isSending).toBe(true);
    socket().receive({ t: 'accepted', seq: 3 });
    expect(connection.isSending).toBe(false);
  });

  test('sends an unacknowledged action again after a reconnect, once it is greeted', () => {
    connectWithEntries();
    connection.act(0, 'go 4.9');
    socket().drop();
    vi.advanceTimersByTime(1_000);
    socket().open();
    expect(socket().sent.map((said) => said.t)).toEqual(['hello']);
    socket().receive({ t: 'welcome', protocol: 3, table: TABLE });
    expect(socket().sent.at(-1)).toEqual({ t: 'act', seat: 0, seq: 3, action: 'go 4.9' });
    socket().receive({ t: 'accepted', seq: 3 });
    socket().drop();
    vi.advanceTimersByTime(1_000);
    welcome();
    expect(socket().sent.map((said) => said.t)).toEqual(['hello']);
  });

  const UPGRADED = { t: 'problem', code: 'wrong_protocol', text: { key: 'problem-wrong-protocol' } } as const;

  test('after an upgrade of the server the reloaded page sends the action that was under way, once', () => {
    connectWithEntries();
    connection.act(0, 'go 4.9', false);
    socket().drop();
    vi.advanceTimersByTime(1_000);
    socket().open();
    socket().receive(UPGRADED);
    expect([connection.status, connection.problem?.code]).toEqual(['ended', 'wrong_protocol']);
    connectWithEntries();
    expect(socket().sent.slice(1)).toEqual([{ t: 'act', seat: 0, seq: 3, action: 'go 4.9', confirmed: false }]);
    socket().receive({ t: 'accepted', seq: 3 });
    connectWithEntries();
    expect(socket().sent.map((said) => said.t)).toEqual(['hello']);
  });

  test('a server of the previous version does not read the greeting: the client tries again, and keeps the action', () => {
    connectWithEntries();
    connection.act(0, 'go 4.9');
    socket().drop();
    vi.advanceTimersByTime(1_000);
    socket().open();
    socket().receive({ t: 'problem', code: 'malformed', text: { key: 'problem-malformed' } });
    expect([connection.status, connection.problem]).toEqual(['waiting', null]);
    vi.advanceTimersByTime(1_000);
    welcome();
    expect(socket().sent.at(-1)).toEqual({ t: 'act', seat: 0, seq: 3, action: 'go 4.9' });
  });

  test('one click is not sure, and what is final then waits for Confirm', () => {
    connectWithEntries();
    connection.act(0, 'call', false);
    expect(socket().sent.at(-1)).toEqual({ t: 'act', seat: 0, seq: 3, action: 'call', confirmed: false });
    const option = { action: 'call', text: { key: 'calls' }, preview: null };
    socket().receive({
      t: 'action_check',
      seat: 0,
      action: 'call',
      objection: null,
      legal_action: option,
      final: true,
    });
    expect(connection.isSending).toBe(false);
    expect(connection.actionToConfirm).toEqual(option);
    expect(connection.actionCheck).toBeNull();
    connection.act(0, 'call');
    expect(socket().sent.at(-1)).toEqual({ t: 'act', seat: 0, seq: 3, action: 'call' });
  });

  test('an undo that comes too late is said again, if it still can be', () => {
    connectWithEntries();
    connection.act(0, 'undo');
    socket().receive({ t: 'problem', code: 'stale', text: { key: 'problem-stale' }, seq: 4 });
    expect(connection.problem).toBeNull();
    socket().receive({ ...update(4, 3, [line(3)]), undo: 0 });
    expect(socket().sent.at(-1)).toEqual({ t: 'act', seat: 0, seq: 4, action: 'undo' });
    socket().receive({ t: 'problem', code: 'stale', text: { key: 'problem-stale' }, seq: 5 });
    socket().receive(update(5, 4, [line(4)]));
    expect(socket().sent.filter((said) => said.t === 'act')).toHaveLength(2);
    expect(connection.isSending).toBe(false);
  });

  test('whoever takes nothing back says so', () => {
    connectWithEntries();
    connection.skipWait(0);
    expect(socket().sent.at(-1)).toEqual({ t: 'skip_wait', seat: 0 });
  });

  test('an action chosen while the line was down is sent when it is back', () => {
    connectWithEntries();
    socket().drop();
    connection.act(0, 'stay');
    vi.advanceTimersByTime(1_000);
    welcome();
    expect(socket().sent.at(-1)).toMatchObject({ t: 'act', action: 'stay' });
  });

  test('a refused action is over and explained', () => {
    connectWithEntries();
    connection.act(0, 'go 1.1');
    const objection = { rule: 'PAL-2.4', text: { key: 'pal-no-roof' } };
    socket().receive({ t: 'problem', code: 'illegal', text: { key: 'problem-illegal' }, objection });
    expect(connection.sent).toBeNull();
    expect(connection.problem?.objection?.rule).toBe('PAL-2.4');
  });

  test('a reason is forgotten when the table moves on; that it moved on is not', () => {
    connectWithEntries();
    connection.checkAction(0, 'go 1.1');
    socket().receive({
      t: 'action_check',
      seat: 0,
      action: 'go 1.1',
      objection: { rule: 'PAL-2.4', text: { key: 'no' } },
    });
    socket().receive({ t: 'problem', code: 'illegal', text: { key: 'problem-illegal' } });
    socket().receive(update(4, 3, [line(3)]));
    expect(connection.actionCheck).toBeNull();
    expect(connection.problem).toBeNull();
    connection.act(0, 'stay');
    socket().receive({ t: 'problem', code: 'stale', text: { key: 'problem-stale' } });
    socket().receive(update(5, 4, [line(4)]));
    expect(connection.problem?.code).toBe('stale');
  });

  test('what was late is not waited for any more when the table moves on', () => {
    const problem = (key: string) => ({ t: 'problem', code: 'unavailable', text: { key } }) as const;
    connectWithEntries();
    socket().receive(problem('problem-saved-later'));
    expect(connection.problem).not.toBeNull();
    socket().receive(update(4, 3, [line(3)]));
    expect(connection.problem).toBeNull();
  });

  test('a refused name is told, and an action on its way goes on', () => {
    connectWithEntries();
    connection.act(0, 'stay');
    connection.rename(0, '\u3164');
    socket().receive({ t: 'problem', code: 'bad_name', text: { key: 'problem-bad-name' } });
    expect(connection.problem?.code).toBe('bad_name');
    expect(connection.sent).not.toBeNull();
    connection.rename(0, 'Ada');
    expect(connection.problem).toBeNull();
  });

  test('too fast: waits a moment and says it again', () => {
    connectWithEntries();
    connection.act(0, 'stay');
    socket().receive({ t: 'problem', code: 'too_fast', text: { key: 'problem-too-fast' } });
    expect(connection.sent).not.toBeNull();
    vi.advanceTimersByTime(1_100);
    expect(socket().sent.filter((said) => said.t === 'act')).toHaveLength(2);
  });

  test('what cannot be saved now is kept, told, and tried again', () => {
    connectWithEntries();
    connection.act(0, 'stay');
    socket().receive({ t: 'problem', code: 'unavailable', text: { key: 'problem-unavailable' } });
    expect(connection.problem?.code).toBe('unavailable');
    vi.advanceTimersByTime(3_100);
    expect(socket().sent.filter((said) => said.t === 'act')).toHaveLength(2);
    socket().receive({ t: 'accepted', seq: 3 });
    expect(connection.problem).toBeNull();
  });

  test('asking why, names and bots', () => {
    connectWithEntries();
    connection.checkAction(0, 'go 1.1');
    connection.rename(0, 'Ada');
    connection.delegateSeat(0, 'hard');
    expect(socket().sent.slice(1)).toEqual([
      { t: 'check_action', seat: 0, action: 'go 1.1' },
      { t: 'rename', seat: 0, name: 'Ada' },
      { t: 'delegate', seat: 0, level: 'hard' },
    ]);
    socket().receive({ t: 'action_check', seat: 0, action: 'go 1.1', objection: null });
    expect(connection.actionCheck?.action).toBe('go 1.1');
  });
});

describe('what is typed', () => {
  const pull = { action: 'pull 37', text: { key: 'told' }, preview: null };
  const acts = () => socket().sent.filter((message) => message.t === 'act');

  test('is done at once where it can be taken back, or is no gesture', () => {
    connectWithEntries();
    connection.submitTyped(0, 'house a1');
    expect(socket().sent.at(-1)).toEqual({ t: 'check_action', seat: 0, action: 'house a1' });
    socket().receive({
      t: 'action_check',
      seat: 0,
      action: 'house a1',
      objection: null,
      legal_action: { ...pull, action: 'house A1' },
      final: false,
    });
    expect(acts()).toEqual([{ t: 'act', seat: 0, seq: 3, action: 'house a1' }]);
    expect(connection.actionCheck).toBeNull();
  });

  test('is only foretold where it cannot be taken back, until the moment is over', () => {
    connectWithEntries();
    connection.submitTyped(0, 'pull 37');
    socket().receive({
      t: 'action_check',
      seat: 0,
      action: 'pull 37',
      objection: null,
      legal_action: pull,
      final: true,
    });
    expect(acts()).toEqual([]);
    expect(connection.actionToConfirm).toEqual(pull);
    socket().receive(update(4, 3, [line(3)]));
    expect(connection.actionToConfirm).toBeNull();
  });

  test('is explained where it is not allowed, and what is only asked about is not done', () => {
    connectWithEntries();
    connection.submitTyped(0, 'pull 37');
    const objection = { rule: 'VP-B3', text: { key: 'no' } };
    socket().receive({ t: 'action_check', seat: 0, action: 'pull 37', objection });
    expect(connection.actionCheck?.objection).toEqual(objection);
    connection.checkAction(0, 'pull 37');
    socket().receive({
      t: 'action_check',
      seat: 0,
      action: 'pull 37',
      objection: null,
      legal_action: pull,
      final: true,
    });
    expect(connection.actionCheck?.legal_action).toEqual(pull);
    expect(connection.actionToConfirm).toBeNull();
    expect(acts()).toEqual([]);
  });
});
