// @vitest-environment node
import { describe, expect, it } from "vitest";
import { aimWords } from "./aims";
import { litSquares, paths } from "./look";
import { offered } from "./offer";
import { missed, recalled, turnsIn } from "./recall";
import { sampleView } from "./sample";

const NOTHING = { squares: new Set<string>(), paths: [] };
const STEP = { action: "e", label: "east", kind: "step", target: { direction: "e", square: "b1" } };
const ROUTES = [
  { end: "c2", path: ["b1", "b2", "c2"], actions: ["e", "s", "e"] },
  { end: "c2", path: ["a2", "b2", "c2"], actions: ["s", "e", "e"], told: ["You take the key."] },
  { end: "d1", path: ["b1", "c1", "d1"], actions: ["e", "e", "e"] },
];

describe("what is offered", () => {
  it("walks a route in one request, with its first square", () => {
    const offer = offered({ choices: [STEP], routes: ROUTES }, sampleView(), null);
    expect(offer.aims.get("d1")).toEqual([
      { kind: "route", square: "d1", actions: ["e", "e", "e"], path: ["a1", "b1", "c1", "d1"], label: "", told: [] },
    ]);
  });

  it("keeps ways that differ, in the order of the server, and says how they differ", () => {
    const ways = offered({ choices: [STEP], routes: ROUTES }, sampleView(), null).aims.get("c2") ?? [];
    expect(ways.map(({ told }) => told)).toEqual([[], ["You take the key."]]);
  });

  it("ends the turn after a plain way, though something is in hand", () => {
    const [plain, taking] = offered({ choices: [STEP], routes: ROUTES }, sampleView(), null).aims.get("c2") ?? [];
    expect(plain).toMatchObject({ actions: ["e", "s", "e", "done"], pausing: ["e", "s", "e"] });
    expect(taking?.actions).toEqual(["s", "e", "e"]);
  });

  it.each([
    ["with nothing in hand", { things: [] }],
    ["by an instruction", { about: "MOVE FORWARD 3 SPACES" }],
    ["of somebody else’s pawn", { seat: 1 }],
    ["in somebody else’s turn", { turn_of: "B" }],
    ["past something that lies there", { things: [...sampleView().things, { name: "m9", kind: "?", owner: null, square: "b2", carrier: null }] }],
    ["to a square with an instruction", { labels: { c2: { name: "LOCKED DOOR", arrow: null } } }],
    ["to where somebody stands", { pawns: [...sampleView().pawns, { name: "C", seat: 2, square: "c2", home: "b2", effects: {} }] }],
  ])("lets the turn go on after a way %s", (_, more) => {
    const [way] = offered({ choices: [STEP], routes: ROUTES }, sampleView(more), null).aims.get("c2") ?? [];
    expect(way?.actions).toEqual(["e", "s", "e"]);
    expect(way).not.toHaveProperty("pausing");
  });

  it("shows a step that is the whole move once", () => {
    const route = { end: "b1", path: ["b1"], actions: ["e"] };
    const offer = offered({ choices: [STEP], routes: [route] }, sampleView({ steps: 1 }), null);
    expect(offer.aims.get("b1")?.map(({ kind }) => kind)).toEqual(["route"]);
    expect(offer.steps.get("e")).toBe("e");
  });

  it("lights ends, and single steps only where there are no routes", () => {
    const lit = (routes: typeof ROUTES) => {
      const view = sampleView();
      return litSquares(view, offered({ choices: [STEP], routes }, view, null), NOTHING, new Set(), true);
    };
    expect(Object.fromEntries(lit(ROUTES))).toEqual({ a1: "mine", c2: "other", d1: "end" });
    expect(Object.fromEntries(lit([]))).toEqual({ a1: "mine", b1: "choice" });
  });

  it("warns of a step after which the move costs something, even where there are routes", () => {
    const view = sampleView({ costly: ["e"] });
    const offer = offered({ choices: [STEP], routes: ROUTES }, view, null);
    expect(litSquares(view, offer, NOTHING, new Set(), true).get("b1")).toBe("warn");
    expect(offer.aims.get("b1")?.[0]?.costly).toBe(true);
  });

  it("warns of a square that costs something, in the words of its choice", () => {
    const view = sampleView({ asks: "teleport", costly: ["c2"] });
    const there = { action: "c2", label: "go to C2, cancelling the obstacle out", kind: "square", target: { square: "c2" } };
    const offer = offered({ choices: [there] }, view, null);
    const [aim] = offer.aims.get("c2") ?? [];
    expect(litSquares(view, offer, NOTHING, new Set(), true).get("c2")).toBe("warn");
    expect(aim && aimWords(aim, view, ["Ana", "Bob"])).toBe("Go to C2, cancelling the obstacle out");
  });

  it("draws the chosen way on top of those that differ", () => {
    const aims = offered({ choices: [STEP], routes: ROUTES }, sampleView(), null).aims.get("c2") ?? [];
    expect(paths(aims, 1, NOTHING).map(({ tone, counted }) => [tone, counted])).toEqual([["other", false], ["main", true]]);
  });

  it("does not draw a way to where a thing is dropped", () => {
    const view = sampleView({ asks: "dropwhere" });
    const [aim] = offered({ choices: [STEP] }, view, null).aims.get("b1") ?? [];
    expect(aim?.path).toEqual([]);
  });

  it("offers what somebody carries by touching it, and on the square of its carrier", () => {
    const view = sampleView({ asks: "takefrom" });
    const choice = { action: "m3", label: "a power token", kind: "thing", target: { thing: "m3" } };
    const offer = offered({ choices: [choice] }, view, null);
    expect(offer.things.get("m3")?.action).toBe("m3");
    expect(offer.aims.get("c3")?.map(({ actions }) => actions)).toEqual([["m3"]]);
  });

  it("offers what lies on the board on its square alone", () => {
    const choice = { action: "m2", label: "a marker", kind: "thing", target: { thing: "m2", square: "d4" } };
    const offer = offered({ choices: [choice] }, sampleView({ asks: "turnover" }), null);
    expect([...offer.aims.keys()]).toEqual(["d4"]);
    expect(offer.things.size).toBe(0);
  });

  it("keeps a tile that may be turned instead of moving behind a button", () => {
    const turn = ["left", "right"].map((way) => ({ action: `turn:t1:${way}`, label: way, kind: "turn", target: { tile: "t1", way } }));
    const walking = { choices: [STEP, ...turn], routes: ROUTES };
    expect(offered(walking, sampleView(), null).tiles.size).toBe(0);
    expect(offered(walking, sampleView(), null).tools).toEqual(["turn"]);
    const held = offered(walking, sampleView(), "turn");
    expect(held.tiles.get("t1")).toEqual({ tile: "t1", left: "turn:t1:left", right: "turn:t1:right", remove: null });
    expect(held.aims.size).toBe(0);
  });
});

describe("what has happened", () => {
  const item = (number: number, event: object, said?: string[]) => ({ number, at: 0, event: event as never, ...(said ? { said } : {}) });
  const moved = item(2, { event: "moved", pawn: "A", path: ["a1", "b1"] }, ["Ana goes."]);

  it("is found on the board again by what its events name", () => {
    const found = recalled([moved, item(3, { event: "applied", pawn: "A", label: "POOL", square: "b1" }), item(4, { event: "rotated", pawn: "A", tile: "t1", way: "left" })]);
    expect([...found.squares]).toEqual(["b1"]);
    expect(found.paths).toEqual([["a1", "b1"]]);
  });

  it("is listed turn by turn", () => {
    const turn = (number: number, pawn: string) => item(number, { event: "turn", pawn, number });
    const items = [item(0, { event: "laid", tiles: [] }, ["The maze."]), turn(1, "A"), moved, turn(3, "B"), item(4, { event: "stuck", pawn: "B" }, ["Bob stays."])];
    expect(turnsIn(items)).toBe(2);
    expect(missed(items)).toEqual([
      { pawn: null, said: ["The maze."] },
      { pawn: "A", said: ["Ana goes."] },
      { pawn: "B", said: ["Bob stays."] },
    ]);
  });
});
