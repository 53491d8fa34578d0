import { expect, test } from 'vitest';
import { connection, sit, socket } from './connection.fake';

test('frames are heard as bytes by whoever listens, until they stop', () => {
  sit();
  expect(socket().binaryType).toBe('arraybuffer');
  const heard: number[][] = [];
  const stop = connection.frames.listen((frame) => heard.push([...new Uint8Array(frame)]));
  socket().see(new Uint8Array([1, 2]).buffer);
  stop();
  socket().see(new Uint8Array([3]).buffer);
  expect(heard).toEqual([[1, 2]]);
});

test('a hand says what it does, and hears what it feels', () => {
  sit();
  const felt: unknown[] = [];
  connection.felt.listen((news) => felt.push(news.felt));
  connection.hand(0, 'm 1 2');
  expect(socket().said.at(-1)).toEqual({ t: 'hand', seat: 0, seq: 3, packet: 'm 1 2' });
  socket().hear({ t: 'felt', seq: 3, seat: 0, felt: { force: 1 } });
  expect(felt).toEqual([{ force: 1 }]);
});

test('who listened hears the next line too', () => {
  sit();
  const heard: ArrayBuffer[] = [];
  connection.frames.listen((frame) => heard.push(frame));
  socket().break();
  window.dispatchEvent(new Event('online'));
  socket().see(new ArrayBuffer(1));
  expect(heard).toHaveLength(1);
});
