import { beforeEach, expect, it, vi } from "vitest";

const KEY = "tablee.tables";
type Tab = typeof import("./keys.svelte");

/** The page in a tab of its own: the same storage, another memory. */
async function tab(): Promise<Tab> {
  vi.resetModules();
  return import("./keys.svelte");
}

/** What a browser tells the other tabs; jsdom has only one. */
function toldElsewhere(): void {
  window.dispatchEvent(new StorageEvent("storage", { key: KEY }));
}

const key = (letter: string, seat = 0) => ({ seat, token: letter.repeat(22) });
const stored = (): { table: string; keys: unknown[] }[] => JSON.parse(localStorage.getItem(KEY) ?? "[]") as never;
const names = (): string[] => stored().map(({ table }) => table).sort();

beforeEach(() => localStorage.clear());

it("keeps the seat of another tab", async () => {
  const [first, second] = [await tab(), await tab()];
  first.addKey("eggs", key("a"));
  second.addKey("ogres", key("b"));
  first.remember("eggs", { turn: true });
  first.learn("eggs", { turn: false });
  expect(names()).toEqual(["eggs", "ogres"]);
  const reloaded = await tab();
  expect(reloaded.myTable("ogres")?.keys).toEqual([key("b")]);
});

it("merges the keys of one table, seat by seat", async () => {
  const [first, second] = [await tab(), await tab()];
  first.addKey("eggs", key("a", 1));
  second.addKey("eggs", key("b", 0));
  first.remember("eggs", { status: "playing" });
  expect(stored()).toMatchObject([{ table: "eggs", status: "playing", keys: [key("b", 0), key("a", 1)] }]);
});

it("leaves what was forgotten forgotten, whatever another tab learns later", async () => {
  const [first, second] = [await tab(), await tab()];
  first.addKey("eggs", key("a"));
  first.addKey("ogres", key("b"));
  second.forget("eggs");
  first.learn("eggs", { turn: true });
  first.remember("ogres", { turn: true });
  expect(names()).toEqual(["ogres"]);
  expect(first.myTable("eggs")).toBeUndefined();
});

it("hears at once what another tab has stored", async () => {
  const [first, second] = [await tab(), await tab()];
  second.addKey("ogres", key("b"));
  toldElsewhere();
  expect(first.myTables().map(({ table }) => table)).toEqual(["ogres"]);
  second.forget("ogres");
  toldElsewhere();
  expect(first.myTables()).toEqual([]);
});

it("plays on where a browser keeps nothing", async () => {
  const only = await tab();
  only.addKey("eggs", key("a"));
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  only.addKey("ogres", key("b"));
  only.remember("eggs", { turn: true });
  expect(only.myTables().map(({ table }) => table).sort()).toEqual(["eggs", "ogres"]);
  full.mockRestore();
});

it("takes nothing from another tab that found room again after there was none", async () => {
  const [first, second] = [await tab(), await tab()];
  first.addKey("eggs", key("a"));
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  first.addKey("ogres", key("b"));
  first.dropKeys("eggs", [key("a")]);
  full.mockRestore();
  second.addKey("cards", key("c"));
  toldElsewhere();
  expect(first.myTables().map(({ table }) => table).sort()).toEqual(["cards", "eggs", "ogres"]);
  first.learn("ogres", { turn: true });
  expect(names()).toEqual(["cards", "eggs", "ogres"]);
  expect(second.keysAt("cards")).toEqual([key("c")]);
  expect(second.keysAt("eggs")).toEqual([]);
});

it("never lets go of a seat because a server did not know its table", async () => {
  const only = await tab();
  vi.useFakeTimers();
  only.addKey("lost", key("a"));
  only.learn("lost", { gone: true });
  for (let game = 0; game < 70; game++) {
    vi.advanceTimersByTime(1000);
    only.addKey(`game${game}`, key("b"));
    only.learn(`game${game}`, { status: "over" });
  }
  vi.useRealTimers();
  expect(only.keysAt("lost")).toEqual([key("a")]);
});

it("drops only the key that is named, not the one that has taken its place since", async () => {
  const [first, second] = [await tab(), await tab()];
  first.addKey("eggs", key("a", 0));
  first.addKey("eggs", key("b", 1));
  second.addKey("eggs", key("c", 0));
  first.dropKeys("eggs", [key("a", 0)]);
  expect(stored()).toMatchObject([{ keys: [key("c", 0), key("b", 1)] }]);
  first.dropKeys("eggs", [key("b", 1)]);
  expect(stored()).toMatchObject([{ keys: [key("c", 0)] }]);
});

it("knows the keys as they are stored, even before the browser has told it of another tab", async () => {
  const [first, second] = [await tab(), await tab()];
  first.addKey("eggs", key("a", 0));
  first.addKey("eggs", key("b", 1));
  second.dropKeys("eggs", [key("a", 0)]);
  expect(first.keysAt("eggs")).toEqual([key("b", 1)]);
});

it("lets go of what is over before it lets go of a game that is still played", async () => {
  const only = await tab();
  vi.useFakeTimers();
  only.addKey("oldest", key("a"));
  only.remember("oldest", { status: "playing" });
  for (let game = 0; game < 70; game++) {
    vi.advanceTimersByTime(1000);
    only.addKey(`game${game}`, key("b"));
    only.learn(`game${game}`, { status: "over" });
  }
  vi.useRealTimers();
  expect(stored()).toHaveLength(61);
  expect(only.myTable("oldest")?.keys).toEqual([key("a")]);
  expect([only.myTable("game0"), only.myTable("game69")?.status]).toEqual([undefined, "over"]);
});

it("never lets go of a seat that is still played, to however many tables links lead", async () => {
  const only = await tab();
  for (let game = 0; game < 100; game++) only.addKey(`game${game}`, key("b"));
  expect(stored()).toHaveLength(100);
  expect(only.keysAt("game0")).toEqual([key("b")]);
});

it.each([
  ["nothing but noise", "no JSON", []],
  ["no list", '{"table": "eggs"}', []],
  ["damaged tables", '[null, 1, {}, {"table": "eggs", "keys": [{"seat": 0, "token": "a"}]}]', [{ seat: 0, token: "a" }]],
  ["no keys", '[{"table": "eggs"}, {"table": "eggs", "keys": "a"}]', []],
  ["damaged keys", '[{"table": "eggs", "names": 1, "keys": [null, 5, {"seat": 1}, {"seat": 0, "token": "a"}]}]', [{ seat: 0, token: "a" }]],
])("reads what it can where the store holds %s", async (_, text, found) => {
  localStorage.setItem(KEY, text);
  const only = await tab();
  expect(only.keysAt("eggs")).toEqual(found);
  expect(only.myTables().every(({ keys, names }) => Array.isArray(keys) && Array.isArray(names))).toBe(true);
  only.addKey("eggs", key("b", 1));
  expect(only.keysAt("eggs")).toEqual([...found, key("b", 1)]);
});
