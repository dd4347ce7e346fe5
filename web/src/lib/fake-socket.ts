/** For tests: a server that is only a socket. What is sent to it is kept, what it says is given by hand. */
import { flushSync } from "svelte";

export type Sent = { readonly type: string; readonly [field: string]: unknown };

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  /** Does a new one open by itself? */
  static opens = true;
  readyState = FakeSocket.CONNECTING;
  readonly sent: Sent[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor() {
    FakeSocket.all.push(this);
    if (FakeSocket.opens) queueMicrotask(() => this.open());
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1) as FakeSocket;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  /** The page lets go of it. A browser says that it has closed later, or much later. */
  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
    flushSync();
  }

  welcome(seats: readonly number[] = []): void {
    this.say({ type: "welcome", version: 1, table: "abcdef", seats, time: 0 });
  }

  /** The other side closes it. */
  end(code: number): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code });
    flushSync();
  }

  of(type: string): Sent[] {
    return this.sent.filter((message) => message.type === type);
  }
}
