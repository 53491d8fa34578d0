import { expect, test } from 'vitest';
import { connection, connectWithEntries, socket } from './connection.fake';

test('frames are heard as bytes by whoever listens, until they stop', () => {
  connectWithEntries();
  expect(socket().binaryType).toBe('arraybuffer');
  const heard: number[][] = [];
  const stop = connection.gestures.frames.add((frame) => heard.push([...new Uint8Array(frame)]));
  socket().receiveFrame(new Uint8Array([1, 2]).buffer);
  stop();
  socket().receiveFrame(new Uint8Array([3]).buffer);
  expect(heard).toEqual([[1, 2]]);
});

test('a hand says what it does, and hears what it feels', () => {
  connectWithEntries();
  const felt: unknown[] = [];
  connection.gestures.feedback.add((news) => felt.push([news.feedback, news.answers]));
  expect(connection.gestures.sendPacket(0, 'm 1 2')).toBe(1);
  connection.gestures.sendPacket(0, 'a');
  expect(socket().sent.at(-1)).toEqual({ t: 'gesture', seat: 0, seq: 3, packet: 'a', n: 2 });
  socket().receive({ t: 'feedback', seq: 3, seat: 0, feedback: { force: 1 }, answers: 2 });
  expect(felt).toEqual([[{ force: 1 }, 2]]);
});

test('who listened hears the next line too', () => {
  connectWithEntries();
  const heard: ArrayBuffer[] = [];
  connection.gestures.frames.add((frame) => heard.push(frame));
  socket().drop();
  window.dispatchEvent(new Event('online'));
  socket().receiveFrame(new ArrayBuffer(1));
  expect(heard).toHaveLength(1);
});

test('a refused packet is told to who moves the hand, and an action on its way goes on', () => {
  connectWithEntries();
  const refused: number[] = [];
  connection.gestures.refusedPackets.add((packet) => refused.push(packet));
  connection.act(0, 'pass');
  socket().receive({ t: 'problem', code: 'illegal', text: { key: 'no' }, objection: null, seq: 3, packet: 7 });
  expect(refused).toEqual([7]);
  expect(connection.problem?.text.key).toBe('no');
  expect(connection.sent?.action).toBe('pass');
});
