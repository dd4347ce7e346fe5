// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** A server that is only a socket: what is sent is kept, what it says is given by hand. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = Socket.OPEN;
  sent: { type: string; [field: string]: unknown }[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor() {
    Socket.all.push(this);
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }

  close(): void {}

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
    flushSync();
  }
}

const TABLE = {
  type: "table",
  table: "abcdef",
  game: "gologolo",
  options: {},
  status: "playing",
  seats: [{ kind: "person", name: "Ana", present: true }, { kind: "person", name: "Bob", present: true }],
  public: false,
  clock: "none",
  seconds: 60,
  commitment: "",
};

function update(seat: number | null, deciding: number, more: object = {}): object {
  const you = seat === null ? null : { hand: [`card of ${seat}`], answer: null };
  const choices = seat === deciding ? [{ action: "draw", label: "draw" }] : [];
  return {
    type: "update",
    seat,
    count: 0,
    items: [],
    view: { game: "gologolo", seat, waiting: [deciding], ending: null, you },
    choices,
    decision: 4,
    ...more,
  };
}

vi.mock("../games/module", () => ({ loadGame: () => new Promise(() => {}) }));
let stop: () => void;

beforeEach(() => {
  Socket.all = [];
  localStorage.clear();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network in this test")));
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

async function atTable(seats: readonly number[]) {
  const { Session } = await import("./session.svelte");
  const made: { session?: InstanceType<typeof Session> } = {};
  stop = $effect.root(() => {
    made.session = new Session("abcdef");
  });
  flushSync();
  const session = made.session as InstanceType<typeof Session>;
  const socket = Socket.all[0] as Socket;
  socket.say({ type: "welcome", version: 1, table: "abcdef", seats, time: 0 });
  return { session, socket };
}

it("shows one's own seat, and sends what is decided with its number", async () => {
  const { session, socket } = await atTable([0]);
  socket.say(update(0, 0));
  socket.say(TABLE);
  expect(session.eyes).toBe(0);
  expect(session.active).toBe(true);
  session.act("not on offer");
  session.act("draw");
  expect(socket.sent.filter((message) => message.type === "act")).toMatchObject([{ seat: 0, decision: 4, action: "draw" }]);
});

it("asks why only of what is not on offer, and only when it is this seat's turn", async () => {
  const { session, socket } = await atTable([0]);
  socket.say(TABLE);
  socket.say(update(0, 1));
  session.why("fly");
  socket.say(update(0, 0));
  session.why("draw");
  expect(socket.sent.some((message) => message.type === "act")).toBe(false);
  session.why("fly");
  const act = socket.sent.find((message) => message.type === "act");
  socket.say({ type: "refusal", id: act?.["id"], reason: "no", sentence: "Cards do not fly.", clause: "GL-01" });
  await Promise.resolve();
  expect(session.refused).toMatchObject({ sentence: "Cards do not fly.", clause: "GL-01" });
});

it("shows no hand on a shared screen until its player takes it", async () => {
  const { session, socket } = await atTable([0, 1]);
  socket.say(update(0, 0));
  socket.say(update(1, 0));
  socket.say(TABLE);
  const stranger = Socket.all[1] as Socket;
  stranger.say({ type: "welcome", version: 1, table: "abcdef", seats: [], time: 0 });
  stranger.say(update(null, 0));
  expect([session.eyes, session.handTo]).toEqual([null, 0]);
  expect(JSON.stringify(session.view)).not.toContain("card of");

  session.takeScreen(0);
  flushSync();
  expect([session.eyes, session.handTo, session.active]).toEqual([0, null, true]);
  expect(JSON.stringify(session.view)).toContain("card of 0");

  socket.say(update(0, 1));
  socket.say(update(1, 1));
  expect([session.eyes, session.handTo]).toEqual([null, 1]);
  expect(JSON.stringify(session.view)).not.toContain("card of");
});

it("lets nobody guess from a shared screen who could speak up in a moment", async () => {
  const { session, socket } = await atTable([0, 1]);
  socket.say(update(0, 1, { moment_ends: 9 }));
  socket.say(update(1, 1, { moment_ends: 9 }));
  socket.say(TABLE);
  expect([session.eyes, session.handTo, session.myTurn]).toEqual([null, null, false]);
});

it("tells the lobby how the table stands", async () => {
  const { socket } = await atTable([0]);
  socket.say(TABLE);
  socket.say(update(0, 0));
  const kept = JSON.parse(localStorage.getItem("tablee.tables") ?? "[]") as unknown;
  expect(kept).toMatchObject([{ table: "abcdef", game: "gologolo", status: "playing", names: ["Ana", "Bob"], turn: true }]);
});
