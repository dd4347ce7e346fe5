import { beforeEach, expect, it, vi } from "vitest";
import { FakeSocket } from "./fake-socket";

let page: typeof import("./promises.svelte") & typeof import("./live.svelte");
const keepPromise: typeof page.keepPromise = (...what) => page.keepPromise(...what);
const promiseOf: typeof page.promiseOf = (table) => page.promiseOf(table);

const KEY = "tablee.promises";
const told = (commitment: string, table = "abcdef") => ({ table, commitment });
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;

/** Another tab, or somebody with the tools of a browser, writes this. */
function written(text: string): void {
  localStorage.setItem(KEY, text);
  window.dispatchEvent(new StorageEvent("storage", { key: KEY }));
}

/** The modules as a page that was just opened has them. */
async function openPage(): Promise<void> {
  vi.resetModules();
  page = { ...(await import("./promises.svelte")), ...(await import("./live.svelte")) };
}

beforeEach(async () => {
  localStorage.clear();
  await openPage();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
});

it("keeps the first promise of a table, and notes that another one was shown", () => {
  keepPromise(told("first"), "open");
  const { at } = promiseOf("abcdef") ?? { at: 0 };
  keepPromise(told("second"), "start");
  expect(promiseOf("abcdef")).toEqual({ first: "first", at, stage: "open", then: "second" });
  keepPromise(told("first"), "over");
  keepPromise(told(""), "over");
  expect(promiseOf("abcdef")).toEqual({ first: "first", at, stage: "open", then: "second" });
  expect(promiseOf("others")).toBeUndefined();
});

it("does not replace what another tab has seen earlier", () => {
  localStorage.setItem(KEY, JSON.stringify({ abcdef: { first: "theirs", at: 5, stage: "open" } })); // no event yet
  keepPromise(told("ours"), "later");
  expect(stored()).toEqual({ abcdef: { first: "theirs", at: 5, stage: "open", then: "ours" } });
});

it.each(["", "no JSON", "null", "[1]", '{"abcdef": null}', '{"abcdef": {"first": "x", "at": 1, "stage": "?"}}'])(
  "makes sense of what is stored: %s",
  (text) => {
    written(text);
    expect(promiseOf("abcdef")).toBeUndefined();
    keepPromise(told("first"), "open");
    expect(promiseOf("abcdef")?.first).toBe("first");
  },
);

it("leaves the oldest out where there are too many, and never the table that is played", () => {
  const many = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`t${at}`, { first: "x", at, stage: "open" }]));
  written(JSON.stringify(many));
  keepPromise(told("second", "t0"), "over");
  expect(promiseOf("t0")).toMatchObject({ first: "x", then: "second" });
  keepPromise(told("first"), "open");
  expect([Object.keys(stored()).length, "t0" in stored(), promiseOf("abcdef")?.first]).toEqual([300, false, "first"]);
});

it.each([
  ["this page has kept", () => keepPromise(told("first"), "open")],
  ["an earlier page has kept", () => written('{"abcdef": {"first": "first", "at": 5, "stage": "open"}}')],
])("remembers what %s, even if another tab clears all that is stored", async (_, keep) => {
  keep();
  await openPage();
  keepPromise(told("first"), "start");
  localStorage.clear();
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  expect(promiseOf("abcdef")).toMatchObject({ first: "first", stage: "open" });
  written('{"abcdef": {"first": "second", "at": 9999999999999, "stage": "later"}}');
  keepPromise(told("second"), "later");
  expect(promiseOf("abcdef")).toMatchObject({ first: "first", then: "second" });
  expect(stored()).toMatchObject({ abcdef: { first: "first", then: "second" } });
});

it("knows how far a table is", () => {
  expect([page.stageOf("open", true), page.stageOf("playing", false), page.stageOf("playing", true), page.stageOf("over", false)]).toEqual([
    "open",
    "start",
    "later",
    "over",
  ]);
});

/** The stage at which somebody who comes to a table with these seats first sees its promise. */
function seen(status: string, seats: readonly number[], decisions: readonly number[]): string | undefined {
  const live = new page.LiveTable("abcdef", () => [], () => "en", () => 0);
  const socket = FakeSocket.last;
  socket.open();
  socket.welcome(seats);
  socket.say({ type: "table", table: "abcdef", status, seats: [], commitment: "first" });
  const early = promiseOf("abcdef")?.stage;
  decisions.forEach((decision, index) =>
    socket.say({ type: "update", seat: seats[index] ?? null, count: 0, items: [], view: null, decision }),
  );
  live.close();
  return status === "playing" ? promiseOf("abcdef")?.stage : early;
}

it.each([
  ["open", [0], [], "open"],
  ["open", [], [], "open"],
  ["playing", [0], [0], "start"],
  ["playing", [0, 1], [0, 0], "start"],
  ["playing", [0], [3], "later"],
  ["playing", [0, 1], [0, 1], "later"],
  ["playing", [], [0], "later"],
  ["over", [0], [], "over"],
] as const)("sees the promise of a table that is %s, with seats %j and decisions %j", (status, seats, decisions, stage) => {
  FakeSocket.opens = false;
  expect(seen(status, seats, decisions)).toBe(stage);
  FakeSocket.opens = true;
});
