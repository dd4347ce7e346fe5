import { flushSync } from "svelte";
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { GologoloView, Item, TableState } from "../../generated/protocol";
import { loadGameText } from "../../lib/i18n.svelte";
import type { BoardProps } from "../module";
import Board from "./Board.svelte";
import { cardsIn } from "./cards";
import { readRounds, setHelp } from "./memory.svelte";

type Props = BoardProps<"gologolo">;

const HAND = ["Cb0", "Cb1", "Cb2", "Hr2"];
let tables = 0;
let table: TableState;

beforeAll(() => {
  window.matchMedia ??= (() => ({ matches: false })) as unknown as typeof window.matchMedia;
  return loadGameText("gologolo");
});
afterEach(cleanup);

function viewOf(some: Partial<GologoloView> = {}, rounds: readonly number[] = []): GologoloView {
  const player = { cards: HAND.length, melds: [], score: 0, rounds };
  return {
    game: "gologolo", seat: 0, waiting: [0], ending: null, open_gologolo: false, round: rounds.length + 1, rounds: 4,
    first: 0, actor: 0, phase: "laying", asks: "discard", laid_before: 0, players: [player, player], visible: "Ty1",
    discards: ["Ty1"], stock: 60, you: { hand: HAND, answer: null }, ...some,
  };
}

function propsOf(view: GologoloView, actions: readonly string[], more: Partial<Props> = {}): Props {
  const choices = actions.map((action) => ({ action, label: action }));
  return {
    update: { type: "update", seat: view.seat, count: 1, items: [], view, choices },
    fresh: [], table, me: view.seat, names: ["Ana", "Bo"], active: choices.length > 0,
    act: () => undefined, why: () => undefined, hint: null, ...more,
  };
}

/** A board at a table of its own: what this device remembers of others does not matter. */
function laid(view: GologoloView, actions: readonly string[], more: Partial<Props> = {}) {
  table = { table: `t${tables++}`, game: "gologolo", status: "playing", seats: [] } as unknown as TableState;
  return show(render(Board, propsOf(view, actions, more)));
}

function show(rendered: ReturnType<typeof render<typeof Board>>) {
  const found = (selector: string): HTMLElement | null => rendered.container.querySelector<HTMLElement>(selector);
  const here = (selector: string): HTMLElement => {
    const element = found(selector);
    if (!element) throw new Error(`not on the board: ${selector}`);
    return element;
  };
  const click = (selector: string): void => flushSync(() => here(selector).click());
  const then = async (view: GologoloView, actions: readonly string[], more: Partial<Props> = {}): Promise<void> => {
    await rendered.rerender(propsOf(view, actions, more));
    flushSync();
  };
  return { found, here, click, then };
}

const DROPS = HAND.map((card) => `drop-${card}`);

it("offers to discard right behind the hand", () => {
  const act = vi.fn();
  const board = laid(viewOf(), DROPS, { act });
  board.click("[data-card=Hr2]");
  const order = board.here("[data-card=Hr2]").compareDocumentPosition(board.here("[data-testid=commit]"));
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  board.click("[data-testid=commit]");
  expect(act).toHaveBeenCalledWith("drop-Hr2");
});

it("discards with Delete, and says why not", () => {
  const [act, why] = [vi.fn(), vi.fn()];
  const press = (board: ReturnType<typeof laid>): unknown =>
    board.here("[data-card=Hr2]").dispatchEvent(new KeyboardEvent("keydown", { key: "Delete", bubbles: true }));
  press(laid(viewOf(), DROPS, { act, why }));
  expect(act).toHaveBeenCalledWith("drop-Hr2");
  expect(why).not.toHaveBeenCalled();
  cleanup();
  press(laid(viewOf({ asks: "turn", phase: "turn" }), ["draw"], { act, why }));
  expect(why).toHaveBeenCalledWith("drop-Hr2");
});

it("keeps the keyboard at the table: stock, hand, stock", async () => {
  const board = laid(viewOf({ asks: "turn", phase: "turn" }), ["draw"]);
  flushSync(() => board.here("[data-testid=stock]").focus());
  await board.then(viewOf(), DROPS);
  expect(document.activeElement?.matches("[data-card]")).toBe(true);
  const gone = (document.activeElement as HTMLElement).dataset["card"] as string;
  await board.then(viewOf({ asks: "turn", phase: "turn", actor: 1, you: { hand: HAND.filter((card) => card !== gone), answer: null } }), []);
  expect(document.activeElement).toBe(board.here("[data-testid=stock]"));
});

it("asks the server why a meld cannot be laid, and knows itself what is none", () => {
  const why = vi.fn();
  const board = laid(viewOf({ phase: "opening" }), DROPS, { why });
  for (const card of ["Cb0", "Cb1", "Hr2"]) board.click(`[data-card=${card}]`);
  expect(board.here(".mine .under").textContent).toContain("GL-02");
  board.click("[data-card=Hr2]");
  board.click("[data-card=Cb2]");
  board.click(".commit");
  expect(why).toHaveBeenCalledWith("lay-Cb0Cb1Cb2");
});

it("shows the score sheet after a round until its player goes on", async () => {
  const board = laid(viewOf(), []);
  expect(board.found("[data-testid=round-sheet]")).toBeNull();
  await board.then(viewOf({ asks: "turn", phase: "turn" }, [27]), ["draw"]);
  expect(board.here("[data-testid=round-sheet]").textContent).toContain("27");
  expect(document.activeElement).toBe(board.here("[data-testid=go-on]"));
  expect(board.found("[data-action]"), "what lies under it is not offered").toBeNull();
  board.click("[data-testid=go-on]");
  expect(board.found("[data-testid=round-sheet]")).toBeNull();
  expect(board.found("[data-action=draw]")).not.toBeNull();
});

it("takes a touched card for going on", async () => {
  const board = laid(viewOf(), []);
  await board.then(viewOf({}, [3]), DROPS);
  board.click("[data-card=Hr2]");
  expect(board.found("[data-testid=round-sheet]")).toBeNull();
  expect(board.here("[data-testid=commit]").dataset["action"]).toBe("drop-Hr2");
});

it("puts the sheet away for a Gologolo that must be called in the moment", async () => {
  const board = laid(viewOf(), []);
  await board.then(viewOf({ asks: "claim", phase: "claim", actor: 1 }, [3]), ["gologolo", "pass"]);
  expect(board.found("[data-testid=round-sheet]")).toBeNull();
  expect(board.found("[data-action=pass]")).not.toBeNull();
});

it("lets the sheet pass by for strangers", async () => {
  vi.useFakeTimers();
  const over: Item<"gologolo">[] = [{ number: 1, at: 0, event: { event: "round-over", round: 1, points: [27, 0] } }];
  const board = laid(viewOf({ seat: null, you: null }), []);
  await board.then(viewOf({ seat: null, you: null }, [27]), [], { fresh: over });
  flushSync(() => vi.advanceTimersByTime(1700));
  expect(board.found("[data-testid=finale]")).toBeNull();
  expect(board.found("[data-testid=round-sheet]")).not.toBeNull();
  expect(document.activeElement).toBe(document.body);
  flushSync(() => vi.advanceTimersByTime(3000));
  expect(board.found("[data-testid=round-sheet]")).toBeNull();
  vi.useRealTimers();
});

it("holds a Gologolo up to its own player, in words, and at the hand too", () => {
  const board = laid(viewOf({ phase: "opening" }), [...DROPS, "gologolo"]);
  expect(board.here("[data-testid=offers]").querySelector("[data-action=gologolo]")).not.toBeNull();
  expect(board.here(".call .note").textContent).toBe("Your hand is a Gologolo: call it.");
});

it("changes nothing at the hand in the moment after a discard", () => {
  const board = laid(viewOf({ phase: "claim", asks: "claim", actor: 1 }), ["gologolo", "pass"]);
  expect(board.here("[data-testid=offers]").querySelector("[data-action=gologolo]")).toBeNull();
});

/** What somebody sees who looks over this player's shoulder: everything but the marks that only the page reads. */
function looks(container: HTMLElement): string {
  const copy = container.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll("[data-action]")) element.removeAttribute("data-action");
  return copy.innerHTML.replace(/ (id|aria-labelledby)="[^"]*"/g, "").replace(/<!--.*?-->/g, "");
}

const MOMENT = { phase: "claim", asks: "claim", actor: 1 } as const;

/** A board in the moment after Bo's discard, which ends in three seconds. */
function inMoment(actions: readonly string[], more: Partial<Props> = {}) {
  table = { table: "moment", game: "gologolo", status: "playing", seats: [] } as unknown as TableState;
  const props = propsOf(viewOf(MOMENT), actions, { now: () => 6, ...more });
  const rendered = render(Board, { ...props, update: { ...props.update, moment_ends: 9 } });
  flushSync();
  return { ...show(rendered), looks: () => looks(rendered.container) };
}

it("looks the same in a moment to who can call and to who cannot (GL-13)", () => {
  const able = inMoment(["gologolo", "pass"]).looks();
  cleanup();
  expect(able).toContain("Let it go");
  expect(inMoment([]).looks()).toBe(able);
});

it("lets who cannot call let it go all the same, and tells nobody", () => {
  const [act, why] = [vi.fn(), vi.fn()];
  const board = inMoment([], { act, why });
  board.click("[data-testid=call]");
  expect(why).toHaveBeenCalledWith("gologolo");
  board.click(".pass");
  expect(board.here(".call .note").textContent).toBe("You let it go.");
  expect(act).not.toHaveBeenCalled();
  cleanup();
  inMoment(["gologolo", "pass"], { act }).click(".pass");
  expect(act).toHaveBeenCalledExactlyOnceWith("pass");
});

it("offers the melds that can be laid, and lays one with a tap", () => {
  const act = vi.fn();
  const board = laid(viewOf(), [...DROPS, "lay-Cb0Cb1Cb2"], { act });
  expect(board.here("[data-testid=offers]").getAttribute("aria-label")).toBe("1 meld on offer");
  expect(board.here("[data-action=lay-Cb0Cb1Cb2]").textContent).toContain("Lay the empty blue circle");
  board.click("[data-action=lay-Cb0Cb1Cb2]");
  expect(act).toHaveBeenCalledWith("lay-Cb0Cb1Cb2");
});

it("tells a learner how far the hand is, and which cards would do, until they want no help", async () => {
  const ready = cardsIn("Cb0Cb1Cb2Sy0Ty0Hy0Cy2Cg2Cr2Tg0Tg1Tg2Hr1");
  const view = viewOf({ asks: "turn", phase: "turn", visible: null, discards: [], you: { hand: ready, answer: null } });
  const board = laid(view, ["draw"]);
  const said = board.here(".learner").textContent ?? "";
  expect(said).toContain("One card from a Gologolo");
  expect(said).toContain("the half-full red hexagon");
  flushSync(() => setHelp(false));
  expect(board.found(".learner")).toBeNull();
  flushSync(() => setHelp(true));
  const laidOne = { cards: 10, melds: ["Cb0Cb1Cb2"], score: 0, rounds: [] };
  await board.then({ ...view, players: [laidOne, laidOne], you: { hand: ready.slice(3), answer: null } }, ["draw"]);
  expect(board.here(".learner").textContent).toContain("One card from laying everything");
});

it("shows after a reload the score sheet that was not read yet", () => {
  table = { table: "reloaded", game: "gologolo", status: "playing", seats: [] } as unknown as TableState;
  readRounds("reloaded", 1);
  const board = show(render(Board, propsOf(viewOf({}, [3, 27]), DROPS)));
  expect(board.here("[data-testid=round-sheet]").textContent).toContain("27");
});
