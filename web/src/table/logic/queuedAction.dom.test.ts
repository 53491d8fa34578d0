import { describe, expect, test, vi } from 'vitest';
import { connection, line, connectWithEntries, socket, update } from '../../net/connection.fake';
import { QueuedAction } from './queuedAction.svelte';

const RESIGN = [{ action: 'resign', text: { key: 'resign' } }];
const said = () => socket().sent.flatMap((one) => (one.t === 'act' ? [`${one.action} ${one.seq}`] : []));
const granted = vi.fn();

let wish: QueuedAction;
const told = (seq: number, actors: number[], outOfTurn = RESIGN) => {
  const lines = Array.from({ length: seq - connection.lines.length }, (_, index) =>
    line(connection.lines.length + index),
  );
  socket().receive({ ...update(seq, connection.lines.length, lines), actors, out_of_turn: outOfTurn });
  wish.trySend();
};
const begin = () => {
  connectWithEntries();
  granted.mockClear();
  wish = new QueuedAction(connection, granted);
};
const refused = (code: 'illegal' | 'stale') => {
  socket().receive({ t: 'problem', code, text: { key: 'problem-hand-at-work' }, objection: null, seq: 0 });
  wish.trySend();
};

describe('what is said out of turn', () => {
  test('is said at once where nothing falls, and is granted when the log has it', () => {
    begin();
    told(4, [1]);
    wish.queue('resign');
    expect(said()).toEqual(['resign 4']);
    socket().receive({ t: 'accepted', seq: 4 });
    told(5, [1], []);
    expect(wish.action).toBeNull();
    expect(granted).toHaveBeenCalledOnce();
  });

  test('waits while NATURE acts', () => {
    begin();
    told(4, [-1]);
    wish.queue('resign');
    expect(said()).toEqual([]);
    told(5, [1]);
    expect(said()).toEqual(['resign 5']);
  });

  test.each(['illegal', 'stale'] as const)(
    'is said again at the next moment after "%s", and nobody is scolded',
    (code) => {
      begin();
      told(4, [1]);
      wish.queue('resign');
      refused(code);
      expect(connection.problem).toBeNull();
      expect(said()).toEqual(['resign 4']);
      told(6, [1]);
      expect(said()).toEqual(['resign 4', 'resign 6']);
    },
  );

  test('can be dropped while it waits', () => {
    begin();
    told(4, [-1]);
    wish.queue('resign');
    wish.cancel();
    told(5, [1]);
    expect(said()).toEqual([]);
    expect(granted).not.toHaveBeenCalled();
  });
});
