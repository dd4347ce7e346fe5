/** A table over its socket: connects, resumes, shows updates one after the other, asks. */
import {
  CLOSE,
  PROTOCOL_VERSION,
  type Ack,
  type ClientMessage,
  type GameKey,
  type Item,
  type Key,
  type Refusal,
  type ServerMessage,
  type TableState,
  type Update,
} from "../generated/protocol";
import { BASE } from "./base";

export type Connection = "connecting" | "open" | "lost" | "gone" | "refused";
/** How long the events of an update should be looked at before the next one is shown. */
export type Pace = (fresh: readonly Item[], seat: number | null) => number;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 20_000;
const PING_EVERY = 20_000;
const HURRY = 8;
/** With so many updates waiting, we go straight to the last. */

/** What one seat of this screen (or a stranger: null) has been told and is being shown. */
export class Feed<G extends GameKey = GameKey> {
  /** The newest update: only its choices count. */
  latest = $state.raw<Update<G> | null>(null);
  /** The update that is on the screen; it follows the latest within moments. */
  shown = $state.raw<Update<G> | null>(null);
  /** The items that came with the update on the screen: what moves now. */
  fresh = $state.raw<readonly Item<G>[]>([]);
  /** Everything that was told and may still be read, in order. */
  log = $state.raw<readonly Item<G>[]>([]);
  private queue: Update<G>[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly seat: number | null,
    private readonly pace: Pace,
  ) {}

  /** Is everything on the screen that has happened? */
  get settled(): boolean {
    return this.shown === this.latest;
  }

  receive(update: Update<G>): void {
    const first = this.latest === null;
    this.latest = update;
    this.queue.push(update);
    if (first || document.hidden || this.queue.length > HURRY) this.skip();
    else if (this.timer === undefined) this.next();
  }

  /** Show everything at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const updates = this.queue.splice(0);
    const last = updates.at(-1);
    if (last) this.show(last, updates.length > 1 || !this.shown ? [] : last.items, updates.flatMap((one) => [...one.items]));
  }

  private next(): void {
    this.timer = undefined;
    const update = this.queue.shift();
    if (!update) return;
    this.show(update, update.items, update.items);
    const wait = this.pace(update.items, this.seat);
    if (wait > 0) this.timer = setTimeout(() => this.next(), wait);
    else this.next();
  }

  private show(update: Update<G>, fresh: readonly Item<G>[], told: readonly Item<G>[]): void {
    this.fresh = fresh;
    this.shown = update;
    const known = this.log.at(-1)?.number ?? -1;
    const news = told.filter((item) => item.number > known);
    if (news.length) this.log = [...this.log, ...news];
  }
}

/** A request without its id, which is added here. */
export type Wish = DistributiveOmit<Exclude<ClientMessage, { type: "hello" | "ping" }>, "id">;
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

interface Open {
  readonly message: ClientMessage;
  readonly resolve: (answer: Ack | Refusal) => void;
}

export class LiveTable {
  table = $state.raw<TableState | null>(null);
  connection = $state<Connection>("connecting");
  /** The seats that this screen holds. */
  seats = $state.raw<readonly number[]>([]);
  feeds = $state.raw<ReadonlyMap<number | null, Feed>>(new Map());
  /** Add this to Date.now() / 1000 to get the server's time. */
  offset = $state(0);
  private socket: WebSocket | undefined;
  private readonly open = new Map<string, Open>();
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private quickest = Infinity;
  private ended = false;
  /** The seats whose feeds are to be told everything anew; what they show stays until then. */
  private stale = new Set<number | null>();
  /** Whoever wants to draw what comes in binary frames (the nest). */
  onFrame: ((frame: ArrayBuffer) => void) | undefined;

  constructor(
    readonly id: string,
    private keys: readonly Key[],
    private readonly language: () => string,
    private readonly pace: Pace,
  ) {
    this.connect();
    document.addEventListener("visibilitychange", this.wake);
    window.addEventListener("online", this.wake);
  }

  /** The server's time in seconds. */
  now(): number {
    return Date.now() / 1000 + this.offset;
  }

  feed(seat: number | null): Feed | undefined {
    return this.feeds.get(seat);
  }

  /** Ask for something; the answer comes even if the connection breaks in between. */
  ask(wish: Wish): Promise<Ack | Refusal> {
    const id = newId();
    const message = { ...wish, id } as ClientMessage;
    return new Promise((resolve) => {
      this.open.set(id, { message, resolve });
      this.send(message);
    });
  }

  /** Come as somebody else: with another key, or in another language. */
  again(keys: readonly Key[] = this.keys): void {
    this.keys = keys;
    this.stale = new Set(this.feeds.keys());
    this.socket?.close();
    this.connect();
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    document.removeEventListener("visibilitychange", this.wake);
    window.removeEventListener("online", this.wake);
    this.socket?.close();
  }

  private readonly wake = (): void => {
    if (this.connection === "lost" && !document.hidden) this.connect();
  };

  private connect(): void {
    clearTimeout(this.timer);
    clearInterval(this.beat);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${BASE}/live`);
    socket.binaryType = "arraybuffer";
    this.socket = socket;
    if (this.connection !== "lost") this.connection = "connecting";
    socket.onopen = () => this.greet();
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(event.data as string | ArrayBuffer);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.closed(event.code);
    };
  }

  private greet(): void {
    const known: Record<string, number> = {};
    for (const [seat, feed] of this.feeds)
      if (!this.stale.has(seat)) known[seat === null ? "-" : `${seat}`] = feed.latest?.count ?? 0;
    this.send({
      type: "hello",
      version: PROTOCOL_VERSION,
      table: this.id,
      keys: this.keys,
      language: this.language(),
      ...(Object.keys(known).length ? { known } : {}),
    });
  }

  private receive(frame: string | ArrayBuffer): void {
    if (typeof frame !== "string") {
      this.onFrame?.(frame);
      return;
    }
    const message = JSON.parse(frame) as ServerMessage;
    if (message.type === "welcome") this.welcomed(message.seats, message.time);
    else if (message.type === "table") this.table = message;
    else if (message.type === "update") this.updated(message);
    else if (message.type === "pong") this.heard(message.sent, message.time);
    else this.answered(message);
  }

  private welcomed(seats: readonly number[], time: number): void {
    this.connection = "open";
    this.wait = FIRST_WAIT;
    this.seats = seats;
    const here: (number | null)[] = seats.length ? [...seats] : [null];
    this.feeds = new Map([...this.feeds].filter(([seat]) => here.includes(seat)));
    if (this.quickest === Infinity) this.offset = time - Date.now() / 1000;
    for (const { message } of this.open.values()) this.send(message);
    this.ping();
    this.beat = setInterval(() => this.ping(), PING_EVERY);
  }

  private updated(update: Update): void {
    let feed = this.feeds.get(update.seat);
    if (!feed || this.stale.delete(update.seat)) {
      feed = new Feed(update.seat, this.pace);
      this.feeds = new Map(this.feeds).set(update.seat, feed);
    }
    feed.receive(update);
  }

  private answered(answer: Ack | Refusal): void {
    this.open.get(answer.id)?.resolve(answer);
    this.open.delete(answer.id);
  }

  private ping(): void {
    this.send({ type: "ping", sent: performance.now() });
  }

  private heard(sent: number, time: number): void {
    const trip = performance.now() - sent;
    if (trip > this.quickest) return;
    this.quickest = trip;
    this.offset = time + trip / 2000 - Date.now() / 1000;
  }

  private closed(code: number): void {
    clearInterval(this.beat);
    if (this.ended) return;
    if (code === CLOSE.NO_TABLE) this.connection = "gone";
    else if (code === CLOSE.NOT_ALLOWED) this.connection = "refused";
    else {
      this.connection = "lost";
      this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
      this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
    }
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}

/** An id that nobody else makes; crypto.randomUUID is missing on plain http in a home network. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
