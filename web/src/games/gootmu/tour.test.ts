// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { GootmuEvent } from "./recall";
import { gridOf } from "./geometry";
import { sampleView } from "./sample";
import { toursOf } from "./tour";

const GRID = gridOf(sampleView({ columns: 2, rows: 1, walls: ["00000000", "00000000", "00000000", "00000000"] }));
const put: GootmuEvent = { event: "put-pawn", pawn: "A", square: "a1" };
const moved = (...path: string[]): GootmuEvent => ({ event: "moved", pawn: "A", path });

describe("a tour", () => {
  it("goes on from move to move, and begins anew after a teleport", () => {
    const events = [put, moved("a1", "b1", "b2"), moved("b2", "c2"), { event: "placed", pawn: "A", square: "h4" } as const, moved("h4", "h3")];
    expect(toursOf(events, GRID).get("A")).toEqual([["a1", "b1", "b2", "c2"], ["h4", "h3"]]);
  });

  it("lies on the paper: a tile that is turned takes what was walked on it along, and tears it at its edge", () => {
    const turned: GootmuEvent = { event: "rotated", pawn: "B", tile: "t1", way: "right" };
    const tour = toursOf([put, moved("a1", "b1", "c1", "d1", "e1"), turned], GRID).get("A");
    expect(tour).toEqual([["d1", "d2", "d3", "d4"], ["e1"]]);
  });

  it("goes on where a turned tile has brought the pawn", () => {
    const turned: GootmuEvent = { event: "rotated", pawn: "A", tile: "t1", way: "left" };
    expect(toursOf([put, turned, moved("a4", "a3")], GRID).get("A")).toEqual([["a4", "a3"]]);
  });

  it("of somebody who is pushed is that player's", () => {
    const events: GootmuEvent[] = [put, { event: "pushed", pawn: "B", other: "A", square: "a2" }];
    expect(toursOf(events, GRID).get("A")).toEqual([["a1"], ["a2"]]);
  });
});
