// @vitest-environment node
import { expect, it } from "vitest";
import { Turner } from "./gestures";
import type { PullingHand } from "./hand";
import { Pointers } from "./pointers";
import { Reaching } from "./reaching";

/** What a pointer did to a nest, in words. */
function nest() {
  const did: string[] = [];
  const found = { did, inside: false, pointers: null as unknown as Pointers };
  const hand = {
    drag: (x: number, y: number, deep: boolean) => did.push(`drag ${x} ${y}${deep ? " deep" : ""}`),
    hover: (x: number, y: number, deep: boolean) => did.push(`hover ${x} ${y}${deep ? " deep" : ""}`),
    press: () => did.push("press"),
    release: () => did.push("release"),
  } as unknown as PullingHand;
  const turner = new Turner({ turn: () => did.push("turn"), tap: (x, y) => did.push(`tap ${x} ${y}`) });
  found.pointers = new Pointers(turner, new Reaching((what) => found.inside && what(hand)), () => found.inside);
  return found;
}

function event(type: string, x: number, y: number, pointerId = 1, pointerType = "touch"): PointerEvent {
  return { type, offsetX: x, offsetY: y, pointerId, pointerType, button: 0, shiftKey: false, timeStamp: 0 } as PointerEvent;
}

it("turns the nest by a drag, and taps it otherwise", () => {
  const { pointers, did } = nest();
  pointers.hear(event("pointerdown", 10, 10));
  pointers.hear(event("pointermove", 13, 10)); // a finger is never quite still
  pointers.hear(event("pointerup", 13, 10));
  pointers.hear(event("pointerdown", 10, 10));
  pointers.hear(event("pointermove", 30, 10));
  pointers.hear(event("pointerup", 30, 10));
  expect(did).toEqual(["tap 13 10", "turn"]);
});

it("moves the hand with one finger, and its depth with a second", () => {
  const found = nest();
  found.inside = true;
  found.pointers.hear(event("pointerdown", 10, 10, 1));
  found.pointers.hear(event("pointermove", 15, 10, 1));
  found.pointers.hear(event("pointerdown", 50, 50, 2));
  found.pointers.hear(event("pointermove", 50, 44, 2));
  found.pointers.hear(event("pointermove", 20, 10, 1));
  expect(found.did).toEqual(["drag 5 0", "drag 0 -6 deep"]);
});

it("moves and closes the hand with the mouse", () => {
  const found = nest();
  found.inside = true;
  for (const type of ["pointermove", "pointerdown", "pointerup"]) found.pointers.hear(event(type, 7, 8, 1, "mouse"));
  expect(found.did).toEqual(["hover 7 8", "press", "release"]);
});

it("knows a finger as the first though the last pull ended under another", () => {
  const found = nest();
  found.inside = true;
  found.pointers.hear(event("pointerdown", 10, 10, 1));
  found.inside = false; // the egg is out
  found.pointers.hear(event("pointerup", 10, 10, 1));
  found.inside = true;
  found.pointers.hear(event("pointerdown", 10, 10, 2));
  found.pointers.hear(event("pointermove", 14, 10, 2));
  expect(found.did).toEqual(["drag 4 0"]);
});

it("takes no egg with a press that began before the hand went in", () => {
  const found = nest();
  found.pointers.hear(event("pointerdown", 10, 10));
  found.inside = true;
  found.pointers.hear(event("pointerup", 10, 10));
  found.inside = false;
  found.pointers.hear(event("pointermove", 90, 10));
  expect(found.did).toEqual([]);
});
