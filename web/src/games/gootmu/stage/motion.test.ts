import { describe, expect, it } from "vitest";
import type { EventOf, GootmuView } from "../../../generated/protocol";
import { gridOf } from "../geometry";
import { type Key, lastsOf, LONGEST_WALK, planOf, type Plan, type Scene, STEP, TURN } from "./motion";
import { UNIT } from "./pen";
import { sampleView, turnedRight } from "./sample";
import { centreOf, tokensOf } from "./tokens";

type Event = EventOf<"gootmu">;

function scene(view: GootmuView): Scene {
  return { view, grid: gridOf(view), tokens: tokensOf(view) };
}

/** A board with nothing but A on a square, and perhaps a marker. */
function bare(square: string, things: GootmuView["things"] = []): GootmuView {
  const view = sampleView({ printed: [] });
  const [pawn] = view.pawns;
  return { ...view, pawns: pawn ? [{ ...pawn, square, home: null }] : [], things, circles: [] };
}

const marker = (square: string | null, kind = "?"): GootmuView["things"][number] => ({ name: "m1", kind, owner: null, square, carrier: square ? null : "A" });
const stepped = (square: string): Event => ({ event: "stepped", pawn: "A", square });
const moved = (...path: string[]): Event => ({ event: "moved", pawn: "A", path });

function acted(from: string, to: string, events: Event[]): Plan {
  return planOf(scene(bare(from)), scene(bare(to)), events);
}

/** Where a track is at its keys on squares, in the middle of them. */
function visited(track: readonly Key[] = []): string[] {
  const squares = track.filter(({ x, y }) => x % UNIT === UNIT / 2 && y % UNIT === UNIT / 2).map(({ x, y }) => `${"abcdefghijkl"[Math.floor(x / UNIT)]}${Math.floor(y / UNIT) + 1}`);
  return squares.filter((square, at) => square !== squares[at - 1]);
}

describe("a walk", () => {
  it("takes the real path, each step in its time", () => {
    const plan = acted("b6", "b9", [moved("b6", "b7", "b8", "b9")]);
    const track = plan.tracks.get("pawn A");
    expect(visited(track)).toEqual(["b6", "b7", "b8", "b9"]);
    expect(track?.at(-1)?.at).toBe(3 * STEP);
    expect(plan.total).toBe(3 * STEP);
  });

  it("is told once, though every step and the whole way are told", () => {
    const plan = acted("b6", "b8", [stepped("b7"), stepped("b8"), moved("b6", "b7", "b8")]);
    expect(visited(plan.tracks.get("pawn A"))).toEqual(["b6", "b7", "b8"]);
  });

  it("that comes back to its start is told once too", () => {
    const round = ["b7", "c7", "c6", "b6"];
    const plan = acted("b6", "b6", [...round.map(stepped), moved("b6", ...round)]);
    expect(visited(plan.tracks.get("pawn A"))).toEqual(["b6", ...round]);
    expect(plan.total).toBe(4 * STEP);
  });

  it("goes on where earlier updates have left it", () => {
    const plan = acted("b7", "b8", [moved("b6", "b7", "b8")]);
    expect(visited(plan.tracks.get("pawn A"))).toEqual(["b7", "b8"]);
  });

  it("that has been seen to its end does not move again", () => {
    expect(acted("b8", "b8", [moved("b6", "b7", "b8")]).tracks.size).toBe(0);
  });

  it("comes in on the other side and is not seen in between", () => {
    const track = acted("a6", "l6", [moved("a6", "l6")]).tracks.get("pawn A") ?? [];
    const beyond = track.filter(({ x }) => x < -UNIT / 2 || x > 12.5 * UNIT);
    expect(beyond.length).toBeGreaterThan(1);
    expect(beyond.every(({ opacity }) => opacity === 0)).toBe(true);
    expect(track.at(-1)).toMatchObject({ ...centreOf("l6"), opacity: 1 });
  });

  it("is never longer than one likes to follow", () => {
    const path = ["a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "b8", "b7", "b6", "b5", "b4", "b3", "b2", "b1", "c1", "c2", "c3", "c4"];
    const plan = acted("a1", "c4", [moved(...path)]);
    expect(plan.total).toBeLessThanOrEqual(LONGEST_WALK + 1);
    expect(visited(plan.tracks.get("pawn A"))).toEqual(path);
    expect(lastsOf([moved(...path)])).toBe(LONGEST_WALK);
  });

  it("without a word goes where the view says", () => {
    const track = acted("b6", "g2", []).tracks.get("pawn A");
    expect(track?.at(-1)).toMatchObject(centreOf("g2"));
  });
});

describe("what happens after another thing", () => {
  it("waits for it: a thing is taken when the walk is over", () => {
    const before = scene(bare("b6", [marker("b8", "key")]));
    const after = scene(bare("b8", [marker(null, "key")]));
    const plan = planOf(before, after, [stepped("b7"), stepped("b8"), moved("b6", "b7", "b8"), { event: "took", pawn: "A", thing: "m1", kind: "key" }]);
    const [taken] = plan.extras;
    expect(taken?.token.name).toBe("m1");
    expect(taken?.keys.find(({ at }) => at === 2 * STEP)).toMatchObject({ opacity: 1 });
    expect(taken?.keys.at(-1)).toMatchObject({ opacity: 0 });
    expect(taken?.keys.at(-1)?.at).toBeGreaterThan(2 * STEP);
  });

  it("a marker that is turned up and taken shows its back, then its face", () => {
    const before = scene(bare("b6", [marker("b7")]));
    const after = scene(bare("b7", [marker(null, "boat")]));
    const plan = planOf(before, after, [
      moved("b6", "b7"),
      { event: "turned-up", thing: "m1", kind: "boat", square: "b7" },
      { event: "took", pawn: "A", thing: "m1", kind: "boat" },
    ]);
    const [back, face] = plan.extras;
    expect(back?.token.drawing).toBe(before.tokens.find(({ key }) => key === "thing m1")?.drawing);
    expect(face?.token.drawing).not.toBe(back?.token.drawing);
    const turned = back?.keys.at(-1)?.at ?? 0;
    expect(turned).toBeGreaterThan(STEP);
    expect(face?.keys.filter(({ at }) => at < turned).every(({ opacity }) => opacity === 0)).toBe(true);
  });

  it("an instruction is announced at its square, at its moment", () => {
    const plan = acted("b6", "b7", [moved("b6", "b7"), { event: "applied", pawn: "A", label: "LOSE 1 TURN", square: "b7" }]);
    expect(plan.sayings).toEqual([{ square: "b7", printed: "LOSE 1 TURN", how: "applied", at: STEP }]);
  });

  it("the server's word counts for where that was", () => {
    const event = { event: "applied", pawn: "A", label: "LOSE 1 TURN", square: "c3" } as unknown as Event;
    expect(acted("b6", "b6", [event]).sayings[0]?.square).toBe("c3");
  });
});

describe("a tile that turns", () => {
  const view = sampleView({ printed: [] });
  const slot = 4;
  const after = turnedRight(view, slot);
  const plan = planOf(scene(view), scene(after), [{ event: "rotated", pawn: "A", tile: "t5", way: "right" }]);
  const riders = tokensOf(view).filter(({ square }) => /^[e-h][5-8]$/.test(square));

  it("takes everything on it round its middle, and nothing else", () => {
    expect(riders.length).toBeGreaterThan(0);
    expect([...plan.tracks.keys()].sort()).toEqual(riders.map(({ key }) => key).sort());
    expect(plan.turns).toEqual([{ slot, way: "right", at: 0, lasts: TURN }]);
    const middle = { x: 6 * UNIT, y: 6 * UNIT };
    for (const { key, x, y } of riders) {
      const reach = Math.hypot(x - middle.x, y - middle.y);
      for (const at of plan.tracks.get(key)?.filter(({ at }) => at <= TURN) ?? []) {
        const now = Math.hypot(at.x - middle.x, at.y - middle.y);
        expect(now).toBeGreaterThan(reach - 3);
        expect(now).toBeLessThan(reach * 1.05 + 3);
      }
    }
  });

  it("sets them down where they are", () => {
    for (const token of tokensOf(after).filter(({ key }) => plan.tracks.has(key))) {
      const end = plan.tracks.get(token.key)?.at(-1);
      expect(end?.x).toBeCloseTo(token.x, 0);
      expect(end?.y).toBeCloseTo(token.y, 0);
    }
  });

  it("carries on from there: a pawn that then walks walks on the turned tile", () => {
    const start = bare("e5");
    const end = { ...turnedRight(start, slot), pawns: bare("h6").pawns };
    const both = planOf(scene(start), scene(end), [{ event: "rotated", pawn: "A", tile: "t5", way: "right" }, moved("h5", "h6")]);
    const track = both.tracks.get("pawn A");
    expect(visited(track?.filter(({ at }) => at >= TURN))).toEqual(["h5", "h6"]);
    expect(both.total).toBe(TURN + STEP); // one step, and no leap before it
  });
});

describe("times", () => {
  it("never run backwards, whatever happens at once", () => {
    const before = scene(bare("b6", [marker("b8", "key")]));
    const after = scene(bare("j9", []));
    const plan = planOf(before, after, [
      stepped("b7"), stepped("b8"), moved("b6", "b7", "b8"),
      { event: "took", pawn: "A", thing: "m1", kind: "key" },
      { event: "rotated", pawn: "A", tile: "t4", way: "left" },
      { event: "put-down", pawn: "A", thing: "m1", kind: "key", square: "c3" },
      { event: "gone", thing: "m1", kind: "key" },
      { event: "sent-home", pawn: "A", square: "j9" },
    ]);
    for (const keys of [...plan.tracks.values(), ...plan.extras.map(({ keys }) => keys)])
      keys.forEach(({ at }, index) => expect(at).toBeGreaterThanOrEqual(keys[index - 1]?.at ?? 0));
    expect(plan.tracks.get("pawn A")?.at(-1)).toMatchObject(centreOf("j9"));
    expect(plan.total).toBeGreaterThan(TURN);
  });
});
