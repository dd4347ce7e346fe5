// @vitest-environment node
import { describe, expect, test } from "vitest";
import type { GameInfo } from "../lib/api";
import { CLOCKS, middlingLevel, placesFor, playNow, seatPlan, unusual } from "./plan";

function game(key: string, seats: readonly [number, number], more: Partial<GameInfo> = {}): GameInfo {
  const bots = ["random", "greedy", "strong"].map((level) => ({ level, label: level }));
  const counts = Array.from({ length: seats[1] - seats[0] + 1 }, (_, more) => seats[0] + more);
  return { key, name: key, tagline: "", seats, counts, minutes: [10, 20], options: [], bots, introduction: [], ...more };
}

const BOTS = ["Moss", "Fern", "Sorrel", "Clover"];
const VARIANT = { name: "variant", default: "base", expected: "", kind: "choice", label: "", values: ["base", "1"] } as const;
const NEST = { ...VARIANT, name: "nest", default: "dice", values: ["dice", "physics"] } as const;

describe("a game at once", () => {
  test("has one person and middling bots, as many as usually play", () => {
    expect(playNow(game("gruell", [2, 5]), "Ana", BOTS)).toEqual({
      game: "gruell",
      seats: [{ kind: "screen", name: "Ana" }, ...BOTS.slice(0, 3).map((name) => ({ kind: "bot", level: "greedy", name }))],
      options: {},
    });
  });
  test("takes the fewest where the usual number is impossible", () => {
    expect(playNow(game("new", [4, 5]), "Ana", BOTS).seats).toHaveLength(4);
  });
  test("steals with one's own hand where the server has a nest and the browser can draw it, else by dice", () => {
    const gulo = game("gulo", [2, 6], { options: [{ ...NEST, usual: "physics" }] });
    expect(playNow(gulo, "Ana", BOTS, () => true).options).toEqual({ nest: "physics" });
    expect(playNow(gulo, "Ana", BOTS, () => false).options).toEqual({});
    expect(playNow(game("gulo", [2, 6], { options: [NEST] }), "Ana", BOTS, () => true).options).toEqual({});
  });
});

describe("a table that is laid", () => {
  test("has a place for its maker, and open ones", () => {
    expect(placesFor(game("gruell", [2, 3])).map((place) => place.kind)).toEqual(["screen", "open", "open"]);
  });
  test("tells the server only what belongs to a seat", () => {
    const place = { name: " Léa ", level: "greedy" };
    expect(seatPlan({ ...place, kind: "open" }, "x", "Moss")).toEqual({ kind: "open" });
    expect(seatPlan({ ...place, kind: "bot" }, "x", "Moss")).toEqual({ kind: "bot", level: "greedy", name: "Moss" });
    expect(seatPlan({ ...place, kind: "screen" }, "x", "Moss")).toEqual({ kind: "screen", name: "Léa" });
    expect(seatPlan({ ...place, kind: "screen", name: " " }, "Otter", "Moss")).toEqual({ kind: "screen", name: "Otter" });
  });
  test("tells the server only unusual options", () => {
    const found = game("gruell", [2, 5], { options: [VARIANT] });
    expect(unusual(found, { variant: "base" })).toEqual({});
    expect(unusual(found, { variant: "1", stray: true })).toEqual({ variant: "1" });
    const nest = game("gulo", [2, 6], { options: [{ ...NEST, usual: "physics" }] });
    expect(unusual(nest, {}, () => true)).toEqual({ nest: "physics" });
    expect(unusual(nest, { nest: "dice" }, () => true)).toEqual({});
  });
});

test("the middling level is never the weakest of two", () => {
  const bots = [{ level: "random", label: "" }, { level: "greedy", label: "" }];
  expect(middlingLevel(game("gruell", [2, 5], { bots }))).toBe("greedy");
});

test("clocks are in the server's bounds", () => {
  for (const { clock } of CLOCKS) if (clock) expect(clock.seconds).toBeLessThanOrEqual(14 * 86_400);
});
