/** The WebSocket of a table: it notices when the network is gone and opens a new socket by itself. */

import { BASE_URL } from '../device/baseUrl';

/** How long the server may be silent before the client asks, and how long the client waits for the answer. */
export const PING_AFTER_MS = 20_000;
export const REPLY_TIMEOUT_MS = 6_000;
const FIRST_RETRY_MS = 400;
const MAX_RETRY_MS = 12_000;

export type Status = 'connecting' | 'open' | 'waiting' | 'ended';
export type OpenSocket = (url: string) => WebSocket;

/** What the owner of a line does when something happens on it. */
interface SocketListener {
  /** A new socket is open; nothing has been said on it. */
  onOpen(): void;
  onData(data: string | ArrayBuffer): void;
  /** Send something that the server answers. */
  sendPing(): void;
}

export function liveUrl(table: string, page: Location = location): string {
  const scheme = page.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${page.host}${BASE_URL}api/tables/${encodeURIComponent(table)}/live`;
}

/** How long to wait before the nth attempt: doubling, with jitter so that not all come at once. */
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

  /** Open a new socket; an old one is closed first. */
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
      if (socket === this.#socket) this.#onLost();
    };
    this.#aliveTimer = setTimeout(() => this.#onLost(), REPLY_TIMEOUT_MS);
  }

  /** The server has answered the greeting. */
  onWelcome(): void {
    this.status = 'open';
    this.#attempt = 0;
  }

  /** Connect anew without waiting, however often that failed before. */
  restart(): void {
    this.#attempt = 0;
    this.connect();
  }

  /** False if there is no open socket. */
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

  #onLost(): void {
    this.#dropSocket();
    if (this.status === 'ended') return;
    this.status = 'waiting';
    this.#retryTimer = setTimeout(() => this.connect(), retryDelay(this.#attempt));
    this.#attempt += 1;
  }

  /** After some silence, ask whether the server is still there. */
  #restartPingTimer(): void {
    clearTimeout(this.#aliveTimer);
    this.#aliveTimer = setTimeout(() => this.#pingNow(), PING_AFTER_MS);
  }

  #pingNow(): void {
    this.listener.sendPing();
    clearTimeout(this.#aliveTimer);
    this.#aliveTimer = setTimeout(() => this.#onLost(), REPLY_TIMEOUT_MS);
  }

  /** The network or the reader came back: do not wait any longer. */
  #onReturn = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (this.status === 'waiting') this.connect();
    else if (this.status === 'open') this.#pingNow();
  };
}
