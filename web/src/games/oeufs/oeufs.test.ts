// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Item, OeufsEvent, OeufsView } from "../../generated/protocol";
import { campOf, faceOn, progressOf, turnedAtHome } from "./eggs";
import { motionOf, paceOf, soundsOf } from "./motion";
import { hopFrames } from "./moving";
import { hopsOf, offered } from "./offer";
import { routeOf } from "./route";
import { beside, Facing, facingCamp, isJump } from "./squares";
import { turnsThere } from "./words";

const LINE_A = ["a1", "b1", "c1", "d1", "e1", "f1"];
const LINE_B = ["a6", "b6", "c6", "d6", "e6", "f6"];

function view(some: Partial<OeufsView> = {}): OeufsView {
  return {
    game: "oeufs",
    seat: 0,
    waiting: [0],
    ending: null,
    size: 6,
    turn: 1,
    turn_limit: 300,
    turn_of: 0,
    asks: "act",
    players: [
      { symbol: "◆", camp: LINE_A, out: false },
      { symbol: "✱", camp: LINE_B, out: false },
    ],
    board: { a1: "A", b1: "turned", c3: "turned", d4: "B" },
    looked: null,
    you: { look: null },
    ...some,
  };
}

const items = (...events: OeufsEvent[]): Item<"oeufs">[] => events.map((event, number) => ({ number, at: 0, event }));

describe("the board before a player", () => {
  it("has one's own line at the bottom", () => {
    expect(facingCamp(6, LINE_A).pointOf("a1")).toEqual({ x: 0, y: 5 });
    expect(facingCamp(6, LINE_B).pointOf("f6")).toEqual({ x: 0, y: 5 });
    expect(facingCamp(8, ["b8", "c8", "d8"]).quarters).toBe(2);
  });

  it("has one's own corner at the bottom left, for each of four", () => {
    const corners = [["a1", "b1", "a2", "b2"], ["a9", "b9", "a10", "b10"], ["i9", "j9", "i10", "j10"], ["i1", "j1", "i2", "j2"]];
    for (const [index, outermost] of ["a1", "a10", "j10", "j1"].entries())
      expect(facingCamp(10, corners[index]).pointOf(outermost)).toEqual({ x: 0, y: 9 });
  });

  it("names every square once, whichever way it is turned", () => {
    for (const quarters of [0, 1, 2, 3]) {
      const facing = new Facing(10, quarters);
      const squares = facing.rows().flat();
      expect(new Set(squares).size).toBe(100);
      for (const square of squares) expect(facing.squareAt(facing.pointOf(square))).toBe(square);
    }
  });

  it("is labelled along its edges", () => {
    expect(new Facing(6, 0).labelsBelow()).toEqual(["a", "b", "c", "d", "e", "f"]);
    expect(new Facing(6, 0).labelsBeside()).toEqual(["6", "5", "4", "3", "2", "1"]);
    expect(new Facing(6, 2).labelsBelow()).toEqual(["f", "e", "d", "c", "b", "a"]);
    expect(new Facing(6, 1).labelsBeside().join("")).toMatch(/^[a-f]+$/);
  });

  it("ends at its edges for the arrow keys", () => {
    const facing = new Facing(6, 0);
    expect(beside(facing, "a1", -1, 0)).toBe("a1");
    expect(beside(facing, "a1", 0, -1)).toBe("a2");
    expect(beside(new Facing(6, 2), "a1", 0, 1)).toBe("a2");
  });
});

describe("what may be done", () => {
  const choices = ["a1-a2", "a1-c3-e3", "a1-c3", "c3-c4", "?c3", "?b1", "declare"].map((action) => ({ action, label: action }));

  it("is grouped by egg", () => {
    const { eggs, declare, end } = offered(choices);
    expect([...eggs.keys()]).toEqual(["a1", "c3", "b1"]);
    expect([...(eggs.get("a1")?.moves.keys() ?? [])]).toEqual(["a2", "e3", "c3"]);
    expect(eggs.get("a1")?.moves.get("e3")?.path).toEqual(["a1", "c3", "e3"]);
    expect(eggs.get("c3")?.look?.action).toBe("?c3");
    expect(eggs.get("b1")?.moves.size).toBe(0);
    expect(declare?.action).toBe("declare");
    expect(end).toBeNull();
  });

  it("shares the hops of its chains", () => {
    const moves = offered(choices).eggs.get("a1")?.moves.values() ?? [];
    expect(hopsOf(moves)).toEqual([["a1", "a2"], ["a1", "c3"], ["c3", "e3"]]);
  });

  it("is drawn straight for a step and bent for a jump", () => {
    const facing = new Facing(6, 0);
    expect(routeOf(["a1", "b2"], facing)).toBe("M0.5 5.5L1.5 4.5");
    expect(routeOf(["a1", "c1"], facing)).toBe("M0.5 5.5Q1.5 5.02 2.5 5.5");
    expect(isJump(facing, "a1", "b2")).toBe(false);
  });
});

describe("what is seen", () => {
  it("is a symbol, or a turned egg, or what one's own look shows", () => {
    expect(faceOn(view(), "a1")).toBe(0);
    expect(faceOn(view(), "c3")).toBeNull();
    expect(faceOn(view({ you: { look: { square: "c3", symbol: "✱" } } }), "c3")).toBe(1);
    expect(faceOn(view({ looked: { seat: 1, square: "c3" } }), "c3")).toBeNull();
  });

  it("is a camp full of faces once they were shown", () => {
    const ending = { scores: [1, 0], ranks: [1, 2], why: "eggs-home" };
    expect(faceOn(view({ ending }), "b1")).toBe(0);
    expect(faceOn(view({ ending }), "c3")).toBeNull();
    expect(faceOn(view({ ending: { ...ending, why: "turn-limit" } }), "b1")).toBeNull();
  });

  it("counts as progress without telling whose a turned egg is", () => {
    expect(campOf(view(), "c6")).toBe(1);
    expect(turnedAtHome(view(), 0)).toBe(1);
    expect(progressOf(view(), 0)).toBe(6);
    expect(progressOf(view(), 1)).toBe(5);
  });

  it("knows where a visible egg will be turned", () => {
    expect(turnsThere(view(), "a1", "a6")).toBe(true);
    expect(turnsThere(view(), "a1", "b1")).toBe(false);
    expect(turnsThere(view(), "c3", "a6")).toBe(false);
  });
});

describe("motion", () => {
  const facing = new Facing(6, 0);
  const moved: OeufsEvent = { event: "moved", seat: 0, path: ["a2", "a4", "a6"] };
  const turned: OeufsEvent = { event: "turned", seat: 0, square: "a6" };

  it("travels hop by hop and shows its face until it is turned", () => {
    const motion = motionOf(items(moved, turned), facing, {});
    expect(motion.travel).toMatchObject({ path: ["a2", "a4", "a6"], turnedFrom: 0, duration: 380 });
    expect(hopFrames(["a2", "a4", "a6"], facing).map(({ offset }) => offset)).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(soundsOf(motion, false).map(({ sound }) => sound)).toEqual(["egg", "egg", "flip"]);
  });

  it("stays within what may be asked of people's patience", () => {
    expect(paceOf([{ event: "moved", seat: 0, path: ["a1", "b2"] }], facing)).toBe(200);
    expect(paceOf([{ event: "moved", seat: 0, path: ["a1", "a3", "c3", "c1", "e1", "e3", "e5"] }], facing)).toBe(600);
    expect(paceOf([moved, turned], facing)).toBeLessThanOrEqual(600);
    expect(paceOf([{ event: "declared", seat: 0, right: true }], facing)).toBe(1600);
    expect(paceOf([{ event: "passed", seat: 0 }], facing)).toBe(0);
  });

  it("lets eggs leave as they lay there", () => {
    const removed: OeufsEvent = { event: "removed", seat: 0, squares: ["a1", "b1", "f6"] };
    const { leaving } = motionOf(items({ event: "declared", seat: 0, right: false }, removed), facing, view().board);
    expect(leaving).toEqual([{ square: "a1", egg: "A" }, { square: "b1", egg: "turned" }]);
  });
});
