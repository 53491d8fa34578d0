/** The WebSocket of a table: it notices when the network is gone and opens a new socket by itself. */

import { BASE_URL } from '../device/baseUrl';

/** How long the server may be silent before the client asks, and how long the client waits for the answer. */
export const SILENCE_MS = 20_000;
export const PATIENCE_MS = 6_000;
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 12_000;

export type Status = 'connecting' | 'open' | 'waiting' | 'ended';
export type OpenSocket = (url: string) => WebSocket;

/** What the owner of a line does when something happens on it. */
interface Owner {
  /** A new socket is open; nothing has been said on it. */
  opened(): void;
  heard(data: string | ArrayBuffer): void;
  /** Send something that the server answers. */
  ping(): void;
}

export function liveAddress(table: string, page: Location = location): string {
  const scheme = page.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${page.host}${BASE_URL}api/tables/${encodeURIComponent(table)}/live`;
}

/** How long to wait before the nth attempt: doubling, with jitter so that not all come at once. */
export function waitBefore(attempt: number, random: () => number = Math.random): number {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt);
  return longest * (0.5 + random() / 2);
}

export class Line {
  status = $state<Status>('connecting');
  #socket: WebSocket | null = null;
  #attempt = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #alive: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly address: string,
    private readonly open: OpenSocket,
    private readonly owner: Owner,
  ) {
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  /** Open a new socket; an old one is closed first. */
  connect(): void {
    clearTimeout(this.#again);
    this.#drop();
    this.status = 'connecting';
    const socket = this.open(this.address);
    socket.binaryType = 'arraybuffer';
    this.#socket = socket;
    socket.onopen = () => this.owner.opened();
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#listen();
      this.owner.heard(event.data as string | ArrayBuffer);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
    this.#alive = setTimeout(() => this.#lost(), PATIENCE_MS);
  }

  /** The server has answered the greeting. */
  greeted(): void {
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
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#again);
    this.#drop();
  }

  #drop(): void {
    clearTimeout(this.#alive);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #lost(): void {
    this.#drop();
    if (this.status === 'ended') return;
    this.status = 'waiting';
    this.#again = setTimeout(() => this.connect(), waitBefore(this.#attempt));
    this.#attempt += 1;
  }

  /** After some silence, ask whether the server is still there. */
  #listen(): void {
    clearTimeout(this.#alive);
    this.#alive = setTimeout(() => this.#ask(), SILENCE_MS);
  }

  #ask(): void {
    this.owner.ping();
    clearTimeout(this.#alive);
    this.#alive = setTimeout(() => this.#lost(), PATIENCE_MS);
  }

  /** The network or the reader came back: do not wait any longer. */
  #hurry = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (this.status === 'waiting') this.connect();
    else if (this.status === 'open') this.#ask();
  };
}
