// @vitest-environment node
import { describe, expect, it } from "vitest";
import { grouped, MANY, matching } from "./groups";

const choice = (action: string, label = action): { action: string; label: string } => ({ action, label });
const squares = ["b2", "a1", "a2", "c1", "a3", "b1", "c2", "b3", "c3", "a10", "b10", "c10"].map((name) => choice(name));

describe("choices", () => {
  it("stay together while they are few", () => {
    const few = squares.slice(0, MANY);
    expect(grouped(few)).toEqual([{ column: "", choices: few }]);
    expect(grouped([])).toEqual([]);
  });

  it("are grouped by column when they are many, what is no square first", () => {
    const groups = grouped([...squares, choice("turn:t5:right", "turn tile 5")]);
    expect(groups.map(({ column }) => column)).toEqual(["", "a", "b", "c"]);
    expect(groups[1]?.choices.map(({ action }) => action)).toEqual(["a1", "a2", "a3", "a10"]);
  });

  it("are found by words or notation, without accents and capitals", () => {
    const some = [choice("red", "un œuf rouge, tout à fait caché"), choice("turn", "retourner la tuile")];
    expect(matching(some, "  CACHE ")).toEqual([some[0]]);
    expect(matching(some, "turn")).toEqual([some[1]]);
    expect(matching(some, "")).toEqual(some);
    expect(matching(some, "bleu")).toEqual([]);
  });
});
