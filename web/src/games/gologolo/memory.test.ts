import { beforeEach, expect, it, vi } from "vitest";

type Tab = typeof import("./memory.svelte");

/** The page in a tab of its own: the same storage, another memory. */
async function tab(): Promise<Tab> {
  vi.resetModules();
  return import("./memory.svelte");
}

beforeEach(() => localStorage.clear());

it("keeps the layouts of another tab", async () => {
  const [first, second] = [await tab(), await tab()];
  first.keepLayout("eggs", 0, { order: "own", keys: ["Cb0#0"] });
  second.keepLayout("ogres", 1, { order: "fill", keys: ["Hr2#0"] });
  second.setHelp(false);
  first.readRounds("eggs", 2);
  const reloaded = await tab();
  expect(reloaded.layoutOf("eggs", 0)).toEqual({ order: "own", keys: ["Cb0#0"] });
  expect(reloaded.layoutOf("ogres", 1)).toEqual({ order: "fill", keys: ["Hr2#0"] });
  expect([reloaded.helps(), reloaded.roundsRead("eggs")]).toEqual([false, 2]);
});

it("keeps the latest layouts only", async () => {
  const only = await tab();
  for (let table = 0; table < 30; table++) only.keepLayout(`t${table}`, 0, { order: "own", keys: [] });
  const reloaded = await tab();
  expect([reloaded.layoutOf("t5", 0).order, reloaded.layoutOf("t6", 0).order]).toEqual(["shape", "own"]);
});

it("knows after a reload which score sheet was not read yet", async () => {
  const before = await tab();
  expect(before.roundsRead("eggs")).toBeUndefined();
  before.readRounds("eggs", 1);
  expect((await tab()).roundsRead("eggs")).toBe(1);
});
