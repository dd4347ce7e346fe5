import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { startLanguage } from "../lib/i18n.svelte";
import Dock from "./Dock.svelte";
import type { Session } from "./session.svelte";
import type { Side } from "./side.svelte";
import WordsPanel from "./WordsPanel.svelte";

vi.hoisted(() => {
  const query = Object.assign(new EventTarget(), { matches: false });
  globalThis.matchMedia = () => query as unknown as MediaQueryList;
});
beforeAll(() => startLanguage());
afterEach(cleanup);

const REFUSED = { type: "refusal", id: "", reason: "no", sentence: "Cards do not fly.", clause: "GL-01" };
const side = { open: vi.fn(), desk: { current: true } } as unknown as Side;

/** A table at which something was refused, while it asks this or that. */
function sessionAt(some: object): Session {
  const live = { seats: [0, 1], now: () => 0, feed: () => undefined };
  const base = { refused: REFUSED, note: "", handTo: null, confirming: null, mayCall: [], view: null, eyes: null, live };
  return { ...base, names: ["Ana", "Bob"], table: null, module: null, seating: { keys: [] }, ...some } as unknown as Session;
}

it.each([
  ["a screen is handed over", { handTo: 1 }],
  ["anybody may speak", { mayCall: [0, 1] }],
  ["the game is over", { view: { ending: { ranks: [1, 2], scores: [], why: "" } } }],
  ["somebody is asked", {}],
])("says why something was refused, with its rule, when %s", (_, some) => {
  const { getByTestId } = render(Dock, { session: sessionAt(some), side });
  const refusal = getByTestId("refusal");
  expect(refusal.textContent).toContain("Cards do not fly.");
  refusal.querySelector("button")?.click();
  expect(side.open).toHaveBeenLastCalledWith("rules", "GL-01");
});

it("is no stop for the keyboard where the position is only heard", () => {
  const stops = (seen: boolean): number => {
    const { container, unmount } = render(WordsPanel, { session: sessionAt({}), seen });
    flushSync();
    const found = container.querySelectorAll("[tabindex='0']").length;
    unmount();
    return found;
  };
  expect([stops(true), stops(false)]).toEqual([1, 0]);
});
