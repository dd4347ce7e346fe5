import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeSocket as Socket } from "../lib/fake-socket";
import { addKey, forget } from "../lib/keys.svelte";

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
  vi.useRealTimers();
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

it("sends a decision once however often it is tapped, and the next before the first was answered", async () => {
  const { session, socket } = await atTable([0]);
  socket.say(update(0, 0));
  socket.say(TABLE);
  session.act("draw");
  session.act("draw");
  socket.say(update(0, 0, { decision: 5 }));
  session.act("draw");
  expect(acts(socket)).toMatchObject([{ decision: 4 }, { decision: 5 }]);
});

it("sends a way in one request, and says why it stopped until the next decision is made", async () => {
  const { session, socket } = await atTable([0]);
  socket.say(update(0, 0));
  socket.say(TABLE);
  session.act("draw", ["n", "e"]);
  const [act] = acts(socket);
  expect(act).toMatchObject({ decision: 4, action: "draw", then: ["n", "e"] });
  socket.say(update(0, 0, { decision: 6 }));
  const stopped = { at: 2, reason: "wall", sentence: "There is a wall.", clause: "GM-10" };
  socket.say({ type: "ack", id: act?.["id"], done: 2, stopped });
  await Promise.resolve();
  flushSync();
  expect(session.refused).toMatchObject({ sentence: "There is a wall.", clause: "GM-10" });
  socket.say(update(0, 0, { decision: 7 }));
  flushSync();
  expect(session.refused).toBeNull();
});

it("says that one's hand is awaited although nothing can be chosen", async () => {
  const { session, socket } = await atTable([0]);
  socket.say(TABLE);
  const waiting = (seat: number, more: object = {}) => socket.say(update(0, 9, { ...more, view: { game: "gulo", seat: 0, waiting: [seat], ending: null } }));
  waiting(0, { attempt: 3 });
  expect([session.active, session.pulls, session.myTurn, session.hasTurn(0)]).toEqual([false, true, true, true]);
  waiting(1, { attempt: 3 });
  expect([session.pulls, session.myTurn]).toEqual([false, false]);
  waiting(0);
  expect([session.pulls, session.myTurn]).toEqual([false, false]);
});

it("gives a shared screen to whoever's hand is awaited", async () => {
  const { session, socket } = await atTable([0, 1]);
  socket.say(TABLE);
  for (const seat of [0, 1]) socket.say(update(seat, 9, { attempt: 1, view: { game: "gulo", seat, waiting: [1], ending: null } }));
  flushSync();
  expect([session.eyes, session.pulls]).toEqual([1, true]);
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

/** A card was played that everybody looks at for a second; then seat `deciding` is asked. */
const played = (seat: number | null, deciding: number, more: object = {}) =>
  update(seat, deciding, { count: 1, items: [{ number: 0, at: 0, event: { event: "drew", seat: 1, card: "x" } }], ...more });
const SLOW = { pace: () => 1000 } as never;
const acts = (socket: Socket) => socket.sent.filter((message) => message.type === "act");

it("lets nobody decide, and calls nobody, before what led to it has been shown", async () => {
  const { session, socket } = await atTable([0]);
  socket.say(TABLE);
  socket.say(update(0, 1));
  vi.useFakeTimers();
  session.module = SLOW;
  socket.say(played(0, 0));
  session.act("draw");
  session.why("fly");
  expect([session.active, session.myTurn, session.hasTurn(0), session.note]).toEqual([false, false, false, ""]);
  expect(session.noHint).not.toBe("");
  expect(acts(socket)).toEqual([]);

  vi.advanceTimersByTime(1000);
  expect([session.active, session.myTurn, session.hasTurn(0)]).toEqual([true, true, true]);
  session.act("draw");
  expect(acts(socket)).toMatchObject([{ action: "draw" }]);
});

it("lets whoever is asked in a moment speak at once", async () => {
  const { session, socket } = await atTable([0]);
  socket.say(TABLE);
  socket.say(update(0, 1));
  session.module = SLOW;
  socket.say(played(0, 0, { moment_ends: 9, choices: [{ action: "gologolo", label: "Gologolo!" }] }));
  expect([session.active, session.myTurn]).toEqual([true, false]);
  session.act("gologolo");
  expect(acts(socket)).toMatchObject([{ action: "gologolo" }]);
});

it("hands a shared screen on only when everybody has seen what happened", async () => {
  const { session, socket } = await atTable([0, 1]);
  const stranger = await theStranger(socket, () => update(null, 0), 0);
  session.takeScreen(0);
  vi.useFakeTimers();
  session.module = SLOW;
  for (const seat of [0, 1]) socket.say(played(seat, 1));
  stranger.say(played(null, 1));
  expect([session.eyes, session.handTo, session.hasTurn(1)]).toEqual([null, null, false]);
  vi.advanceTimersByTime(1000);
  flushSync();
  expect([session.handTo, session.hasTurn(1)]).toEqual([1, true]);
  session.takeScreen(1);
  flushSync();
  expect([session.active, session.feed?.fresh]).toEqual([true, []]); // shown once, not twice
});

/** Two people at this screen; `seen` is what a stranger is told. */
async function theStranger(socket: Socket, seen: () => object, deciding: number, more: object = {}): Promise<Socket> {
  socket.say(update(0, deciding, more));
  socket.say(update(1, deciding, more));
  socket.say(TABLE);
  const stranger = Socket.all[1] as Socket;
  stranger.say({ type: "welcome", version: 1, table: "abcdef", seats: [], time: 0 });
  stranger.say(seen());
  return stranger;
}

it("offers a moment to everybody at a shared screen in the same way, and says nothing for all of them", async () => {
  vi.useFakeTimers();
  const { session, socket } = await atTable([0, 1]);
  const moment = { moment_ends: 9, view: { game: "gologolo", waiting: [0, 1], ending: null, you: { hand: ["card"] } } };
  const asked = [{ action: "gologolo", label: "Gologolo!" }, { action: "pass", label: "pass" }];
  await theStranger(socket, () => update(null, -1, moment), -1, moment);
  expect([session.mayCall, session.handTo, session.eyes]).toEqual([[0, 1], null, null]);
  socket.say(update(1, 1, { ...moment, choices: asked }));
  expect([session.mayCall, session.handTo, session.eyes]).toEqual([[0, 1], null, null]); // nothing tells

  session.takeScreen(1);
  flushSync();
  expect([session.eyes, session.active, session.mayCall]).toEqual([1, true, []]);
  session.hideAgain();
  flushSync();
  expect([session.eyes, session.mayCall]).toEqual([null, [0, 1]]);

  void session.sayNothing();
  expect(session.saidNothing).toBe(true);
  expect(acts(socket)).toMatchObject([{ seat: 1, action: "pass" }]);
  const asks = () => socket.sent.filter(({ type }) => type === "go-on");
  expect(asks()).toMatchObject([{ seat: 0 }]);
  // Too early: it is asked again, and nobody is bothered with that.
  socket.say({ type: "refusal", id: asks()[0]?.["id"], reason: "not-now", sentence: "Not yet." });
  await vi.advanceTimersByTimeAsync(400);
  expect(asks().length).toBe(2);
  expect(session.refused).toBeNull();
  void session.sayNothing();
  expect(asks().length).toBe(2);
});

it("says why nothing can be taken back, and why there is no hint", async () => {
  const { session, socket } = await atTable([0]);
  socket.say(TABLE);
  socket.say(update(0, 1, { decision: 0 }));
  void session.undo();
  expect(session.note).toContain("table-undo-nothing");
  socket.say(update(0, 1, { decision: 3 }));
  expect(session.note).toBe(""); // what was said about one decision is not said about the next
  void session.undo();
  expect(session.note).toContain("table-undo-too-late");
  void session.askHint();
  expect(session.note).toContain("table-not-yet");
  socket.say(update(0, 0, { decision: 4, may_undo: true }));
  expect([session.note, session.noUndo, session.noHint]).toEqual(["", "", ""]);
  void session.undo();
  expect(socket.sent.at(-1)).toMatchObject({ type: "undo", seat: 0 });
});

it("says nothing of undo and hints to whoever only watches", async () => {
  const { session, socket } = await atTable([]);
  socket.say(TABLE);
  socket.say(update(null, 1));
  void session.undo();
  void session.askHint();
  expect(session.note).toBe("");
});

it("does not bring back to the lobby what another tab has put away", async () => {
  const { socket } = await atTable([0]);
  forget("abcdef");
  socket.say(TABLE);
  socket.say(update(0, 0));
  expect(localStorage.getItem("tablee.tables")).toBe("[]");
});

it("tells the lobby how the table stands", async () => {
  addKey("abcdef", { seat: 0, token: "a".repeat(22) });
  const { socket } = await atTable([0]);
  socket.say(TABLE);
  socket.say(update(0, 0));
  const kept = JSON.parse(localStorage.getItem("tablee.tables") ?? "[]") as unknown;
  expect(kept).toMatchObject([{ table: "abcdef", game: "gologolo", status: "playing", names: ["Ana", "Bob"], turn: true }]);
});

it("tells who calls in a moment and cannot by which rule, without a word to the server", async () => {
  const { session, socket } = await atTable([0]);
  socket.say(TABLE);
  socket.say(update(0, 1, { moment_ends: 9 }));
  session.module = { pace: () => 0, whyNot: () => ({ sentence: "Not a Gologolo.", clause: "GL-04" }) } as never;
  session.why("gologolo");
  expect([session.refused?.sentence, session.refused?.clause, session.note]).toEqual(["Not a Gologolo.", "GL-04", ""]);
  expect(acts(socket)).toEqual([]);
  socket.say(update(0, 1));
  session.why("gologolo");
  expect([session.refused, session.note]).toEqual([null, "⟦table-not-yet⟧"]);
});

it("does not say of the next decision what was refused about the last", async () => {
  const { session, socket } = await atTable([0]);
  socket.say(TABLE);
  socket.say(update(0, 0));
  session.why("fly");
  socket.say({ type: "refusal", id: acts(socket)[0]?.["id"], reason: "no", sentence: "Cards do not fly." });
  await Promise.resolve();
  expect(session.refused?.sentence).toBe("Cards do not fly.");
  socket.say(update(0, 0, { decision: 5 }));
  expect(session.refused).toBeNull();
});

it("says in the reader's words that there is no new table", async () => {
  addKey("abcdef", { seat: 0, token: "a".repeat(22) });
  const { session, socket } = await atTable([0]);
  socket.say(TABLE);
  await session.rematch();
  expect(session.note).toBe("⟦problem-other⟧"); // no words are loaded here; not the English of the browser
});
