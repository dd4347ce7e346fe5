// @vitest-environment node
import { describe, expect, it } from "vitest";
import asked from "../../../../src/tablee/games/gootmu/text/en.ftl?raw";
import type { Choice } from "../../generated/protocol";
import { FRAMES, frameOf, KINDS, type Kind, type Tool } from "./frames";
import { offered, type Offer } from "./offer";
import { sampleView } from "./sample";
import en from "./text/en.ftl?raw";
import fr from "./text/fr.ftl?raw";

const TEXTS: Readonly<Record<string, string>> = { en, fr };

const VIEW = sampleView();

/** Every question that the server can put, by its own texts. */
function questions(): string[] {
  const keys = [...asked.matchAll(/^ask-(\w+) =/gm)].map((found) => found[1] as string);
  return keys.filter((key) => key !== "about" && key !== "nothing");
}

const TARGETS: Readonly<Record<Kind, Readonly<Record<string, string | number>>>> = {
  roll: {}, monster: {}, wait: {}, pass: {}, no: {}, done: {}, cancel: {}, blank: {}, apply: {},
  step: { direction: "e", square: "b1" },
  cross: { direction: "s", square: "a2" },
  "token-cross": { direction: "s", square: "a2" },
  call: { number: 3 },
  token: { number: 6 },
  turn: { tile: "t1", way: "left" },
  spin: { tile: "t1", way: "right" },
  tile: { tile: "t1" },
  pawn: { pawn: "B", square: "c3" },
  push: { pawn: "B", direction: "n", square: "c2" },
  thing: { thing: "m2", square: "d4" },
  drop: { thing: "m1" },
  square: { square: "d1" },
}; // prettier-ignore

function choiceOf(kind: Kind): Choice {
  return { action: `the-${kind}`, label: `the ${kind}`, kind, target: TARGETS[kind] };
}

/** Everything that can be done on the board without the list of words. */
function actionsOf(offer: Offer): string[] {
  return [
    ...[...offer.aims.values()].flat().flatMap(({ actions }) => actions),
    ...[...offer.tiles.values()].flatMap(({ left, right, remove }) => [left, right, remove]),
    ...[...offer.things.values()].map(({ action }) => action),
    ...offer.numbers.map(({ action }) => action),
    ...offer.said.map(({ action }) => action),
  ].filter((action) => action !== null);
}

function reachable(asks: string, choices: readonly Choice[]): Set<string> {
  const view = { ...VIEW, asks };
  const bare = offered({ choices }, view, null);
  const behind = bare.tools.map((tool: Tool) => offered({ choices }, view, tool));
  return new Set([bare, ...behind].flatMap(actionsOf));
}

describe("every question of the rules", () => {
  it("is foreseen by the board, and nothing else is", () => {
    expect(Object.keys(FRAMES).toSorted()).toEqual(questions().toSorted());
  });

  it.each(["en", "fr"])("is asked in a sentence of the board's own in %s", (language) => {
    const said = TEXTS[language] ?? "";
    const missing = questions().filter((asks) => !said.includes(`\ngootmu-ask-${asks} =`));
    expect(missing).toEqual([]);
  });

  it.each(Object.keys(FRAMES))("%s is decided on the board alone", (asks) => {
    const { open, tools } = frameOf(asks);
    const choices = [...open, ...tools].map(choiceOf);
    expect(reachable(asks, choices)).toEqual(new Set(choices.map(({ action }) => action)));
  });

  it("that this page does not know is decided on the board too", () => {
    const choices = KINDS.map(choiceOf);
    expect(reachable("brand-new", choices)).toEqual(new Set(choices.map(({ action }) => action)));
  });

  it("never hides a kind of choice that it does not know", () => {
    const strange: Choice = { action: "sing", label: "sing", kind: "song", target: {} };
    for (const asks of [...Object.keys(FRAMES), "brand-new"]) expect(reachable(asks, [strange])).toEqual(new Set(["sing"]));
  });

  it("says with a verb what is done with a thing, in both languages", () => {
    const things = Object.keys(FRAMES).filter((asks) => frameOf(asks).open.some((kind) => kind === "thing"));
    for (const said of Object.values(TEXTS))
      for (const asks of things) expect(said).toContain(`\ngootmu-do-${asks} =`);
  });

  it("has a button for everything that waits behind one, in both languages", () => {
    const tools = new Set(Object.values(FRAMES).flatMap((frame) => frame.tools));
    for (const said of Object.values(TEXTS))
      for (const tool of tools) expect(said).toContain(`\ngootmu-tool-${tool} =`);
  });
});
