import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Key } from "../generated/protocol";
import { FakeDoor } from "../lib/fake-socket";
import { addKey, keysAt, myTable } from "../lib/keys.svelte";
import Fallen from "./Fallen.svelte";
import { Seating } from "./seating";
import type { Session } from "./session.svelte";

const [ANA, BOB]: [Key, Key] = [{ seat: 0, token: "a".repeat(22) }, { seat: 1, token: "b".repeat(22) }];

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("WebSocket", FakeDoor);
  vi.stubGlobal("scrollTo", () => undefined);
  for (const key of [ANA, BOB]) addKey("abcdef", key);
});
afterEach(() => vi.unstubAllGlobals());

it("keeps a good key that was refused only together with a bad one", async () => {
  FakeDoor.good = [BOB];
  const comeAgain = vi.fn();
  await new Seating("abcdef", comeAgain).withoutRefused([ANA, BOB]);
  expect(keysAt("abcdef")).toEqual([BOB]);
  expect(comeAgain).toHaveBeenCalledOnce();
});

it("drops a lone key that was refused, and none that another tab has got since", async () => {
  await new Seating("abcdef", () => undefined).withoutRefused([ANA]);
  expect(keysAt("abcdef")).toEqual([BOB]);
});

it("forgets no key because a table cannot be found", () => {
  render(Fallen, { session: { id: "abcdef" } as Session, why: "gone" });
  flushSync();
  expect([keysAt("abcdef"), myTable("abcdef")?.gone]).toEqual([[ANA, BOB], true]);
});

it("goes on to the next table with its keys, but keeps one that it has got there since", () => {
  const anew: Key = { seat: 0, token: "c".repeat(22) };
  addKey("nextone", anew);
  new Seating("abcdef", () => undefined).follow("nextone");
  expect(keysAt("nextone")).toEqual([anew, BOB]);
});
