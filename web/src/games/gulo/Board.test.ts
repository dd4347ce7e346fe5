import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { loadGameText } from "../../lib/i18n.svelte";
import type { BoardProps } from "../module";
import Board from "./Board.svelte";
import { CHOICES, EGG_CHOICES, NAMING, propsFor, VIEW } from "./sample";

// jsdom has no media queries and measures nothing; here everybody prefers less motion. Svelte asks as soon as it is imported.
vi.hoisted(() => {
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  const query = Object.assign(new EventTarget(), { matches: true });
  globalThis.matchMedia = () => query as unknown as MediaQueryList;
});

beforeAll(() => loadGameText("gulo"));
afterEach(cleanup);

function shown(props: BoardProps<"gulo">) {
  const view = render(Board, { props });
  const find = (selector: string): HTMLElement => view.container.querySelector(selector) as HTMLElement;
  return { ...view, find, tile: (number: number) => find(`[data-square="${number}"]`), confirm: () => find(".confirm") as HTMLButtonElement };
}

const spies = () => ({ act: vi.fn(), why: vi.fn() });

describe("choosing a colour", () => {
  it("offers every choice, and decides nothing before one of them is pressed twice or confirmed", async () => {
    const spy = spies();
    const { container, find, confirm } = shown(propsFor(VIEW, CHOICES, spy));
    const offered = [...container.querySelectorAll<HTMLElement>("[data-choice]")].map(({ dataset }) => dataset["choice"]);
    expect(offered.sort()).toEqual(["green", "red", "turn"]);
    expect(confirm().disabled).toBe(true);
    await fireEvent.click(find('[data-choice="red"]'));
    expect(spy.act).not.toHaveBeenCalled();
    expect(find(".meaning").textContent).toContain("tile 4");
    expect(find(".meaning").textContent).toContain("back to tile 1");
    await fireEvent.click(confirm());
    expect(spy.act).toHaveBeenCalledExactlyOnceWith("red");
  });

  it("lets a tile be tapped, and asks for a second tap", async () => {
    const spy = spies();
    const { tile } = shown(propsFor(VIEW, CHOICES, spy));
    await fireEvent.click(tile(7));
    expect(spy.act).not.toHaveBeenCalled();
    expect(tile(7).className).toContain("aimed");
    await fireEvent.click(tile(7));
    expect(spy.act).toHaveBeenCalledExactlyOnceWith("turn");
  });

  it("points at the tile where the jump really ends, and says so", async () => {
    const spy = spies();
    const { tile, find } = shown(propsFor(VIEW, CHOICES, spy));
    await fireEvent.click(tile(6));
    expect(tile(5).className).toContain("aimed");
    expect(find(".meaning").textContent).toContain("nearest green tile: tile 5");
    await fireEvent.click(tile(6));
    expect(spy.act).not.toHaveBeenCalled();
  });

  it("asks why of a tile that cannot be chosen", async () => {
    const spy = spies();
    const { tile } = shown(propsFor(VIEW, CHOICES, spy));
    await fireEvent.click(tile(3));
    expect(spy.why).toHaveBeenCalledExactlyOnceWith("blue");
    expect(spy.act).not.toHaveBeenCalled();
  });

  it("walks along the path with the arrow keys", async () => {
    const { tile } = shown(propsFor(VIEW, CHOICES));
    tile(1).focus();
    await fireEvent.keyDown(tile(1), { key: "ArrowRight" });
    expect(document.activeElement).toBe(tile(2));
    await fireEvent.keyDown(tile(2), { key: "End" });
    expect(document.activeElement).toBe(tile(8));
    expect([...document.querySelectorAll('[data-square][data-face][tabindex="0"]')]).toEqual([tile(8)]);
  });
});

describe("naming an egg", () => {
  it("changes the egg as often as one likes until the hand goes in", async () => {
    const spy = spies();
    const { find, confirm } = shown(propsFor(NAMING, EGG_CHOICES, spy));
    for (const name of ["g1", "g3", "g3", "g2"]) await fireEvent.click(find(`[data-choice="${name}"]`));
    expect(spy.act).not.toHaveBeenCalled();
    expect(find('[data-choice="g2"]').getAttribute("aria-pressed")).toBe("true");
    expect(confirm().textContent).toBe("Put your hand in");
    await fireEvent.click(confirm());
    expect(spy.act).toHaveBeenCalledExactlyOnceWith("g2");
  });

  it("names the odds of each egg, and where success and alarm would lead", async () => {
    const { find, tile } = shown(propsFor(NAMING, EGG_CHOICES));
    expect(find('[data-choice="g2"]').textContent).toContain("risk 25%");
    await fireEvent.click(find('[data-choice="g2"]'));
    expect(find(".meaning").textContent).toContain("If it works: tile 5. An alarm sends you back to tile 2.");
    expect([tile(5).className.includes("goal"), tile(2).className.includes("back")]).toEqual([true, true]);
  });

  it("forgets what was chosen when something else is asked", async () => {
    const { find, rerender, confirm } = shown(propsFor(NAMING, EGG_CHOICES));
    await fireEvent.click(find('[data-choice="g1"]'));
    const next = propsFor(NAMING, EGG_CHOICES);
    await rerender({ ...next, update: { ...next.update, decision: 5 } });
    expect(confirm().disabled).toBe(true);
  });
});

describe("while nobody here is asked", () => {
  it("offers nothing, and says who is how far", () => {
    const { container } = shown(propsFor({ ...VIEW, turn_of: 1 }, []));
    expect(container.querySelector("[data-choice], .confirm")).toBeNull();
    expect(container.textContent).toContain("tile 4 of 8");
    expect(container.textContent).toContain("at the start");
  });

  it("burns a candle by the frames that come while a hand is in a physical nest", async () => {
    const stealing = { ...NAMING, nest: "physics", stage: "steal", asks: "nothing" as const, named: "g3" };
    const props = propsFor(stealing, []);
    let hear: (message: ArrayBuffer) => void = () => undefined;
    const hands = { listen: (heard: typeof hear) => ((hear = heard), () => undefined), point: () => true };
    const { find, rerender } = shown({ ...props, hands });
    const candle = (): string => find(".candle [role=img]").getAttribute("aria-label") ?? "";
    await rerender({ ...props, hands, update: { ...props.update, attempt: 2 } as typeof props.update });
    expect(candle()).toContain("60 seconds");
    hear(frame(2, 45 * 60));
    await vi.waitFor(() => expect(candle()).toContain("15 seconds"));
    hear(frame(1, 59 * 60)); // of another attempt
    await vi.waitFor(() => expect(candle()).toContain("60 seconds"));
  });

  it("shows the alarm with its reason, and what was rolled", () => {
    const event = { event: "alarm", seat: 0, egg: "g1", why: "egg", risk: 254, roll: 40 } as const;
    const { find } = shown(propsFor(VIEW, [], { fresh: [{ number: 1, at: 0, event }] }));
    const said = find("[data-outcome=alarm]").textContent ?? "";
    for (const part of ["Egg alarm!", "Another egg has fallen out.", "Rolled 4.0; the alarm is below 25.4."]) expect(said).toContain(part);
  });
});

/** A frame of an attempt, as long as its head. */
function frame(attempt: number, number: number): ArrayBuffer {
  const bytes = new DataView(new ArrayBuffer(24));
  bytes.setUint8(0, 1);
  bytes.setUint8(1, attempt);
  bytes.setUint32(2, number, true);
  return bytes.buffer;
}
