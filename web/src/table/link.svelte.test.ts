import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Key } from "../generated/protocol";
import { FakeDoor, FakeSocket } from "../lib/fake-socket";
import { addKey, keysAt, privatePart } from "../lib/keys.svelte";
import { go, place } from "../lib/router.svelte";
import { Session } from "./session.svelte";

vi.mock("../games/module", () => ({ loadGame: () => new Promise(() => {}) }));

const key = (letter: string, seat = 0): Key => ({ seat, token: letter.repeat(22) });
const [MINE, FALSE, OTHER] = [key("a"), key("z"), key("b", 1)];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  localStorage.clear();
  FakeSocket.all = [];
  FakeDoor.good = [MINE, OTHER];
  FakeDoor.answers = true;
  vi.stubGlobal("WebSocket", FakeDoor);
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network in this test")));
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Open a link on a device that holds these keys at the table. */
async function opened(hash: string, ...held: readonly Key[]): Promise<Session> {
  localStorage.clear();
  for (const one of held) addKey("abcdef", one);
  go(`/t/abcdef${hash}`);
  const made: { session?: Session } = {};
  stop = $effect.root(() => {
    made.session = new Session("abcdef");
  });
  const session = made.session as Session;
  const end = stop;
  stop = () => {
    session.close();
    end();
  };
  await answered();
  return session;
}

/** Until all that was asked has been answered. */
async function answered(): Promise<void> {
  for (let step = 0; step < 20; step++) {
    flushSync();
    await vi.advanceTimersByTimeAsync(0);
  }
}

const here = (session: Session) => [session.live.connection, session.live.seats, keysAt("abcdef"), session.badLink, place.hash];

it("does not lose its seat to a link with a false key", async () => {
  const session = await opened(privatePart(FALSE), MINE);
  expect(here(session)).toEqual(["open", [0], [MINE], true, ""]);
  session.lookOn();
  await answered();
  expect(here(session)).toEqual(["open", [0], [MINE], false, ""]);
});

it("does not lose its seat to a false link for another seat, nor one of several", async () => {
  expect(here(await opened(privatePart(key("z", 1)), MINE))).toEqual(["open", [0], [MINE], true, ""]);
  stop();
  expect(here(await opened(privatePart(key("z", 1)), MINE, OTHER))).toEqual(["open", [0, 1], [MINE, OTHER], true, ""]);
});

it("takes a false link that is opened while the page is there for what it is", async () => {
  const session = await opened("", MINE);
  go(`/t/abcdef${privatePart(FALSE)}`);
  await answered();
  expect(here(session)).toEqual(["open", [0], [MINE], true, ""]);
});

it("keeps the key of a good link where it has none, with one greeting", async () => {
  expect(here(await opened(privatePart(MINE)))).toEqual(["open", [0], [MINE], false, ""]);
  expect(FakeSocket.all).toHaveLength(1);
});

it("keeps its seat and a second one that a good link brings", async () => {
  expect(here(await opened(privatePart(OTHER), MINE))).toEqual(["open", [0, 1], [MINE, OTHER], false, ""]);
});

it("puts the key of a good link in the place of one that is good no more, whatever its seat", async () => {
  expect(here(await opened(privatePart(MINE), key("s")))).toEqual(["open", [0], [MINE], false, ""]);
  stop();
  expect(here(await opened(privatePart(MINE), key("s", 1)))).toEqual(["open", [0], [MINE], false, ""]);
});

it("does not try the key that it has already", async () => {
  expect(here(await opened(privatePart(MINE), MINE))).toEqual(["open", [0], [MINE], false, ""]);
  expect(FakeSocket.all).toHaveLength(1);
});

it("stores nothing of a false link where it has no seat, and drops nothing", async () => {
  const session = await opened(privatePart(FALSE));
  expect(here(session)).toEqual(["refused", [], [], false, ""]);
  session.lookOn();
  await answered();
  expect(here(session)).toEqual(["open", [], [], false, ""]);
});

it("says that a link is not complete, and asks nobody", async () => {
  expect(here(await opened("#seat=0&key=ZZZ", MINE))).toEqual(["open", [0], [MINE], true, ""]);
  expect(FakeSocket.all).toHaveLength(1);
  stop();
  expect(here(await opened("#chat", MINE))).toEqual(["open", [0], [MINE], false, "#chat"]);
});

it("neither stores nor drops anything while nobody answers, and tries the link when somebody does", async () => {
  FakeDoor.answers = false;
  const session = await opened(privatePart(OTHER), MINE);
  expect(here(session)).toEqual(["lost", [], [MINE], false, privatePart(OTHER)]);
  FakeDoor.answers = true;
  await vi.advanceTimersByTimeAsync(5000);
  await answered();
  expect(here(session)).toEqual(["open", [0, 1], [MINE, OTHER], false, ""]);
});

it("tries a link again that nobody answered although the table is there", async () => {
  const session = await opened("", MINE);
  FakeDoor.answers = false;
  go(`/t/abcdef${privatePart(OTHER)}`);
  await answered();
  expect(here(session)).toEqual(["open", [0], [MINE], false, privatePart(OTHER)]);
  FakeDoor.answers = true;
  await vi.advanceTimersByTimeAsync(5000);
  await answered();
  expect(here(session)).toEqual(["open", [0, 1], [MINE, OTHER], false, ""]);
});

it("does not come back to a table that somebody has left while its link was tried", async () => {
  FakeSocket.opens = false;
  await opened("", MINE);
  FakeSocket.last.open();
  await answered();
  go(`/t/abcdef${privatePart(OTHER)}`);
  await answered();
  const probe = FakeSocket.last;
  go("/");
  stop();
  probe.open();
  await answered();
  FakeSocket.opens = true;
  expect([place.path, keysAt("abcdef"), FakeSocket.all.length]).toEqual(["/", [MINE, OTHER], 2]);
});
