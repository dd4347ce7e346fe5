import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { OeufsView, TableState } from "../../generated/protocol";
import { loadGameText } from "../../lib/i18n.svelte";
import type { BoardProps } from "../module";
import Board from "./Board.svelte";
import { positionInWords } from "./words";

// jsdom has no media queries; here everybody prefers less motion. Svelte asks as soon as it is imported.
vi.hoisted(() => {
  const query = Object.assign(new EventTarget(), { matches: true });
  globalThis.matchMedia = () => query as unknown as MediaQueryList;
});

const VIEW: OeufsView = {
  game: "oeufs",
  seat: 0,
  waiting: [0],
  ending: null,
  size: 6,
  turn: 9,
  turn_limit: 300,
  turn_of: 0,
  asks: "act",
  players: [
    { symbol: "◆", camp: ["a1", "b1", "c1", "d1", "e1", "f1"], out: false },
    { symbol: "✱", camp: ["a6", "b6", "c6", "d6", "e6", "f6"], out: false },
  ],
  board: { a1: "A", c3: "turned", d6: "B" },
  looked: null,
  you: { look: null },
};
const ACTIONS = ["a1-a2", "a1-b2", "c3-c4", "?c3"];

function propsFor(view: OeufsView, actions = ACTIONS): BoardProps<"oeufs"> {
  const choices = actions.map((action) => ({ action, label: action }));
  return {
    update: { type: "update", seat: view.seat, count: 1, items: [], view, decision: 4, choices },
    fresh: [],
    table: {} as TableState,
    me: view.seat,
    names: ["Ana", "Bob"],
    active: actions.length > 0,
    act: vi.fn(),
    why: vi.fn(),
    hint: null,
  };
}

function shown(props: BoardProps<"oeufs">): { square: (name: string) => HTMLElement; container: HTMLElement } {
  const { container } = render(Board, { props });
  return { container, square: (name) => container.querySelector(`[data-square="${name}"]`) as HTMLElement };
}

beforeAll(async () => {
  await loadGameText("oeufs");
});
afterEach(cleanup);

describe("the board of the eggs", () => {
  it("picks an egg, shows where it can go, and goes there", async () => {
    const props = propsFor(VIEW);
    const { square, container } = shown(props);
    expect(container.querySelector("[data-square][data-action]")).toBeNull();
    await fireEvent.click(square("a1"));
    expect(square("b2").dataset["action"]).toBe("a1-b2");
    await fireEvent.click(square("b2"));
    expect(props.act).toHaveBeenCalledExactlyOnceWith("a1-b2");
  });

  it("asks why where an egg cannot go, and why another's egg cannot be played", async () => {
    const props = propsFor(VIEW);
    const { square } = shown(props);
    await fireEvent.click(square("d6"));
    expect(props.why).toHaveBeenLastCalledWith("d6-a6");
    await fireEvent.click(square("a1"));
    await fireEvent.click(square("f4"));
    expect(props.why).toHaveBeenLastCalledWith("a1-f4");
    expect(props.act).not.toHaveBeenCalled();
  });

  it("is played with the keys alone", async () => {
    const { square } = shown(propsFor(VIEW));
    square("a1").focus();
    await fireEvent.keyDown(square("a1"), { key: "ArrowUp" });
    expect(document.activeElement).toBe(square("a2"));
    await fireEvent.click(square("a1"));
    await fireEvent.keyDown(square("a1"), { key: "Escape" });
    expect(square("b2").dataset["action"]).toBeUndefined();
  });

  it("offers a look at a turned egg, and the declaration only when it may be said", async () => {
    const props = propsFor(VIEW);
    const { square, container } = shown(props);
    await fireEvent.click(container.querySelector("[aria-disabled]") as HTMLElement);
    expect(props.why).toHaveBeenCalledWith("declare");
    await fireEvent.click(square("c3"));
    await fireEvent.click(container.querySelector('[data-action="?c3"]') as HTMLElement);
    expect(props.act).toHaveBeenCalledWith("?c3");
  });

  it("shows the chains of the egg that is picked, hop by hop, and of no other", async () => {
    const props = propsFor(VIEW, ["a1-a2", "a1-c3-c5", "a1-c3-e3", "d6-d5"]);
    const { square, container } = shown(props);
    const chains = (): string[] => [...container.querySelectorAll(".chain")].map((path) => path.getAttribute("d") ?? "");
    expect(chains()).toEqual([]);
    await fireEvent.click(square("a1"));
    expect(chains()).toHaveLength(3); // both begin with the same hop
    expect(new Set(chains()).size).toBe(3);
    await fireEvent.click(square("d6"));
    expect(chains()).toEqual([]);
  });

  it("lists every move on a sheet of its own", async () => {
    HTMLDialogElement.prototype.showModal = vi.fn();
    HTMLDialogElement.prototype.close = vi.fn();
    const props = propsFor(VIEW);
    const { container } = shown(props);
    await fireEvent.click(container.querySelector("[data-testid=oeufs-list]") as HTMLElement);
    expect([...container.querySelectorAll("dialog [data-action]")]).toHaveLength(ACTIONS.length);
    await fireEvent.click(container.querySelector('dialog [data-action="c3-c4"]') as HTMLElement);
    expect(props.act).toHaveBeenCalledExactlyOnceWith("c3-c4");
    expect(container.querySelector("dialog")).toBeNull();
  });

  it("says in words whose turn it is, and when it is nobody's", () => {
    const said = (view: OeufsView): string => positionInWords(view, ["Ana", "Bob"]).join(" ");
    expect(said({ ...VIEW, turn_of: 1 })).toContain("Bob’s turn");
    expect(said({ ...VIEW, turn_of: null })).not.toContain("’s turn");
  });

  it("shows what was looked at to one player, and never to the next eyes", async () => {
    const looked = { seat: 0, square: "c3" };
    const mine = propsFor({ ...VIEW, looked, you: { look: { square: "c3", symbol: "✱" } } }, []);
    const { container, rerender } = render(Board, { props: mine });
    expect(container.querySelectorAll(".held .glaze-1")).toHaveLength(2); // on the board and in the hand
    await rerender(propsFor({ ...VIEW, seat: 1, looked }, []));
    expect(container.querySelector('[data-square="c3"]')?.getAttribute("aria-label")).not.toMatch(/star/);
    expect(container.querySelector(".lifted")).not.toBeNull();
    expect(container.querySelector(".lifted .glaze")).toBeNull();
  });
});
