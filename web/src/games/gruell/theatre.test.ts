import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { EventOf } from "../../generated/protocol";
import { actsOf } from "./acts";
import { Stage } from "./stage.svelte";
import Theatre from "./Theatre.svelte";

vi.hoisted(() => {
  globalThis.matchMedia = () => ({ matches: false }) as unknown as MediaQueryList;
});

/** Where things lie on the table, which only a browser could work out. */
const PLACES: Record<string, number> = { "slot-0": 100, "slot-1": 300, "pile-0": 20, "pile-1": 400 };

/** Ana's sorcerer takes Bob's goblin. */
const TOLD: readonly EventOf<"gruell">[] = [
  { event: "revealed", trick: 1, cards: ["S", "+2"] },
  { event: "went", card: "S", owner: 0, to: 0, why: "saved" },
  { event: "went", card: "+2", owner: 1, to: 0, why: "captured" },
];
const CAPTURE = actsOf(TOLD);

function theatre() {
  for (const place of Object.keys(PLACES)) document.body.insertAdjacentHTML("beforeend", `<i data-place="${place}"></i>`);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return { left: PLACES[this.getAttribute("data-place") ?? ""] ?? 0, top: 0, width: 60 } as DOMRect;
  });
  const stage = new Stage();
  const { container } = render(Theatre, { props: { stage }, target: document.body } as never);
  const ghost = (seat: number): HTMLElement => container.querySelectorAll<HTMLElement>(".ghost")[seat] as HTMLElement;
  const across = (seat: number): number => Number(/translate\((-?[\d.]+)px/.exec(ghost(seat).style.transform)?.[1]);
  const then = (phase: Stage["phase"]): void => {
    for (let step = 0; stage.phase !== phase && step < 400; step++) vi.advanceTimersByTime(10);
    flushSync();
  };
  return { stage, ghost, across, then };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.replaceChildren();
});

it("moves a captured card from its place to its captor, and then into the captor's pile", () => {
  const { stage, ghost, across, then } = theatre();
  flushSync(() => stage.start(CAPTURE));
  expect([stage.phase, across(0), across(1)]).toEqual(["down", 100, 300]);
  expect([ghost(0).classList.contains("taken"), ghost(1).classList.contains("taken")]).toEqual([false, true]);
  then("up");
  expect(across(1)).toBe(300);
  then("gather");
  expect(Math.abs(across(1) - 100)).toBeLessThan(30);
  then("home");
  expect([across(0), across(1)]).toEqual([24, 24]);
});
