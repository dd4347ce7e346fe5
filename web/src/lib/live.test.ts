import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CLOSE, type Key } from "../generated/protocol";
import { FakeSocket } from "./fake-socket";
import { LiveTable } from "./live.svelte";

const MINE: Key = { seat: 0, token: "a".repeat(22) };
const OTHER: Key = { seat: 1, token: "b".repeat(22) };
let keys: readonly Key[];
let live: LiveTable;

/** A page that comes to a table; its connection opens when the test says so. */
function coming(): FakeSocket {
  live = new LiveTable("abcdef", () => keys, () => "fr", () => 0);
  return FakeSocket.last;
}

function atTable(): FakeSocket {
  const socket = coming();
  socket.open();
  socket.welcome([0]);
  return socket;
}

function update(seat: number | null, count: number): object {
  return { type: "update", seat, count, items: [], view: null };
}

function seen(hidden: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
}

const wait = (milliseconds: number): unknown => vi.advanceTimersByTime(milliseconds);
const silence = (): unknown => wait(8_000);
const retried = (): unknown => wait(1_000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  FakeSocket.opens = false;
  keys = [MINE];
});

afterEach(() => {
  live.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  FakeSocket.opens = true;
});

it("greets once it is connected, with its keys and its language", () => {
  const socket = coming();
  expect([socket.sent, live.connection]).toEqual([[], "connecting"]);
  socket.open();
  expect(socket.sent).toEqual([{ type: "hello", version: 1, table: "abcdef", keys: [MINE], language: "fr" }]);
  socket.welcome([0]);
  expect([live.connection, live.seats]).toEqual(["open", [0]]);
});

it("comes back by itself and says what it knows already", () => {
  const socket = atTable();
  socket.say(update(0, 7));
  socket.end(CLOSE.RESTARTING);
  expect(live.connection).toBe("lost");
  retried();
  FakeSocket.last.open();
  expect(FakeSocket.last.of("hello")).toMatchObject([{ known: { "0": 7 }, keys: [MINE] }]);
  FakeSocket.last.welcome([0]);
  expect(live.connection).toBe("open");
  expect(live.feed(0)?.latest?.count).toBe(7);
});

it("asks for everything anew in another language", () => {
  const socket = atTable();
  socket.say(update(0, 7));
  live.again();
  FakeSocket.last.open();
  expect(FakeSocket.last.of("hello")[0]).not.toHaveProperty("known");
});

it("does not close a connection before it stands, about which browsers complain", () => {
  const first = coming();
  live.again();
  expect(first.readyState).toBe(FakeSocket.CONNECTING);
  first.open();
  expect([first.readyState, first.sent]).toEqual([FakeSocket.CLOSED, []]);
  FakeSocket.last.open();
  expect(FakeSocket.last.of("hello")).toHaveLength(1);
});

it("lets go of a connection that never stands, or the next would queue behind it", () => {
  const first = coming();
  wait(15_000);
  expect([first.readyState, live.connection]).toEqual([FakeSocket.CLOSED, "lost"]);
});

it("waits longer and longer, and a minute after too many messages", () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  const tries: number[] = [];
  atTable();
  for (const code of [1006, 1006, CLOSE.TOO_MANY]) {
    const before = FakeSocket.all.length;
    FakeSocket.last.end(code);
    let waited = 0;
    for (; FakeSocket.all.length === before; waited += 100) wait(100);
    tries.push(waited);
  }
  expect(tries).toEqual([500, 1000, 60_000]);
});

it("sends again what was not acknowledged, with the same id, and nothing else", async () => {
  const socket = atTable();
  const first = live.ask({ type: "undo", seat: 0 });
  const second = live.ask({ type: "say", seat: 0, text: "Hello" });
  const [undo, say] = [socket.of("undo")[0], socket.of("say")[0]];
  socket.say({ type: "ack", id: undo?.["id"] });
  await expect(first).resolves.toMatchObject({ type: "ack" });

  socket.end(1006);
  retried();
  FakeSocket.last.open();
  expect(FakeSocket.last.sent.map(({ type }) => type), "not before we are welcome").toEqual(["hello"]);
  FakeSocket.last.welcome([0]);
  expect([FakeSocket.last.of("say"), FakeSocket.last.of("undo")]).toEqual([[say], []]);
  FakeSocket.last.say({ type: "ack", id: say?.["id"] });
  await expect(second).resolves.toMatchObject({ type: "ack" });
});

it("keeps what is asked while nobody is there until it is welcome again", () => {
  atTable().end(1006);
  void live.ask({ type: "undo", seat: 0 });
  retried();
  FakeSocket.last.open();
  FakeSocket.last.welcome([0]);
  expect(FakeSocket.last.of("undo")).toHaveLength(1);
});

it.each([
  [CLOSE.NO_TABLE, "gone"],
  [CLOSE.NOT_ALLOWED, "refused"],
  [CLOSE.BAD_MESSAGE, "outdated"],
  [CLOSE.TOO_BIG, "outdated"],
])("does not try again after %i", (code, connection) => {
  const socket = coming();
  socket.open();
  socket.end(code);
  wait(120_000);
  window.dispatchEvent(new Event("online"));
  expect([live.connection, FakeSocket.all.length]).toEqual([connection, 1]);
});

it("comes with the keys that another tab has left, instead of being refused for those it had", () => {
  keys = [MINE, OTHER];
  const socket = coming();
  socket.open();
  keys = [OTHER];
  socket.end(CLOSE.NOT_ALLOWED);
  FakeSocket.last.open();
  expect(FakeSocket.last.of("hello")).toMatchObject([{ keys: [OTHER] }]);
  FakeSocket.last.end(CLOSE.NOT_ALLOWED);
  expect([live.connection, live.shown, FakeSocket.all.length]).toEqual(["refused", [OTHER], 2]);
});

it("notices that nobody answers, and does not wait for a dead socket to close", () => {
  const socket = atTable();
  socket.say({ type: "pong", sent: 0, time: 0 });
  wait(20_000);
  expect(socket.of("ping")).toHaveLength(2);
  silence();
  expect([live.connection, socket.readyState]).toEqual(["lost", FakeSocket.CLOSED]);
  retried();
  FakeSocket.last.open();
  FakeSocket.last.welcome([0]);
  socket.end(1006); // minutes later
  expect([live.connection, FakeSocket.all.length]).toEqual(["open", 2]);
});

it("takes anything that comes for a sign of life", () => {
  const socket = atTable();
  for (let ping = 0; ping < 5; ping++) {
    socket.say(update(0, ping));
    wait(20_000);
  }
  expect([live.connection, FakeSocket.all.length]).toEqual(["open", 1]);
});

it("gives up on a connection that never comes about", () => {
  const socket = coming();
  wait(15_000);
  expect([live.connection, socket.readyState]).toEqual(["lost", FakeSocket.CLOSED]);
  retried();
  expect(FakeSocket.all).toHaveLength(2);
});

it("makes sure at once when somebody looks again or the network is back", () => {
  const socket = atTable();
  socket.say({ type: "pong", sent: 0, time: 0 });
  seen(true);
  expect(socket.of("ping")).toHaveLength(1);
  seen(false);
  expect(socket.of("ping")).toHaveLength(2);
  window.dispatchEvent(new Event("online"));
  expect(socket.of("ping")).toHaveLength(3);
  silence();
  expect(live.connection).toBe("lost");
  window.dispatchEvent(new Event("online"));
  expect(FakeSocket.all, "it does not wait").toHaveLength(2);
});

it("never has two connections at work, nor says hello twice", () => {
  atTable().end(1006);
  retried();
  seen(false);
  window.dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(2); // it is connecting already

  const abandoned = FakeSocket.last;
  live.again();
  FakeSocket.last.open();
  abandoned.open();
  expect(abandoned.readyState).toBe(FakeSocket.CLOSED);
  abandoned.say(update(0, 99));
  expect([abandoned.sent, live.feed(0)]).toEqual([[], undefined]);
  expect(FakeSocket.last.of("hello")).toHaveLength(1);
});

it("is quiet once it is closed", () => {
  const socket = atTable();
  live.close();
  wait(120_000);
  window.dispatchEvent(new Event("online"));
  expect([FakeSocket.all.length, socket.readyState, socket.of("ping").length]).toEqual([1, FakeSocket.CLOSED, 1]);
});
