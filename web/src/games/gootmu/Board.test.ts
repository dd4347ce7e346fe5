import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Choice, GootmuView, Item, Route, TableState } from "../../generated/protocol";
import { loadGameText } from "../../lib/i18n.svelte";
import type { BoardProps } from "../module";
import Board from "./Board.svelte";
import { sampleView } from "./sample";

// jsdom measures nothing and has no media queries; here everybody prefers less motion.
vi.hoisted(() => {
  const query = Object.assign(new EventTarget(), { matches: true });
  globalThis.matchMedia = () => query as unknown as MediaQueryList;
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
});

const ROLL: Choice = { action: "roll", label: "roll the die", kind: "roll", target: {} };
const MONSTER: Choice = { action: "monster", label: "move the monster instead", kind: "monster", target: {} };
const EAST: Choice = { action: "e", label: "east", kind: "step", target: { direction: "e", square: "b1" } };
const SOUTH: Choice = { action: "s", label: "south", kind: "step", target: { direction: "s", square: "a2" } };
const ROUTES: readonly Route[] = [
  { end: "c2", path: ["b1", "b2", "c2"], actions: ["e", "s", "e"] },
  { end: "c2", path: ["a2", "b2", "c2"], actions: ["s", "e", "e"], told: ["You take the key."] },
  { end: "d1", path: ["b1", "c1", "d1"], actions: ["e", "e", "e"] },
];

function propsFor(view: GootmuView, choices: readonly Choice[], routes: readonly Route[] = []): BoardProps<"gootmu"> {
  const update = { type: "update" as const, seat: view.seat, count: 9, items: [], view, decision: 4, choices, routes };
  return {
    update,
    fresh: [],
    table: { table: "t1" } as TableState,
    me: view.seat,
    names: ["Ana", "Bob"],
    active: choices.length > 0,
    act: vi.fn(),
    why: vi.fn(),
    hint: null,
  };
}

interface Shown {
  readonly square: (name: string) => HTMLElement;
  readonly find: (what: string) => HTMLElement | null;
  readonly all: (what: string) => HTMLElement[];
  readonly tap: (name: string) => Promise<void>;
  readonly point: (name: string) => Promise<void>;
  readonly rerender: (props: Partial<BoardProps<"gootmu">>) => Promise<void>;
}

function shown(props: BoardProps<"gootmu">): Shown {
  const { container, rerender } = render(Board, { props });
  const find = (what: string): HTMLElement | null => container.querySelector<HTMLElement>(what);
  const square = (name: string): HTMLElement => find(`[data-square="${name}"]`) as HTMLElement;
  return {
    find,
    square,
    all: (what) => [...container.querySelectorAll<HTMLElement>(what)],
    tap: async (name) => {
      await fireEvent.pointerDown(square(name), { pointerType: "touch" });
      await fireEvent.click(square(name));
    },
    point: async (name) => void (await fireEvent.pointerOver(square(name), { pointerType: "mouse" })),
    rerender,
  };
}

beforeAll(async () => {
  await loadGameText("gootmu");
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe("a plain turn", () => {
  it("takes one tap to roll", async () => {
    const props = propsFor(sampleView({ asks: "turn", die: 0, steps: 0 }), [ROLL, MONSTER]);
    const { find } = shown(props);
    await fireEvent.click(find('[data-action="roll"]') as HTMLElement);
    expect(props.act).toHaveBeenCalledExactlyOnceWith("roll");
  });

  it("takes two taps to walk: the first shows the way, the second walks all of it in one request", async () => {
    const props = propsFor(sampleView(), [EAST, SOUTH], ROUTES);
    const { tap, find } = shown(props);
    await tap("d1");
    expect(props.act).not.toHaveBeenCalled();
    expect(find('[data-slip="d1"]')).not.toBeNull();
    await tap("d1");
    expect(props.act).toHaveBeenCalledExactlyOnceWith("e", ["e", "e"]);
  });

  it("takes no further tap with something in hand, unless one wants to do something before its end", async () => {
    const key = { name: "m1", kind: "key", owner: null, square: null, carrier: "A" };
    const props = propsFor(sampleView({ labels: {}, things: [key] }), [EAST, SOUTH], ROUTES);
    const { tap, find } = shown(props);
    await tap("d1");
    await tap("d1");
    expect(props.act).toHaveBeenLastCalledWith("e", ["e", "e", "done"]);
    await fireEvent.click(find("[data-pausing]") as HTMLElement);
    expect(props.act).toHaveBeenLastCalledWith("e", ["e", "e"]);
  });

  it("takes one click where the pointer has shown the way", async () => {
    const props = propsFor(sampleView(), [EAST, SOUTH], ROUTES);
    const { square, point } = shown(props);
    await point("d1");
    await fireEvent.pointerDown(square("d1"), { pointerType: "mouse" });
    await fireEvent.click(square("d1"));
    expect(props.act).toHaveBeenCalledExactlyOnceWith("e", ["e", "e"]);
  });

  it("does not walk by one click where the ways differ, and says how", async () => {
    const props = propsFor(sampleView(), [EAST, SOUTH], ROUTES);
    const { square, point, find, all } = shown(props);
    await point("c2");
    await fireEvent.pointerDown(square("c2"), { pointerType: "mouse" });
    await fireEvent.click(square("c2"));
    expect(props.act).not.toHaveBeenCalled();
    expect(find('[data-slip="c2"]')?.textContent).toContain("You take the key.");
    await fireEvent.click(all('[data-slip="c2"] [data-kind="route"]')[1] as HTMLElement);
    expect(props.act).toHaveBeenCalledExactlyOnceWith("s", ["e", "e"]);
  });

  it("lets what was shown go when something new is asked", async () => {
    const props = propsFor(sampleView(), [EAST, SOUTH], ROUTES);
    const { tap, find, rerender } = shown(props);
    await tap("d1");
    const next = propsFor(sampleView({ steps: 2, die: 3 }), [EAST]);
    await rerender({ update: { ...next.update, decision: 5 } });
    expect(find("[data-slip]")).toBeNull();
  });
});

describe("step by step", () => {
  it("goes by the arrow keys", async () => {
    const props = propsFor(sampleView(), [EAST], ROUTES);
    shown(props);
    await fireEvent.keyDown(document.body, { key: "ArrowRight" });
    expect(props.act).toHaveBeenCalledExactlyOnceWith("e");
  });

  it("asks why where a step is not offered, by a key and by a tap", async () => {
    const props = propsFor(sampleView(), [EAST]);
    const { tap } = shown(props);
    await fireEvent.keyDown(document.body, { key: "ArrowDown" });
    expect(props.why).toHaveBeenLastCalledWith("s");
    await tap("a2");
    expect(props.why).toHaveBeenCalledTimes(2);
    expect(props.act).not.toHaveBeenCalled();
  });

  it("only looks around on the squares, unless Shift is held", async () => {
    const props = propsFor(sampleView(), [EAST]);
    const { square } = shown(props);
    square("a1").focus();
    await fireEvent.keyDown(square("a1"), { key: "ArrowRight" });
    expect(document.activeElement).toBe(square("b1"));
    expect(props.act).not.toHaveBeenCalled();
    await fireEvent.keyDown(square("b1"), { key: "ArrowRight", shiftKey: true });
    expect(props.act).toHaveBeenCalledExactlyOnceWith("e");
  });

  it("does not walk while it is somebody else’s turn", async () => {
    const props = { ...propsFor(sampleView(), []), active: false };
    const { tap } = shown(props);
    await fireEvent.keyDown(document.body, { key: "ArrowRight" });
    await tap("b1");
    expect(props.act).not.toHaveBeenCalled();
    expect(props.why).not.toHaveBeenCalled();
  });
});

describe("a tile", () => {
  const turns = ["left", "right"].map((way): Choice => ({ action: `turn:t1:${way}`, label: way, kind: "turn", target: { tile: "t1", way } }));

  it("is tapped, turned either way before one’s eyes, and confirmed", async () => {
    const props = propsFor(sampleView({ asks: "rotate", steps: 0 }), turns);
    const { tap, find } = shown(props);
    await tap("d4");
    expect(find('[data-testid="gootmu-tile"]')).not.toBeNull();
    await fireEvent.click(find('[data-way="left"]') as HTMLElement);
    expect(props.act).not.toHaveBeenCalled();
    await fireEvent.click(find('[data-testid="gootmu-tile"] [data-action]') as HTMLElement);
    expect(props.act).toHaveBeenCalledExactlyOnceWith("turn:t1:left");
  });

  it("turned instead of moving waits behind a button, which can be left again", async () => {
    const props = propsFor(sampleView({ steps: 6, die: 6 }), [EAST, ...turns], ROUTES);
    const { tap, find } = shown(props);
    await tap("d4");
    expect(find('[data-testid="gootmu-tile"]')).toBeNull();
    await fireEvent.click(find('[data-tool="turn"]') as HTMLElement);
    await tap("d4");
    expect(find('[data-testid="gootmu-tile"]')).not.toBeNull();
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(find('[data-testid="gootmu-tile"]')).toBeNull();
    expect(find('[data-tool="turn"]')).not.toBeNull();
  });
});

describe("a square", () => {
  it("tells what is printed on it, what it does and by which rule", async () => {
    const props = { ...propsFor(sampleView(), []), active: false, rule: vi.fn() };
    const { tap, find } = shown(props);
    await tap("d1");
    const slip = find('[data-slip="d1"]') as HTMLElement;
    expect(slip.textContent).toContain("SLIDE 2 SPACES");
    expect(slip.textContent).toContain("GM-63");
    await fireEvent.click(slip.querySelector(".in-line") as HTMLElement);
    expect(props.rule).toHaveBeenCalledExactlyOnceWith("GM-63");
  });

  it("with words that this page does not know shows them as they are printed", async () => {
    const view = sampleView({ labels: { d1: { name: "DANCE A JIG FOR 3 TURNS", arrow: null } } });
    const { tap, find } = shown({ ...propsFor(view, []), active: false });
    await tap("d1");
    expect(find('[data-slip="d1"]')?.textContent).toContain("DANCE A JIG FOR 3 TURNS");
  });

  it("says what can be done there before what is printed there, and parts a thing from its help", async () => {
    const { tap, find } = shown(propsFor(sampleView(), [EAST, SOUTH], ROUTES));
    await tap("d1");
    const slip = find("[data-slip]")?.textContent ?? "";
    expect(slip.indexOf("Walk here")).toBeLessThan(slip.indexOf("SLIDE 2 SPACES"));
    await tap("d4");
    expect(find("[data-slip]")?.textContent).toContain("face down Nobody");
  });

  it("calls a marker that lies face down so where it can be fetched", async () => {
    const fetch: Choice = { action: "m2", label: "m2", kind: "thing", target: { thing: "m2", square: "d4" } };
    const { tap, find } = shown(propsFor(sampleView({ asks: "get" }), [fetch]));
    await tap("d4");
    expect(find('[data-action="m2"]')?.textContent).toBe("Get a face-down marker");
  });

  it("is before one’s eyes when it is tapped, wherever one has scrolled to", async () => {
    const { tap, find } = shown(propsFor(sampleView(), [EAST, SOUTH], ROUTES));
    const side = find(".side") as HTMLElement;
    side.scrollTop = 300;
    await tap("d1");
    expect(side.scrollTop).toBe(0);
  });
});

describe("the hand", () => {
  const choice = (thing: string, more = {}): Choice => ({ action: thing, label: thing, kind: "thing", target: { thing, ...more } });

  it("tells nobody to tap the board for what has a button", () => {
    const view = sampleView({ asks: "discard", things: [{ name: "m1", kind: "key", owner: null, square: null, carrier: "A" }] });
    const { find } = shown(propsFor(view, [choice("m1")]));
    expect(find('[data-action="m1"]')).not.toBeNull();
    expect(find(".guide")).toBeNull();
  });

  it("does so for what lies on the board", () => {
    expect(shown(propsFor(sampleView({ asks: "turnover" }), [choice("m2", { square: "d4" })])).find(".guide")).not.toBeNull();
  });

  it("counts no turn before the first", () => {
    expect(shown(propsFor(sampleView({ turn: 0 }), [])).find('[data-testid="gootmu-turn"]')).toBeNull();
  });
});

describe("people and things", () => {
  it("are shown with their parts, things, and turns to be missed or doubled", () => {
    const { find } = shown({ ...propsFor(sampleView(), []), active: false });
    const bob = find('[data-seat="1"]') as HTMLElement;
    expect(bob.textContent).toContain("misses 2 turns");
    expect(bob.textContent).toContain("plays again");
    expect(bob.querySelector('[data-thing="m3"]')).not.toBeNull();
  });

  it("a thing that is touched tells what it opens, and where that is", async () => {
    const { find } = shown({ ...propsFor(sampleView(), []), active: false });
    await fireEvent.click(find('[data-thing="m1"]') as HTMLElement);
    expect(find('[role="status"]')?.textContent).toContain("locked doors");
    expect(find('[data-square="b3"]')?.dataset["lit"]).toBe("mine");
  });
});

describe("coming back", () => {
  const item = (number: number, event: object, said: readonly string[] = []): Item<"gootmu"> => ({ number, at: 0, event: event as never, said });
  const turnsOf = (count: number): Item<"gootmu">[] =>
    Array.from({ length: count }, (_, index) => [
      item(10 + 2 * index, { event: "turn", pawn: index % 2 ? "B" : "A", number: index }),
      item(11 + 2 * index, { event: "stuck", pawn: "A" }, [`Turn ${index} went by.`]),
    ]).flat();

  it("after many turns shows a list of what was missed, once", async () => {
    const props = propsFor(sampleView(), [EAST]);
    const first = shown(props);
    expect(first.find('[data-testid="gootmu-away"]')).toBeNull();
    cleanup();
    const items = turnsOf(5);
    const later = { ...props, log: items, update: { ...props.update, count: 20 } };
    const { find } = shown(later);
    const list = find('[data-testid="gootmu-away"]') as HTMLElement;
    expect(list.textContent).toContain("Turn 4 went by.");
    await fireEvent.click(list.querySelector("button") as HTMLElement);
    expect(find('[data-testid="gootmu-away"]')).toBeNull();
    cleanup();
    expect(shown(later).find('[data-testid="gootmu-away"]')).toBeNull();
  });

  it("shows no list to whoever comes for the first time", () => {
    const props = { ...propsFor(sampleView(), [EAST]), log: turnsOf(5) };
    expect(shown(props).find('[data-testid="gootmu-away"]')).toBeNull();
  });
});

describe("the log", () => {
  it("lights the squares of the line that is pointed at", () => {
    const event = { event: "applied", pawn: "B", label: "LOCKED DOOR", square: "b3" } as never;
    const { find } = shown({ ...propsFor(sampleView(), []), active: false, pointed: [{ number: 3, at: 0, event }] });
    expect(find('[data-square="b3"]')?.dataset["lit"]).toBe("mine");
  });
});

describe("any board", () => {
  it.each([
    ["before the tiles are laid", sampleView({ walls: [], slots: [], labels: {}, circles: [], pawns: [], things: [], trail: [], moving: null, turn_of: null })],
    ["of one tile", sampleView()],
    ["with tiles taken away", sampleView({ columns: 2, walls: ["9153....", "8c48....", "8282....", "c446...."], slots: [{ tile: 1, turned: 0 }, { tile: null, turned: 0 }] })],
    ["of 5 by 4 tiles for eight", sampleView({ columns: 5, rows: 4, walls: Array.from({ length: 16 }, () => "0".repeat(20)) })],
  ])("%s is drawn", (_, view) => {
    const { find } = shown({ ...propsFor(view, []), active: false });
    expect(find('[data-testid="maze"]')).not.toBeNull();
  });
});
