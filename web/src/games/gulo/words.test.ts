import { beforeAll, describe, expect, it } from "vitest";
import { loadGameText } from "../../lib/i18n.svelte";
import { EGG_CHOICES, egg, NAMES, NAMING, propsFor, VIEW } from "./sample";
import { eggName, eggWords, positionWords, questionWords, spelt } from "./words";
import english from "../../../../src/tablee/games/gulo/text/en.ftl?raw";
import french from "./text/fr.ftl?raw";

beforeAll(() => loadGameText("gulo"));

describe("an egg in words", () => {
  it("is told apart from the others of its colour", () => {
    const green = NAMING.eggs.filter(({ colour }) => colour === "green").map(({ name }) => eggName(NAMING, name));
    expect(green).toEqual(["the highest green egg", "the second green egg from the top", "the lowest green egg"]);
    expect(eggName(NAMING, "r1")).toBe("the only red egg");
  });

  it("says how deep it lies, under what, whether it touches the pole, and the risk where there are odds", () => {
    const [, , second, , third] = NAMING.eggs;
    expect(eggWords(NAMING, second ?? egg("g2"))).toBe(
      "the second green egg from the top, in the middle, just below another green one, against the pole, risk 25%",
    );
    expect(eggWords(NAMING, third ?? egg("g3"))).toBe("the lowest green egg, buried, just below a red one, risk below 1%");
    expect(eggWords(NAMING, NAMING.eggs[0] ?? egg("b1"))).toBe("the only blue egg, on top, nothing above it, risk 10%");
    const physical = { ...NAMING, eggs: NAMING.eggs.map((one) => ({ ...one, risk: null })) };
    expect(eggWords(physical, physical.eggs[2] ?? egg("g2"))).not.toMatch(/risk/);
  });

  it("has a name of its own for each of five", () => {
    const eggs = ["g1", "g2", "g3", "g4", "g5"].map((name) => egg(name));
    expect(new Set(eggs.map(({ name }) => eggName({ ...VIEW, eggs }, name))).size).toBe(5);
  });
});

it("asks of a hand in words, not by the egg's letter and number", () => {
  const stealing = { ...NAMING, stage: "steal", asks: "nothing" as const, named: "g3" };
  const ask = (seat: number): string | null => questionWords(propsFor({ ...stealing, seat }, []).update, NAMES);
  expect([ask(0), ask(1)]).toEqual(["Now steal the lowest green egg.", "Ana steals the lowest green egg."]);
  expect(questionWords(propsFor(NAMING, EGG_CHOICES).update, NAMES)).toBeNull();
});

it("leaves the letters of eggs out of what is told, and keeps them where eggs are listed", () => {
  expect(english).toContain("goes for the { $colour } egg { $egg }.");
  expect(spelt("Ana goes for the green egg g3. The risk is 5%.")).toBe("Ana goes for the green egg. The risk is 5%.");
  expect(spelt("Ana vole l’œuf vert g1\u00a0: hop.")).toBe("Ana vole l’œuf vert\u00a0: hop.");
  expect(spelt("green egg g2, on top")).toBe("green egg g2, on top");
});

it("tells the whole position", () => {
  const told = positionWords(NAMING, NAMES).join(" ");
  for (const part of [
    "It is Ana’s turn.",
    "A green egg must be stolen.",
    "Open: 1 (red), 2 (green), 3 (blue), 4 (red), 5 (green) and 6 (green).",
    "Tiles 7 to 8 lie face down.",
    "Cléa is at the start.",
    "Bob is on tile 4.",
    "The deck holds 5 tiles",
    "3 green, 6 yellow and 4 red",
    "The alarm pole leans 12°.",
    "In the bag: 2 red.",
  ])
    expect(told).toContain(part);
  expect(told).not.toMatch(/⟦|undefined|\{/);
});

it("tells an empty nest, a game that is over, and a path that is all face down or all open", () => {
  const said = (more: object): string => positionWords({ ...VIEW, ...more }, NAMES).join(" ");
  expect(said({ eggs: [], bag: [], lean: null })).toContain("The nest is empty.");
  expect(said({ path: [null, null] })).toContain("all face down");
  expect(said({ path: ["red", "blue"] })).toContain("all open");
  expect(said({ ending: { scores: [1, 0, 0], ranks: [1, 2, 2], why: "junior-freed" } })).toContain("The game is over.");
});

it("sets French as French is set", () => {
  const said = french.replace(/\{ NUMBER\(.*?\) \}/g, ""); // their colons are not French
  expect(said).not.toMatch(/[^\u00a0][;!?»](\s|$)|[^\u00a0]:(\s|$)|'/m);
});
