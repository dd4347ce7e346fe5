import { describe, expect, it } from "vitest";
import { MARKERS, PRINTED } from "../art";
import { gridOf } from "../geometry";
import { Camera, kept, nextScale, roomFor, scaledAbout, seen, showing, wholeScale } from "./camera";
import { arrange, spotsOn } from "./figures";
import { glowsOf, litLines, LIT_KINDS, type Lit, warnSigns } from "./lit";
import { countsOf, legsOf, lineOf } from "./paths";
import { UNIT } from "./pen";
import { sampleView, turnedRight } from "./sample";
import { MARGIN, stripsOf } from "./strips";
import { floorOf, TILE } from "./tiles";
import { tokensOf } from "./tokens";

const SIZES = [
  [1, 1, 1], [2, 1, 1], [1, 3, 2], [3, 3, 2], [4, 3, 4], [5, 4, 8],
] as const; // columns, rows, seats

const numbers = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

describe("tiles", () => {
  it.each(SIZES)("of %i by %i are drawn within their paper, with everything on them", (columns, rows, seats) => {
    const view = sampleView({ columns, rows, seats });
    const grid = gridOf(view);
    const { tiles, gaps } = floorOf(view, grid);
    expect([tiles.length, gaps.length]).toEqual([columns * rows, 0]);
    const prints = tiles.flatMap((tile) => tile.prints);
    expect(prints.length).toBe(Object.keys(view.labels).length + seats);
    for (const tile of tiles) {
      for (const { x, y } of tile.prints) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(TILE / 2 - UNIT / 2);
      expect(Math.max(...numbers(tile.paper + tile.grid).map(Math.abs))).toBeLessThanOrEqual(TILE / 2);
      // Ink may stray from its line, never as far as the next square.
      expect(Math.max(...numbers(tile.walls + tile.again + tile.border).map(Math.abs))).toBeLessThanOrEqual(TILE / 2 + 6);
    }
    const [width, height] = [grid.width * UNIT, grid.height * UNIT];
    for (const { x, y } of tokensOf(view)) {
      expect(x > 0 && x < width).toBe(true);
      expect(y > 0 && y < height).toBe(true);
    }
  });

  it("show every printed instruction with a drawing of its own", () => {
    const view = sampleView({ columns: 5, rows: 4, seats: 8 });
    const drawings = floorOf(view, gridOf(view)).tiles.flatMap((tile) => tile.prints).filter(({ square }) => square in view.labels);
    expect(drawings.length).toBe(PRINTED.length);
    expect(drawings.every(({ drawing }) => drawing.includes("<g"))).toBe(true);
    expect(new Set(drawings.map(({ drawing }) => drawing)).size).toBeGreaterThan(70);
  });

  it("show words that the page does not know as they are printed, and nothing of them as code", () => {
    const view = sampleView({ printed: ["DANCE WITH THE <TROLL> 7 TIMES"] });
    const [print] = floorOf(view, gridOf(view)).tiles.flatMap((tile) => tile.prints).filter(({ square }) => square in view.labels);
    expect(print?.drawing).toContain("DANCE");
    expect(print?.drawing).toContain("&lt;TROLL&gt;");
  });

  it("keep their drawing when they turn: only the paper turns", () => {
    const view = sampleView();
    const after = turnedRight(view, 4);
    const [one, other] = [view, after].map((each) => floorOf(each, gridOf(each)).tiles[4]);
    expect(other?.turned).toBe(((one?.turned ?? 0) + 1) % 4);
    expect(other?.walls).toBe(one?.walls);
    expect(other?.circles).toBe(one?.circles);
    expect(other?.paper).toBe(one?.paper);
  });

  it("hatch what has walls on all sides", () => {
    const walls = ["f000", "0000", "0000", "0000"];
    const view = { ...sampleView({ columns: 1, rows: 1, printed: [] }), walls };
    const [tile] = floorOf(view, gridOf(view)).tiles;
    expect(tile?.hatching).not.toBe("");
    const open = { ...view, walls: ["7000", ...walls.slice(1)] };
    expect(floorOf(open, gridOf(open)).tiles[0]?.hatching).toBe("");
  });

  it("leave gaps where they were removed, and everywhere before they are laid", () => {
    const view = sampleView({ holes: [4] });
    const floor = floorOf(view, gridOf(view));
    expect(floor.gaps).toEqual([{ slot: 4, x: 1.5 * TILE, y: 1.5 * TILE }]);
    expect(floor.tiles.length).toBe(8);
    const empty = sampleView({ columns: 5, rows: 4, laid: false });
    expect(floorOf(empty, gridOf(empty))).toMatchObject({ tiles: [], gaps: { length: 20 } });
    expect(stripsOf(empty, gridOf(empty), [])).toEqual([]);
  });
});

describe("tokens", () => {
  it.each([1, 2, 3, 5, 9, 24])("%i of them share a square without leaving it", (count) => {
    for (const spots of [arrange(count, 58, 58), spotsOn(count, true, false), spotsOn(count, false, true)]) {
      expect(spots.length).toBe(count);
      for (const { x, y, scale } of spots) {
        expect(scale).toBeGreaterThan(0);
        expect(Math.max(Math.abs(x), Math.abs(y)) + 20 * scale).toBeLessThanOrEqual(UNIT / 2 + 4);
      }
    }
  });

  it("have their person's colour and symbol, and every marker has a face", () => {
    const view = sampleView({ columns: 5, rows: 4, seats: 8 });
    const tokens = tokensOf(view);
    for (const { seat, drawing } of tokens) if (seat !== null) expect(drawing).toContain(`var(--seat-${seat})`);
    const faces = tokens.filter(({ name }) => /^m\d/.test(name)).map(({ drawing }) => drawing);
    expect(new Set(faces).size).toBe(MARKERS.length + 1);
  });

  it("that are carried lie nowhere", () => {
    const view = sampleView();
    const things = view.things.map((thing) => (thing.name === "A1" ? { ...thing, square: null, carrier: "A" } : thing));
    expect(tokensOf({ ...view, things }).some(({ key }) => key === "thing A1")).toBe(false);
  });
});

describe("paths", () => {
  const grid = gridOf(sampleView());

  it("leave on one side and come in on the other", () => {
    const legs = legsOf(grid, ["b1", "a1", "l1", "k1"]);
    expect(legs.length).toBe(2);
    expect(legs[0]?.points.at(-1)?.x).toBeLessThan(0);
    expect(legs[1]?.points[0]?.x).toBeGreaterThan(grid.width * UNIT);
    expect(legs[1]?.points.at(-1)).toEqual({ x: 10.5 * UNIT, y: 0.5 * UNIT });
  });

  it("go straight over a removed tile, and round the edge beyond one", () => {
    const holed = gridOf(sampleView({ holes: [1] }));
    expect(legsOf(holed, ["d2", "i2"])).toEqual([{ bow: false, points: [{ x: 3.5 * UNIT, y: 1.5 * UNIT }, { x: 8.5 * UNIT, y: 1.5 * UNIT }] }]);
    const edge = gridOf(sampleView({ holes: [2] }));
    expect(legsOf(edge, ["h3", "a3"]).length).toBe(2);
  });

  it("draw a jump as a bow and have no gap elsewhere", () => {
    const legs = legsOf(grid, ["a2", "b2", "f7", "f8"]);
    expect(legs.map(({ bow }) => bow)).toEqual([false, true, false]);
    expect(lineOf(legs)).not.toContain("NaN");
    expect(legsOf(grid, ["a2"])).toEqual([]);
  });

  it("count every step, and twice where they come twice", () => {
    const counts = countsOf(["a1", "b1", "b2", "b1"]);
    expect(counts.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(counts[2]?.x).toBeGreaterThan(counts[0]?.x ?? 0);
  });
});

describe("light", () => {
  it("has a shape of its own for each kind, not only a colour", () => {
    const shapes = LIT_KINDS.map((kind) => `${litLines(new Map([["c3", kind]])).get(kind)}${warnSigns(new Map([["c3", kind]]))}`);
    expect(new Set(shapes).size).toBe(LIT_KINDS.length);
  });

  it("takes one line for each kind however many squares are lit, and its fill lies on the tile", () => {
    const view = sampleView({ columns: 5, rows: 4 });
    const grid = gridOf(view);
    const lit = new Map<string, Lit>([["a1", "end"], ["t16", "end"], ["b1", "choice"]]);
    expect([...litLines(lit).keys()]).toEqual(["end", "choice"]);
    const glows = glowsOf(grid, lit);
    expect([...glows.keys()]).toEqual([0, 19]);
    expect(glows.get(0)?.map(({ kind }) => kind)).toEqual(["end", "choice"]);
  });
});

describe("strips beyond the edges", () => {
  it("show the opposite side and what stands there", () => {
    const view = sampleView({ printed: ["POOL"] }); // on a1
    const tokens = tokensOf(view);
    const strips = Object.fromEntries(stripsOf(view, gridOf(view), tokens).map((strip) => [strip.side, strip]));
    const squares = { s: "a1", e: "a1" } as const;
    for (const side of Object.keys(squares) as ("s" | "e")[]) expect(strips[side]?.over).toContain("--maze-water");
    expect(strips["n"]?.over).not.toContain("--maze-water");
    expect(strips["n"]?.names.map(({ word }) => word).join("")).toBe("ABCDEFGHIJKL");
    expect(strips["w"]?.width).toBe(MARGIN);
  });

  it("are empty where the opposite tile was removed", () => {
    const view = sampleView({ columns: 1, rows: 1, holes: [0], printed: [] });
    expect(stripsOf(view, gridOf(view), []).every(({ paper }) => paper === "")).toBe(true);
  });
});

describe("the camera", () => {
  const plan = { width: 20 * UNIT + 2 * MARGIN, height: 16 * UNIT + 2 * MARGIN };
  const phone = { width: 390, height: 430, below: 0, right: 0 };

  it("goes with one step from the largest board on a phone to squares that a finger can tap", () => {
    const whole = wholeScale(plan, phone);
    expect(whole * UNIT).toBeGreaterThan(17);
    const next = nextScale(whole, 1, plan, phone);
    expect(next / whole).toBeGreaterThanOrEqual(2.3);
    expect(next * UNIT).toBeGreaterThanOrEqual(44);
    expect(nextScale(next, -1, plan, phone)).toBe(whole);
  });

  it("keeps the plan in its window, and lets the controls cover no square", () => {
    const far = kept({ x: -9999, y: -9999, scale: 1 }, plan, phone);
    expect(far.x).toBe(390 - plan.width);
    expect(far.y + plan.height).toBeLessThan(430 - 58);
    expect(kept({ x: 500, y: 500, scale: 1 }, plan, phone)).toEqual({ x: 0, y: 0, scale: 1 });
    const small = kept({ x: 0, y: 0, scale: 0 }, plan, phone);
    expect(small.x).toBeCloseTo(0, 1);
    expect(small.y).toBeGreaterThan(0);
  });

  it("makes room for the controls where that costs little, and else has only one of them", () => {
    const row = { width: 150, height: 50 };
    const square = { width: 1100, height: 1100 };
    expect(roomFor(plan, { width: 390, height: 600 }, row)).toEqual({ form: "row", below: 50, right: 0 });
    expect(roomFor(plan, { width: 390, height: 322 }, row).form).toBe("one");
    expect(roomFor(square, { width: 390, height: 335 }, row)).toEqual({ form: "column", below: 0, right: 50 });
    expect(roomFor(plan, { width: 1400, height: 700 }, row)).toEqual({ form: "row", below: 0, right: 0 });
    expect(roomFor(square, { width: 719, height: 719 }, row).form).toBe("one");
  });

  it("covers no corner of a square where the only control stands over the plan", () => {
    const plan = { width: 12 * UNIT + 2 * MARGIN, height: 12 * UNIT + 2 * MARGIN };
    for (const side of [520, 640, 719, 800]) {
      const { form, ...left } = roomFor(plan, { width: side, height: side }, { width: 150, height: 50 });
      const { x, y, scale } = kept({ x: 0, y: 0, scale: 0 }, plan, { width: side, height: side, ...left });
      const [right, bottom] = [side - x - (plan.width - MARGIN) * scale, side - y - (plan.height - MARGIN) * scale];
      expect(form).toBe("one");
      expect(Math.hypot(right - 22, bottom - 22)).toBeGreaterThanOrEqual(22);
      expect(scale).toBeGreaterThan(0.97 * wholeScale(plan, { width: side, height: side, below: 0, right: 0 }));
    }
  });

  it("stands aside for the only control where there is no room for more", () => {
    const [plan, phone] = [{ width: 12 * UNIT + 2 * MARGIN, height: 12 * UNIT + 2 * MARGIN }, { width: 374, height: 335 }];
    const { form, ...left } = roomFor(plan, phone, { width: 150, height: 50 });
    const { x, scale } = kept({ x: 0, y: 0, scale: 0 }, plan, { ...phone, ...left });
    expect(form).toBe("one");
    expect(x + (plan.width - MARGIN) * scale).toBeLessThanOrEqual(374 - 50);
    expect(scale).toBe(wholeScale(plan, { ...phone, below: 0, right: 0 }));
  });

  it("scales about the point under the fingers", () => {
    const from = { x: -100, y: -50, scale: 1 };
    const to = scaledAbout(from, 2, { x: 200, y: 100 });
    expect([(200 - to.x) / to.scale, (100 - to.y) / to.scale]).toEqual([300, 150]);
  });

  it("does not wander when it is at its largest", () => {
    const camera = new Camera(() => {}, () => {});
    camera.measure(plan, phone);
    for (let turn = 0; turn < 30; turn++) camera.scale(camera.position.scale * 1.5, { x: 195, y: 215 });
    const there = camera.position;
    camera.scale(there.scale * 1.5, { x: 195, y: 215 });
    expect(camera.position).toEqual(there);
    expect(-there.x + 195).toBeCloseTo((plan.width / 2) * there.scale, -1);
    for (let turn = 0; turn < 30; turn++) camera.scale(camera.position.scale / 1.5, { x: 10, y: 10 });
    expect(camera.isWhole).toBe(true);
  });

  it("shows a part in the middle", () => {
    const position = showing({ x: 640, y: 640, width: 192, height: 192 }, 0.8, phone);
    const box = seen(position, phone);
    expect(box.x + box.width / 2).toBeCloseTo(736);
    expect(box.y + box.height / 2).toBeCloseTo(736);
  });
});
