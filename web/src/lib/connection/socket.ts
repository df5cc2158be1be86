// The connection to a table: it reconnects by itself with exponential backoff, and catches up after the last number seen.
import { base } from '../platform/base';
import type { AnyMessage, AnyRequest } from '../protocol';

export type Condition = 'connecting' | 'open' | 'lost' | 'refused' | 'dismissed';

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8000;
const SILENCE = 8000; // milliseconds without an answer to a move until the connection is given up

export interface Listener {
  message(message: AnyMessage): void;
  condition(condition: Condition): void;
  seen(): number;
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private doubt: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;
  private wasOpen = false;
  private failures = 0;

  constructor(
    private readonly code: string,
    private readonly listener: Listener,
    private readonly more = '', // of the address
  ) {
    this.connect();
    addEventListener('online', this.hurry);
    addEventListener('offline', this.renew);
    document.addEventListener('visibilitychange', this.hurry);
  }

  send(request: AnyRequest): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(request));
    if (request.type === 'play') this.doubt ??= setTimeout(this.renew, SILENCE); // always answered
    return true;
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.trust();
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.renew);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
  }

  private readonly hurry = (): void => {
    if (document.visibilityState === 'visible' && this.socket === null && !this.isClosed) {
      clearTimeout(this.timer);
      this.connect();
    }
  };

  /** Give up a connection that does not answer, and connect again. */
  private readonly renew = (): void => {
    if (this.socket === null) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.lose();
  };

  private trust(): void {
    clearTimeout(this.doubt);
    this.doubt = undefined;
  }

  private connect(): void {
    const address = new URL(
      `${base}api/tables/${encodeURIComponent(this.code)}/socket?after=${this.listener.seen()}${this.more}`,
      location.href,
    );
    address.protocol = address.protocol.replace('http', 'ws');
    this.listener.condition(this.wasOpen ? 'lost' : 'connecting');
    const socket = new WebSocket(address);
    this.socket = socket;
    this.failures += 1; // until it is open
    socket.onopen = () => {
      this.wasOpen = true;
      this.failures = 0;
      this.listener.condition('open');
    };
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data as string) as AnyMessage;
      this.pause = message.type === 'goodbye' ? 1000 * (message.back_in ?? 30) : FIRST_PAUSE;
      this.trust();
      this.listener.message(message);
      if (message.type === 'goodbye' && message.back_in === null) {
        this.close(); // the host wants nobody to watch: coming back is up to the reader
        this.listener.condition('dismissed');
      }
    };
    socket.onclose = () => this.lose();
  }

  private lose(): void {
    this.socket = null;
    this.trust();
    if (this.isClosed) return;
    this.listener.condition(!this.wasOpen && this.failures > 2 ? 'refused' : 'lost');
    this.timer = setTimeout(() => this.connect(), this.pause * (0.8 + 0.4 * Math.random()));
    this.pause = Math.min(2 * this.pause, LONGEST_PAUSE);
  }
}
