// @vitest-environment jsdom
import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CLOSE, type Key } from "../generated/protocol";
import { FakeSocket } from "../lib/fake-socket";
import { addKey, keysAt, myTable } from "../lib/keys.svelte";
import Fallen from "./Fallen.svelte";
import { Seating } from "./seating";
import type { Session } from "./session.svelte";

const [ANA, BOB]: [Key, Key] = [{ seat: 0, token: "a".repeat(22) }, { seat: 1, token: "b".repeat(22) }];

/** A server that knows only these keys. */
class Server extends FakeSocket {
  static good: readonly Key[] = [];

  override send(text: string): void {
    super.send(text);
    const { keys } = this.sent.at(-1) as unknown as { keys: Key[] };
    const welcome = keys.every(({ token }) => Server.good.some((key) => key.token === token));
    queueMicrotask(() => (welcome ? this.welcome(keys.map(({ seat }) => seat)) : this.end(CLOSE.NOT_ALLOWED)));
  }
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("WebSocket", Server);
  for (const key of [ANA, BOB]) addKey("abcdef", key);
});
afterEach(() => vi.unstubAllGlobals());

it("keeps a good key that was refused only together with a bad one", async () => {
  Server.good = [BOB];
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
