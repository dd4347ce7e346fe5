/** For tests: a server that is only a socket. What is sent to it is kept, what it says is given by hand. */
import { flushSync } from "svelte";
import { CLOSE, type Key } from "../generated/protocol";

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
  /** What hands have sent. */
  readonly pointed: ArrayBuffer[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string | ArrayBuffer }) => void;
  onclose?: (event: { code: number }) => void;

  constructor() {
    FakeSocket.all.push(this);
    if (FakeSocket.opens) queueMicrotask(() => this.open());
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1) as FakeSocket;
  }

  send(message: string | ArrayBuffer): void {
    if (typeof message === "string") this.sent.push(JSON.parse(message) as Sent);
    else this.pointed.push(message);
  }

  /** The page lets go of it. A browser says that it has closed later, or much later. */
  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  /** Say something in a binary frame. */
  show(...bytes: number[]): void {
    this.onmessage?.({ data: new Uint8Array(bytes).buffer });
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

/** A server that lets in whoever comes with good keys only. */
export class FakeDoor extends FakeSocket {
  static good: readonly Key[] = [];
  /** Does anybody answer? */
  static answers = true;

  override send(message: string | ArrayBuffer): void {
    super.send(message);
    const { type, keys } = this.sent.at(-1) as unknown as { type: string; keys: Key[] };
    if (type !== "hello") return;
    const welcome = keys.every((key) => FakeDoor.good.some(({ seat, token }) => seat === key.seat && token === key.token));
    queueMicrotask(() => {
      if (!FakeDoor.answers) this.end(1006);
      else if (welcome) this.welcome(keys.map(({ seat }) => seat));
      else this.end(CLOSE.NOT_ALLOWED);
    });
  }
}
