/** A table over its socket: connects, resumes, asks, and hands each seat what it is told. */
import {
  CLOSE,
  PROTOCOL_VERSION,
  type Ack,
  type ClientMessage,
  type Key,
  type Refusal,
  type ServerMessage,
  type TableState,
  type Update,
} from "../generated/protocol";
import { BASE } from "./base";
import { Feed, type Pace } from "./feed.svelte";
import { filmsOf } from "./films";
import { Hands } from "./hands";
import { Heartbeat } from "./heartbeat";
import { keepPromise, stageOf } from "./promises.svelte";

/** lost: we try again by ourselves; the last three need a person. outdated: the server speaks another language
 *  than this page, which has to be loaded anew. */
export type Connection = "connecting" | "open" | "lost" | "gone" | "refused" | "outdated";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 20_000;
/** After too many messages. */
const COOL_DOWN = 60_000;
const BROKEN = 1006;

/** The closes after which trying again would only fail again. */
const FINAL: Readonly<Record<number, Connection>> = {
  [CLOSE.NO_TABLE]: "gone",
  [CLOSE.NOT_ALLOWED]: "refused",
  [CLOSE.BAD_MESSAGE]: "outdated",
  [CLOSE.TOO_BIG]: "outdated",
};

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
  /** The keys of the last greeting. */
  shown: readonly Key[] = [];
  private socket: WebSocket | undefined;
  private readonly open = new Map<string, Open>();
  private wait = FIRST_WAIT;
  /** Runs while we wait before we try again. */
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;
  private readonly heart = new Heartbeat(() => this.ping(), () => this.drop());
  private quickest = Infinity;
  /** The seats whose feeds are to be told everything anew; what they show stays until then. */
  private stale = new Set<number | null>();
  /** What comes in binary frames, and goes out in them (the nest). */
  readonly hands: Hands;

  constructor(
    readonly id: string,
    /** The keys to come with: asked for at every greeting, because another tab may have changed them. */
    private readonly keys: () => readonly Key[],
    private readonly language: () => string,
    private readonly pace: Pace,
  ) {
    this.hands = new Hands((message) => this.point(message), filmsOf(id));
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
      if (this.connection === "open") this.send(message); // else it goes out with the next welcome
    });
  }

  /** Come as somebody else: with other keys, or in another language. */
  again(): void {
    if (this.isClosed) return; // the answer came when the page had gone
    this.stale = new Set(this.feeds.keys());
    this.connect();
  }

  close(): void {
    this.isClosed = true;
    document.removeEventListener("visibilitychange", this.wake);
    window.removeEventListener("online", this.wake);
    this.leave();
  }

  /** Somebody looks again, or the network is back: try at once, or make sure that the other side is there. */
  private readonly wake = (): void => {
    if (document.hidden) return;
    if (this.connection === "open") this.heart.ask();
    else if (this.timer !== undefined) this.connect();
  };

  private connect(): void {
    this.leave();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${BASE}/live`);
    socket.binaryType = "arraybuffer";
    this.socket = socket;
    if (this.connection !== "lost") this.connection = "connecting";
    this.heart.begin();
    // What an abandoned socket still says is not heard.
    socket.onopen = () => socket === this.socket && this.greet();
    socket.onmessage = (event) => socket === this.socket && this.receive(event.data as string | ArrayBuffer);
    socket.onclose = (event) => socket === this.socket && this.closed(event.code);
  }

  /** Let go of the connection, whatever it is doing. */
  private leave(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.heart.stop();
    const { socket } = this;
    this.socket = undefined;
    // Browsers complain about a connection that is closed before it stands.
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }

  /** The other side is not there any more. A dead socket may take minutes to close: we do not wait for that. */
  private drop(): void {
    this.socket?.close(); // even if it never stood: the next one would have to queue behind it
    this.closed(BROKEN);
  }

  private greet(): void {
    const known: Record<string, number> = {};
    for (const [seat, feed] of this.feeds)
      if (!this.stale.has(seat)) known[seat === null ? "-" : `${seat}`] = feed.latest?.count ?? 0;
    this.shown = this.keys();
    this.send({
      type: "hello",
      version: PROTOCOL_VERSION,
      table: this.id,
      keys: this.shown,
      language: this.language(),
      ...(Object.keys(known).length ? { known } : {}),
    });
  }

  private receive(frame: string | ArrayBuffer): void {
    this.heart.heard();
    if (typeof frame !== "string") {
      this.hands.hear(frame);
      return;
    }
    const message = JSON.parse(frame) as ServerMessage;
    if (message.type === "welcome") this.welcomed(message.seats, message.time);
    else if (message.type === "table") this.laid(message);
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
    this.heart.start();
  }

  private laid(table: TableState): void {
    this.table = table;
    this.keepPromise();
  }

  /** Keep the table's promise. How far a running game is comes with the first update of each seat. */
  private keepPromise(): void {
    const feeds = [...this.feeds.values()];
    if (!this.table || (this.table.status === "playing" && feeds.length < Math.max(1, this.seats.length))) return;
    // A spectator cannot know whether anything has been decided.
    const decided = !this.seats.length || feeds.some(({ latest }) => latest?.decision);
    keepPromise(this.table, stageOf(this.table.status, decided));
  }

  private updated(update: Update): void {
    const known = this.stale.delete(update.seat) ? undefined : this.feeds.get(update.seat);
    const feed = known ?? new Feed(update.seat, this.pace);
    if (!known) this.feeds = new Map(this.feeds).set(update.seat, feed);
    feed.receive(update);
    if (!known) this.keepPromise();
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
    this.leave();
    const final = FINAL[code];
    if (final === "refused" && !sameKeys(this.keys(), this.shown)) this.connect(); // another tab knows better
    else if (final) this.connection = final;
    else this.tryLater(code === CLOSE.TOO_MANY ? COOL_DOWN : this.wait);
  }

  private tryLater(wait: number): void {
    this.connection = "lost";
    this.timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }

  /** What a hand does is worth nothing later: it goes out now or never. */
  private point(message: ArrayBuffer): boolean {
    const { socket } = this;
    if (this.connection !== "open" || socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(message);
    return true;
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}

function sameKeys(some: readonly Key[], others: readonly Key[]): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}

/** An id that nobody else makes; crypto.randomUUID is missing on plain http in a home network. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
