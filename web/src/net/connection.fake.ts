/** A connection to a fake server, with fake timers. */

import { afterEach, beforeEach, vi } from 'vitest';
import { Connection } from './connection.svelte';
import type { ClientMessage, LogLine, ServerMessage, TableInfo, Update } from '../protocol/messages';

export class FakeSocket {
  static instances: FakeSocket[] = [];
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string | ArrayBuffer }) => void) | null = null;
  binaryType = 'blob';
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.instances.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close() {
    this.readyState = 3;
  }

  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  receive(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  receiveFrame(frame: ArrayBuffer) {
    this.onmessage?.({ data: frame });
  }
  drop() {
    this.readyState = 3;
    this.onclose?.();
  }
}

export const TABLE: TableInfo = {
  id: 'abc',
  game: 'palermo',
  revision: 1,
  options: {},
  seats: [],
  hosting: false,
  created: '',
  commitment: '',
  seed: null,
};
export const line = (seq: number, notation = `move ${seq}`): LogLine => ({
  seq,
  seat: 0,
  message: { text: { key: 'told' }, notation },
  undone: false,
  at: '',
});
export const update = (seq: number, since: number, lines: LogLine[]): Update => ({
  t: 'update',
  seq,
  seat: 0,
  view: null,
  prompt: { key: 'go' },
  actors: [0],
  actions: [],
  undo: null,
  scores: [],
  places: null,
  lines,
  since,
});

export let connection: Connection;
export const socket = () => FakeSocket.instances.at(-1)!;
export const connect = (tokens = ['key']) => {
  connection = new Connection(
    'ws://test/live',
    tokens,
    ['sentences'],
    (url) => new FakeSocket(url) as unknown as WebSocket,
  );
};
export const welcome = (more: Partial<TableInfo> = {}) => {
  socket().open();
  socket().receive({ t: 'welcome', protocol: 3, table: { ...TABLE, ...more } });
};
/** Connects to a table with three entries. */
export const connectWithEntries = (more: Partial<TableInfo> = {}) => {
  connect();
  welcome(more);
  socket().receive(update(3, 0, [line(0), line(1), line(2)]));
};

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.instances = [];
});
afterEach(() => {
  connection?.close();
  vi.useRealTimers();
});
