/** A small position to test with: one tile, two pawns, a few things. */
import type { GootmuView } from "../../generated/protocol";

export function sampleView(more: Partial<GootmuView> = {}): GootmuView {
  return {
    game: "gootmu",
    seat: 0,
    waiting: [0],
    ending: null,
    pack: "house",
    exact_gootmu: false,
    turn: 7,
    turn_limit: 400,
    columns: 1,
    rows: 1,
    slots: [{ tile: 1, turned: 0 }],
    walls: ["9153", "8c48", "8282", "c446"],
    labels: { d1: { name: "SLIDE 2 SPACES", arrow: "e" }, b3: { name: "LOCKED DOOR", arrow: null } },
    circles: ["d4"],
    pawns: [
      { name: "A", seat: 0, square: "a1", home: "a4", effects: {} },
      { name: "B", seat: 1, square: "c3", home: "d2", effects: { lost: 2, extra: 1, plus: -1 } },
      { name: "M", seat: null, square: "b4", home: "b4", effects: {} },
    ],
    things: [
      { name: "m1", kind: "key", owner: null, square: null, carrier: "A" },
      { name: "m2", kind: "?", owner: null, square: "d4", carrier: null },
      { name: "m3", kind: "token", owner: null, square: null, carrier: "B" },
      { name: "A1", kind: "gootmu", owner: 0, square: null, carrier: "A" },
      { name: "A2", kind: "gootmu", owner: 0, square: "c4", carrier: null },
      { name: "A3", kind: "gootmu", owner: 0, square: null, carrier: "B" },
      { name: "B1", kind: "gootmu", owner: 1, square: "c1", carrier: null },
    ],
    turn_of: "A",
    asks: "walk",
    about: null,
    moving: "A",
    steps: 3,
    costly: [],
    must_spend: false,
    die: 3,
    trail: ["a1"],
    position: "",
    ...more,
  };
}
