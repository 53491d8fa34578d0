import { expect, test } from 'vitest';
import { connection, sit, socket } from './connection.fake';

test('frames are heard as bytes by whoever listens, until they stop', () => {
  sit();
  expect(socket().binaryType).toBe('arraybuffer');
  const heard: number[][] = [];
  const stop = connection.hands.frames.listen((frame) => heard.push([...new Uint8Array(frame)]));
  socket().see(new Uint8Array([1, 2]).buffer);
  stop();
  socket().see(new Uint8Array([3]).buffer);
  expect(heard).toEqual([[1, 2]]);
});

test('a hand says what it does, and hears what it feels', () => {
  sit();
  const felt: unknown[] = [];
  connection.hands.felt.listen((news) => felt.push([news.felt, news.answers]));
  expect(connection.hands.say(0, 'm 1 2')).toBe(1);
  connection.hands.say(0, 'a');
  expect(socket().said.at(-1)).toEqual({ t: 'hand', seat: 0, seq: 3, packet: 'a', n: 2 });
  socket().hear({ t: 'felt', seq: 3, seat: 0, felt: { force: 1 }, answers: 2 });
  expect(felt).toEqual([[{ force: 1 }, 2]]);
});

test('who listened hears the next line too', () => {
  sit();
  const heard: ArrayBuffer[] = [];
  connection.hands.frames.listen((frame) => heard.push(frame));
  socket().break();
  window.dispatchEvent(new Event('online'));
  socket().see(new ArrayBuffer(1));
  expect(heard).toHaveLength(1);
});

test('a refused packet is told to who moves the hand, and an action on its way goes on', () => {
  sit();
  const refused: number[] = [];
  connection.hands.refused.listen((packet) => refused.push(packet));
  connection.act(0, 'pass');
  socket().hear({ t: 'problem', code: 'illegal', text: { key: 'no' }, objection: null, seq: 3, packet: 7 });
  expect(refused).toEqual([7]);
  expect(connection.problem?.text.key).toBe('no');
  expect(connection.sent?.action).toBe('pass');
});
