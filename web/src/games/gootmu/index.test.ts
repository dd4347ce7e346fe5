import { beforeAll, describe, expect, it, vi } from "vitest";
import { loadGameText } from "../../lib/i18n.svelte";
import gootmu from "./index";
import { paceOf } from "./pace";
import { sampleView } from "./sample";

vi.hoisted(() => {
  const query = Object.assign(new EventTarget(), { matches: true });
  globalThis.matchMedia = () => query as unknown as MediaQueryList;
});

const NAMES = ["Ana", "Bob"];

beforeAll(async () => {
  await loadGameText("gootmu");
});

describe("the maze in words", () => {
  it("tells who stands where with what, what lies where, and what is printed", () => {
    const said = gootmu.describe(sampleView(), NAMES).join(" ");
    for (const part of ["Ana stands on a1", "piece 1 of your machine", "key", "piece 1 of Bob’s machine on c1", "locked door on b3", "Turn 7 of 400"])
      expect(said.toLowerCase()).toContain(part.toLowerCase());
    expect(said).not.toMatch(/⟦|\bm\d\b/);
  });

  it("says before the tiles are laid that they are not", () => {
    expect(gootmu.describe(sampleView({ walls: [], pawns: [], things: [] }), NAMES)).toEqual(["The tiles are not laid yet."]);
  });

  it("counts the pieces that win: those that a player’s own pawn holds", () => {
    expect(gootmu.standing(sampleView())).toEqual([1, 0]);
  });

  it("writes tiles as people count them, and leaves squares alone", () => {
    expect(gootmu.spelt?.("Tile t5 turns clockwise. Ana goes from t5 to t6.")).toBe("Tile 5 turns clockwise. Ana goes from t5 to t6.");
    expect(gootmu.spelt?.("La tuile t12 est retirée.")).toBe("La tuile 12 est retirée.");
  });
});

describe("the question", () => {
  const asked = (view: ReturnType<typeof sampleView>, kinds: readonly string[] = []): string | null | undefined =>
    gootmu.question?.({ type: "update", seat: 0, count: 1, items: [], view, choices: kinds.map((kind) => ({ action: kind, label: kind, kind })) }, NAMES);

  it("names whose pawn it is about", () => {
    expect(asked(sampleView())).toBe("Where to, in exactly 3 steps?");
    expect(asked(sampleView({ moving: "B", steps: 1 }))).toContain("Bob");
    expect(asked(sampleView({ moving: "M" }))).toContain("monster");
    expect(asked(sampleView({ moving: "A+" }))).toContain("second pawn");
  });

  it("says where going on costs something, and when nothing else is left", () => {
    expect(asked(sampleView({ costly: ["e"] }))).toContain("A step with a warning sign costs you something later.");
    expect(asked(sampleView({ costly: ["e"], must_spend: true }))).toContain("you have to spend something");
    expect(asked(sampleView())).not.toMatch(/cost|spend/);
    expect(asked(sampleView({ costly: ["cross:n", "c2"] }))).not.toMatch(/cost|spend/); // those choices say so
  });

  it("warns where a gift would make the other player win", () => {
    const carrier: Record<string, string> = { B1: "A", B2: "B", B3: "B", A3: "B" };
    const held = ["A1", "B1", "B2", "B3", "A3"].map((name) => {
      const owner = name.startsWith("A") ? 0 : 1;
      return { name, kind: "gootmu", owner, square: null, carrier: carrier[name] ?? "A" };
    });
    const pawns = sampleView().pawns.map((pawn) => (pawn.name === "B" ? { ...pawn, square: "a1" } : pawn));
    const claiming = sampleView({ asks: "claim", pawns, things: held });
    expect(asked(claiming, ["thing", "no"])).toContain("with their third piece Bob wins");
    const mine = { name: "A2", kind: "gootmu", owner: 0, square: null, carrier: "A" };
    expect(asked({ ...claiming, things: [...held, mine] }, ["thing", "no"])).not.toContain("wins");
    expect(asked({ ...claiming, things: held.filter(({ name }) => name !== "B2") }, ["thing", "no"])).not.toContain("wins");
  });

  it("says what happens otherwise", () => {
    expect(asked(sampleView(), ["step", "pass"])).toContain("You may also stay.");
    expect(asked(sampleView({ asks: "push" }))).toContain("Otherwise nobody moves.");
    const pawns = sampleView().pawns.map((pawn) => (pawn.name === "B" ? { ...pawn, square: "a1", effects: { touch: 1 } } : pawn));
    expect(asked(sampleView({ asks: "push", pawns }))).toContain("you go back to your start");
    expect(asked(sampleView({ asks: "push", moving: "B" }))).toBe("Does Bob push somebody away? Otherwise nobody moves.");
  });

  it("says that no step can be made, or that no die is rolled", () => {
    expect(asked(sampleView(), ["pass", "turn"])).toBe("No way is exactly 3 steps long as things are. Stay, or try something else first.");
    const pawns = sampleView().pawns.map((pawn) => (pawn.name === "A" ? { ...pawn, effects: { three: 1 } } : pawn));
    const turn = sampleView({ asks: "turn", turn_of: "A", pawns });
    expect(asked(turn, ["roll"])?.trim()).toBe("Go three squares without rolling.");
    expect(asked(turn, ["roll", "monster"])?.trim()).toBe("Go three squares without rolling, or use your turn another way.");
  });

  it("names the square that asks", () => {
    expect(asked(sampleView({ asks: "join", about: "MOVE TO SAME SPACE AS ANOTHER PLAYER" }))).toBe("“Join another player”. Whose square do you go to?");
  });

  it("that the board does not know is the server’s", () => {
    expect(asked(sampleView({ asks: "brand-new" }))).toBeNull();
  });
});

describe("the pace", () => {
  const moved = { event: "moved", pawn: "B", path: ["a1", "b1", "c1", "d1", "d2", "d3"] } as const;

  it("lets one follow what others do, and does not hold up whoever has moved", () => {
    expect(paceOf([moved], { seat: 0 })).toBeGreaterThan(600);
    expect(paceOf([moved], { seat: 1 })).toBeLessThanOrEqual(600);
  });

  it("does not act out many turns one after the other", () => {
    const turn = { event: "turn", pawn: "A", number: 1 } as const;
    expect(paceOf([turn, moved, turn, moved, turn, moved, turn, moved], { seat: 0 })).toBe(0);
  });
});
