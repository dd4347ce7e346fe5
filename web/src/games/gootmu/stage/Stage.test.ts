// @vitest-environment jsdom
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { GootmuView, Item } from "../../../generated/protocol";
import { loadGameText } from "../../../lib/i18n.svelte";
import { squaresOf, gridOf } from "../geometry";
import type { Lit } from "./lit";
import { sampleView, turnedRight } from "./sample";
import Stage from "./Stage.svelte";

// jsdom has no media queries and measures nothing; here everybody likes motion.
vi.hoisted(() => {
  globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList;
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
});

function propsFor(view: GootmuView) {
  return {
    view,
    fresh: [] as readonly Item<"gootmu">[],
    names: ["Ana", "Bob"],
    me: 0 as number | null,
    lit: new Map<string, Lit>(),
    litTiles: new Set<string>(),
    litPawns: new Set<string>(),
    litThings: new Set<string>(),
    paths: [] as { squares: readonly string[]; counted: boolean; tone: "main" | "other" | "log" }[],
    ghost: null as { tile: string; way: "left" | "right" } | null,
    selected: null as string | null,
    label: (square: string) => `square ${square}`,
    onsquare: vi.fn(),
    onlook: vi.fn(),
  };
}

function shown(props: ReturnType<typeof propsFor>) {
  const { container, rerender, component } = render(Stage, { props });
  const square = (name: string): HTMLElement => container.querySelector(`[data-square="${name}"]`) as HTMLElement;
  return { container, rerender, component, square };
}

beforeAll(() => loadGameText("gootmu"));
afterEach(cleanup);

describe("the stage", () => {
  it.each([
    [1, 1, 1, []],
    [3, 3, 2, [7]],
    [5, 4, 8, [0, 12]],
  ] as const)("draws a board of %i by %i for %i people with holes %j", (columns, rows, seats, holes) => {
    const view = sampleView({ columns, rows, seats, holes });
    const { container } = shown(propsFor(view));
    expect(container.querySelectorAll("[data-tile]").length).toBe(columns * rows - holes.length);
    expect(container.querySelectorAll(".hole").length).toBe(holes.length);
    expect(container.querySelectorAll("[data-square]").length).toBe(squaresOf(gridOf(view)).length);
    expect(container.querySelectorAll("[data-key]").length).toBe(view.pawns.length + view.things.length);
    expect(container.innerHTML).not.toMatch(/NaN|undefined|Infinity|⟦/);
  });

  it("draws the places of the tiles before they are laid", () => {
    const { container } = shown(propsFor(sampleView({ columns: 4, rows: 3, laid: false })));
    expect(container.querySelectorAll(".gap").length).toBe(12);
    expect(container.querySelectorAll(".hole, [data-square], [data-tile]").length).toBe(0);
  });

  it("has every square as a button with its name, one of which takes the focus: one's own", () => {
    const view = sampleView();
    const { container, square } = shown(propsFor(view));
    const own = view.pawns[0]?.square as string;
    expect(square("c5").getAttribute("aria-label")).toBe("square c5");
    expect([...container.querySelectorAll('[data-square][tabindex="0"]')]).toEqual([square(own)]);
  });

  it("says which square was tapped", async () => {
    const props = propsFor(sampleView());
    const { square } = shown(props);
    await fireEvent.click(square("g7"));
    expect(props.onsquare).toHaveBeenCalledExactlyOnceWith("g7");
  });

  it("goes from square to square with the arrow keys, round the edges and over removed tiles", async () => {
    const view = sampleView({ holes: [1] });
    const { square } = shown(propsFor(view));
    square("d2").focus();
    await fireEvent.keyDown(square("d2"), { key: "ArrowRight" });
    expect(document.activeElement).toBe(square("i2"));
    square("a1").focus();
    await fireEvent.keyDown(square("a1"), { key: "ArrowUp" });
    expect(document.activeElement).toBe(square("a12"));
  });

  it("leaves arrow keys to whoever has taken them", async () => {
    const { square } = shown(propsFor(sampleView()));
    square("b2").focus();
    const taken = new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true });
    taken.preventDefault();
    square("b2").dispatchEvent(taken);
    expect(document.activeElement).toBe(square("b2"));
  });

  it("tells what is pointed at", async () => {
    const props = propsFor(sampleView());
    const { square } = shown(props);
    await fireEvent(square("b2"), new MouseEvent("pointerover", { bubbles: true }));
    expect(props.onlook).not.toHaveBeenCalled(); // a finger does not point
    const mouse = Object.assign(new MouseEvent("pointerover", { bubbles: true }), { pointerType: "mouse" });
    await fireEvent(square("b2"), mouse);
    expect(props.onlook).toHaveBeenLastCalledWith("b2");
    expect(square("b2").title).toBe("square b2");
  });

  it("lights squares, tiles, pawns and things", () => {
    const view = sampleView();
    const { container, square } = shown({
      ...propsFor(view),
      lit: new Map<string, Lit>([["c3", "end"], ["d3", "warn"]]),
      litTiles: new Set(["t2"]),
      litPawns: new Set(["B"]),
      litThings: new Set(["m1"]),
    });
    expect(square("c3").dataset["lit"]).toBe("end");
    expect(container.querySelectorAll(".overlay .line").length).toBe(2);
    expect(container.querySelector('[data-tile="t2"]')?.classList.contains("lit")).toBe(true);
    expect(container.querySelectorAll(".token circle.lit").length).toBe(2);
  });

  it("draws paths with their count, and a tile as it would lie", () => {
    const view = sampleView();
    const { container } = shown({
      ...propsFor(view),
      paths: [{ squares: ["a1", "l1", "k1"], counted: true, tone: "main" }],
      ghost: { tile: "t5", way: "left" },
    });
    expect([...container.querySelectorAll(".path.main text")].map((one) => one.textContent)).toEqual(["1", "2"]);
    expect(container.querySelector<HTMLElement>(".ghost .sheet")?.style.transform).toBe("rotate(-90deg)");
  });

  it("acts out what happens, and is still at once when it is broken off", async () => {
    const view = sampleView({ printed: [] });
    const props = propsFor(view);
    const { container, rerender } = shown(props);
    const after = turnedRight(view, 4);
    const item = { number: 1, at: 1, event: { event: "removed", pawn: "A", tile: "t1" } } as Item<"gootmu">;
    const holed: GootmuView = {
      ...after,
      walls: after.walls.map((line, row) => (row < 4 ? `....${line.slice(4)}` : line)),
      slots: after.slots.map((slot, at) => (at ? slot : { tile: null, turned: 0 })),
    };
    await rerender({ ...props, view: holed, fresh: [item] });
    await tick();
    expect(container.querySelectorAll(".leaving").length).toBe(1);
    await rerender({ ...props, view: holed, fresh: [] });
    await tick();
    expect(container.querySelectorAll(".leaving").length).toBe(0);
  });

  it("does not move on arrival", () => {
    const item = { number: 1, at: 1, event: { event: "applied", pawn: "A", label: "POOL" } } as Item<"gootmu">;
    const { container } = shown({ ...propsFor(sampleView()), fresh: [item] });
    expect(container.querySelectorAll(".saying, .leaving").length).toBe(0);
  });

  it("offers its own places to people who play, and not to those who look on", () => {
    const { container } = shown(propsFor(sampleView()));
    expect(container.querySelectorAll(".controls button").length).toBe(3);
    cleanup();
    const other = shown({ ...propsFor(sampleView()), me: null });
    expect(other.container.querySelectorAll(".controls button").length).toBe(1);
  });
});
