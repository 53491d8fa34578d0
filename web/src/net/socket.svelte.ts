/** The WebSocket of a table. It detects a lost connection and reconnects. */

import { BASE_URL } from '../device/baseUrl';

/** After this silence the client sends a ping, and then waits this long for the answer. */
export const PING_AFTER_MS = 5_000;
export const REPLY_TIMEOUT_MS = 6_000;
const FIRST_RETRY_MS = 400;
const MAX_RETRY_MS = 12_000;

export type Status = 'connecting' | 'open' | 'waiting' | 'ended';
export type OpenSocket = (url: string) => WebSocket;

/** Callbacks for the events of a socket. */
interface SocketListener {
  /** A new socket is open. */
  onOpen(): void;
  onData(data: string | ArrayBuffer): void;
  /** Sends a message that the server answers. */
  sendPing(): void;
}

export function liveUrl(table: string, page: Location = location): string {
  const scheme = page.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${page.host}${BASE_URL}api/tables/${encodeURIComponent(table)}/live`;
}

/** The delay before the nth attempt: doubled each time, with jitter so that not all clients reconnect at once. */
export function retryDelay(attempt: number, random: () => number = Math.random): number {
  const limit = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** attempt);
  return limit * (0.5 + random() / 2);
}

export class LiveSocket {
  status = $state<Status>('connecting');
  #socket: WebSocket | null = null;
  #attempt = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #aliveTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly address: string,
    private readonly createSocket: OpenSocket,
    private readonly listener: SocketListener,
  ) {
    addEventListener('online', this.#onReturn);
    document.addEventListener('visibilitychange', this.#onReturn);
  }

  /** Opens a new socket and closes the old one. */
  connect(): void {
    clearTimeout(this.#retryTimer);
    this.#dropSocket();
    this.status = 'connecting';
    const socket = this.createSocket(this.address);
    socket.binaryType = 'arraybuffer';
    this.#socket = socket;
    socket.onopen = () => this.listener.onOpen();
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#restartPingTimer();
      this.listener.onData(event.data as string | ArrayBuffer);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.retryLater();
    };
    this.#aliveTimer = setTimeout(() => this.retryLater(), REPLY_TIMEOUT_MS);
  }

  onWelcome(): void {
    this.status = 'open';
    this.#attempt = 0;
  }

  /** Reconnects without delay. */
  restart(): void {
    this.#attempt = 0;
    this.connect();
  }

  /** Closes the socket and reconnects after a delay. */
  retryLater(): void {
    this.#dropSocket();
    if (this.status === 'ended') return;
    this.status = 'waiting';
    this.#retryTimer = setTimeout(() => this.connect(), retryDelay(this.#attempt));
    this.#attempt += 1;
  }

  /** Returns false if no socket is open. */
  send(text: string): boolean {
    if (this.#socket?.readyState !== 1) return false;
    this.#socket.send(text);
    return true;
  }

  close(): void {
    this.status = 'ended';
    removeEventListener('online', this.#onReturn);
    document.removeEventListener('visibilitychange', this.#onReturn);
    clearTimeout(this.#retryTimer);
    this.#dropSocket();
  }

  #dropSocket(): void {
    clearTimeout(this.#aliveTimer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** Sends a ping after some silence. */
  #restartPingTimer(): void {
    clearTimeout(this.#aliveTimer);
    this.#aliveTimer = setTimeout(() => this.#pingNow(), PING_AFTER_MS);
  }

  #pingNow(): void {
    this.listener.sendPing();
    clearTimeout(this.#aliveTimer);
    this.#aliveTimer = setTimeout(() => this.retryLater(), REPLY_TIMEOUT_MS);
  }

  /** The network or the reader is back: reconnects or pings at once. */
  #onReturn = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (this.status === 'waiting') this.connect();
    else if (this.status === 'open') this.#pingNow();
  };
}
