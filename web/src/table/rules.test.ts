import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import RulesPanel from "./RulesPanel.svelte";
import type { Session } from "./session.svelte";
import { Side } from "./side.svelte";
import SidePanel from "./SidePanel.svelte";

vi.hoisted(() => {
  const query = Object.assign(new EventTarget(), { matches: true });
  globalThis.matchMedia = () => query as unknown as MediaQueryList;
});

const CLAUSES = ["GR-01", "GR-02", "GR-03"].map((id) => ({ id, heading: "Cards", text: `What ${id} says.` }));
const session = { id: "abcdef", table: { game: "gruell" }, feed: { shown: { clauses: ["GR-02"] } } } as unknown as Session;
let shown: string[];

beforeEach(() => {
  shown = [];
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(CLAUSES))));
  Element.prototype.scrollIntoView = function (this: HTMLElement) {
    shown.push(this.dataset["clause"] ?? "");
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("marks what matters now, and what was asked for", async () => {
  const { findByTestId } = render(RulesPanel, { session, clause: "GR-03", asked: 1 });
  expect((await findByTestId("clause-now")).textContent).toContain("GR-02");
  expect((await findByTestId("clause-asked")).textContent).toContain("GR-03");
});

/** The rules beside the board, opened as the table opens them. */
function beside(clause: string | null): Side {
  const side = new Side(session);
  side.open("rules", clause);
  render(SidePanel, { session, side });
  return side;
}

it("shows a clause again when it is asked for again", async () => {
  const side = beside("GR-03");
  await vi.waitFor(() => expect(shown).toEqual(["GR-03"]));
  flushSync(() => side.open("rules", "GR-03"));
  await vi.waitFor(() => expect(shown).toEqual(["GR-03", "GR-03"]));
});

it("goes back to what matters now when the rules are asked for without a clause", async () => {
  const scrolled = vi.spyOn(Element.prototype, "scrollTop", "set");
  const side = beside(null);
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1));
  flushSync(() => side.open("rules"));
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalledTimes(2));
  expect(scrolled).toHaveBeenLastCalledWith(0);
  scrolled.mockRestore();
});
