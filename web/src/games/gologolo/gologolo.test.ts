// @vitest-environment node
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import type { Choice, GologoloEvent } from "../../generated/protocol";
import { arranged, cardOf, moved } from "./arrange";
import { CARDS, MELDS, cardsIn, face, kindOf, meldOf } from "./cards";
import { isComplete, missing, waits } from "./distance";
import { nextStop } from "./focus";
import { originOf } from "./motion";
import { meantBy, offersOf } from "./offers";
import en from "./text/en.ftl?raw";
import fr from "./text/fr.ftl?raw";

/** Hands, and what `distance` in the rules of the server says of them. */
const DISTANCES: readonly (readonly [string, number])[] = [
  ["Cy2Cg2Sb1Sy2Sg0Sg1Sg1Sg2Sr1Ty1Ty1Ty2Tg2", 1],
  ["Cb1Cy1Cg1Cg2Cr2Sb0Sb0Sg2Tg2Tr2Hr0Hr1Hr2", 1],
  ["Cy1Cr1Cr1Cr2Sb0Sb1Sb2Sy1Sy2Sg1Sr1Sr2Ty2Hr2", 1],
  ["Cb1Cy1Cy2Cg1Cg1Cr1Sb1Sb2Sy1Sg0Sg1Sg1Sg2Sr2", 1],
  ["Cb1Cb2Cy0Cy1Cg2Cr2Sb1Sy0Sy1Sg1Ty0Ty2Hr2", 2],
  ["Cb2Cg1Cr1Sy0Sg0Sg1Sr1Tb1Tg1Tg1Tr1Tr1Hg0", 2],
  ["Cb2Cy0Cy1Cg1Cg2Cr2Sb0Sy2Sy2Sg0Sr0Ty2Hr1Hr2", 2],
  ["Cb2Cy1Cy2Cg1Cr1Cr1Cr2Sy0Sy2Sr1Tg2Tg2Hb2Hr2", 2],
  ["Cb2Cb2Cy2Cg0Cr0Cr2Sb2Sy1Sg2Sr1Tg1Hb0Hb2", 3],
  ["Cr0Cr2Sb1Sy0Sg0Sr0Sr0Sr1Sr2Tb2Tb2Tr1Hy2", 3],
  ["Cb0Cb1Cy0Cy1Cy2Cg1Cg1Cg2Sb1Sy0Sg2Ty0Tg0Hr2", 3],
  ["Cb1Cy2Cg0Sb0Sb1Sg0Sg2Tb1Tb2Ty1Tr1Hb1Hy0Hy0", 3],
  ["Cy1Cy1Cg2Sb1Sb2Sy0Sy2Sr1Tb0Tg2Tr0Hg0Hr2", 4],
  ["Cy1Cy2Cg1Cg2Cr0Sb0Sg1Sr1Tg1Hy1Hg2Hr1Hr2", 4],
  ["Cb2Cy1Cy2Cg0Cg1Sb1Sr0Sr1Sr2Ty0Tg0Tg1Tr2Hb1", 4],
  ["Cy2Cg0Cg0Cg1Cr0Cr0Sb0Sb1Sy0Sr1Tb2Hb0Hb1Hr1", 4],
  ["Cy0Cg0Cr1Sb1Sy0Sy1Sy2Sr0Sr0Ty0Tg2Tg2Hg1", 5],
  ["Cy2Cg1Cr0Sb0Sb0Sy1Sg2Sr2Sr2Tb0Ty2Hr1Hr2", 5],
  ["Cy0Cg2Cr0Sb0Sb2Sy1Sg0Sg2Tb1Tg0Tr1Hb0Hb2Hy2", 5],
  ["Cb2Cr1Sb1Sb1Sy0Sy0Sg1Sg2Sg2Sg2Sr2Ty2Tg1Tr1", 5],
  ["Cy1Cy1Cg0Cr1Sb0Sb2Sb2Sb2Sr1Tb1Tr2Hg2Hr0", 6],
  ["Cb1Cy0Cy0Cg0Sb2Sy0Sy1Sg1Sr0Ty1Tr2Hb0Hg2", 6],
  ["Cb2Cb2Cg1Cg1Cr0Sy0Sg2Sr0Tb1Tg0Tg2Hb0Hb0Hr2", 6],
];
const READY = cardsIn("Cb0Cb1Cb2Sy0Ty0Hy0Cy2Cg2Cr2Tg0Tg1Tg2Hr1");

describe("cards and melds", () => {
  it("reads a card", () => {
    expect(face("Hr2")).toEqual({ shape: "H", colour: "r", fill: "2" });
    expect(CARDS).toHaveLength(48);
    expect(CARDS[kindOf("Tg1")]).toBe("Tg1");
    expect(() => kindOf("Xx9")).toThrow();
  });

  it("knows the 112 melds", () => {
    expect(MELDS).toHaveLength(112);
  });

  it.each([
    [["Cb2", "Cb0", "Cb1"], "Cb0Cb1Cb2"],
    [["Sr1", "Sb1", "Sg1"], "Sb1Sg1Sr1"],
    [["Hy2", "Cy2", "Ty2"], "Cy2Ty2Hy2"],
    [["Cb0", "Cb0", "Cb0"], null],
    [["Cb0", "Cb1", "Cb1"], null],
    [["Cb0", "Sy1", "Tg2"], null],
    [["Cb0", "Cb1"], null],
  ])("%j makes %s", (cards, meld) => {
    expect(meldOf(cards)).toBe(meld);
  });
});

describe("the order of a hand", () => {
  const hand = ["Cb0", "Hr2", "Sb0", "Cb0", "Ty1"];

  it("sorts itself", () => {
    expect(arranged([], hand, "shape").map(cardOf)).toEqual(["Cb0", "Cb0", "Sb0", "Ty1", "Hr2"]);
    expect(arranged([], hand, "fill").map(cardOf)).toEqual(["Cb0", "Cb0", "Sb0", "Ty1", "Hr2"]);
    expect(arranged([], ["Cr0", "Hb2", "Sb0"], "colour").map(cardOf)).toEqual(["Sb0", "Hb2", "Cr0"]);
  });

  it("keeps one's own order, and puts a new card last", () => {
    const own = ["Hr2#0", "Cb0#1", "Ty1#0", "Cb0#0", "Sb0#0"];
    expect(arranged(own, [...hand, "Tg0"], "own")).toEqual([...own, "Tg0#0"]);
  });

  it("gives up the copy that was chosen", () => {
    const own = ["Cb0#0", "Hr2#0", "Cb0#1"];
    expect(arranged(own, ["Cb0", "Hr2"], "own", new Set(["Cb0#0"]))).toEqual(["Hr2#0", "Cb0#1"]);
    expect(arranged(own, ["Cb0", "Hr2"], "own")).toEqual(["Cb0#0", "Hr2#0"]);
  });

  it("has a key for every card", () => {
    const keys = arranged(["Cb0#1"], ["Cb0", "Cb0", "Cb0"], "own");
    expect(new Set(keys)).toEqual(new Set(["Cb0#0", "Cb0#1", "Cb0#2"]));
  });

  it("moves a card", () => {
    expect(moved(["a", "b", "c"], "a", 2)).toEqual(["b", "c", "a"]);
    expect(moved(["a", "b", "c"], "c", 0)).toEqual(["c", "a", "b"]);
    expect(moved(["a", "b", "c"], "b", 9)).toEqual(["a", "c", "b"]);
  });
});

describe("the distance to a Gologolo", () => {
  it("knows a Gologolo", () => {
    expect(isComplete([...READY, "Hr1"])).toBe(true);
    expect(isComplete([...READY, "Hr2"])).toBe(false);
    expect(isComplete(READY)).toBe(false);
    expect(isComplete(["Hr1", "Hr1"])).toBe(true);
  });

  it("counts what is missing", () => {
    expect(missing([...READY, "Hr1"])).toBe(0);
    expect(missing(READY)).toBe(1);
    expect(missing(["Hr1"], 0)).toBe(1);
    expect(missing(cardsIn("Tg0Tg1Tg2Hr1Hr1"), 1)).toBe(0);
  });

  it.each(DISTANCES)("is the server's own: %s lacks %i", (hand, far) => {
    expect(missing(cardsIn(hand))).toBe(far);
  });

  it("does not wait for cards that have gone", () => {
    expect(waits(READY)).toEqual(["Hr1"]);
    expect(waits(READY, ["Hr1", "Hr1"])).toEqual([]);
    expect(missing(READY, 4, ["Hr1", "Hr1"])).toBeGreaterThan(1);
  });
});

describe("what is offered", () => {
  const choices = (...actions: string[]): Choice[] => actions.map((action) => ({ action, label: action }));

  it("comes from the choices alone", () => {
    const offers = offersOf(choices("out", "lay-Cb0Cb1Cb2", "drop-Cb0", "drop-Hr2"));
    expect(offers).toMatchObject({ draw: false, gologolo: false, out: true, pass: false, lays: ["Cb0Cb1Cb2"], takes: [] });
    expect([...offers.drops]).toEqual(["Cb0", "Hr2"]);
  });

  it("is found by choosing cards", () => {
    const laying = offersOf(choices("lay-Cb0Cb1Cb2", "drop-Cb0", "drop-Cb1", "drop-Cb2"));
    expect(meantBy(["Cb1"], laying, null)).toBe("drop-Cb1");
    expect(meantBy(["Cb1", "Cb0"], laying, "Cb2")).toBeNull();
    expect(meantBy(["Cb2", "Cb1", "Cb0"], laying, null)).toBe("lay-Cb0Cb1Cb2");
    const turn = offersOf(choices("draw", "take-Cb0Cb1Cb2"));
    expect(meantBy(["Cb2", "Cb0"], turn, "Cb1")).toBe("take-Cb0Cb1Cb2");
    expect(meantBy([], turn, "Cb1")).toBeNull();
  });
});

describe("the way that cards travel", () => {
  const dropped: GologoloEvent = { event: "dropped", seat: 1, card: "Hr2" };

  it("goes from the hand to the discards", () => {
    expect(originOf("visible:4:Hr2", [dropped], [], 0)).toBe("fan:1");
    expect(originOf("visible:4:Hr2", [dropped], ["hand:Hr2#1"], 1)).toBe("hand:Hr2#1");
    expect(originOf("covered:3:Cb0", [dropped], [], 0)).toBe("visible:3:Cb0");
  });

  it("goes from the stock to the hand", () => {
    const drew: GologoloEvent[] = [{ event: "draws", seat: 0 }, { event: "drew", seat: 0, card: "Cb0" }];
    expect(originOf("hand:Cb0#0", drew, [], 0)).toBe("stock");
    expect(originOf("back:1:13", [{ event: "draws", seat: 1 }], [], 0)).toBe("stock");
    expect(originOf("back:1:13", [{ event: "draws", seat: 2 }], [], 0)).toBeUndefined();
  });

  it("goes from the discards into a meld", () => {
    const took: GologoloEvent[] = [{ event: "took", seat: 0, meld: "Cb0Cb1Cb2" }];
    const gone = ["visible:4:Cb1", "hand:Cb0#0", "hand:Cb2#0"];
    expect(originOf("meld:0:0:1:Cb1", took, gone, 0)).toBe("visible:4:Cb1");
    expect(originOf("meld:0:0:0:Cb0", took, gone, 0)).toBe("hand:Cb0#0");
  });
});

describe("the keyboard", () => {
  const at = (lost: boolean, atPile: boolean, before: boolean, now: boolean) =>
    nextStop({ lost, atPile, mayDiscard: { before, now } });

  it("goes from the stock to the hand once a card has been drawn, and back when it is discarded", () => {
    expect(at(false, true, false, true)).toBe("hand");
    expect(at(true, false, true, false)).toBe("stock");
  });

  it("goes on at the hand when a meld has been laid", () => {
    expect(at(true, false, true, true)).toBe("hand");
  });

  it("stays where somebody has put it", () => {
    expect(at(false, true, true, true)).toBeNull();
    expect(at(false, false, false, true)).toBeNull();
  });
});

describe("the words", () => {
  it("have an article in a sentence", () => {
    const said = (language: string, text: string, key: string, shape: string): string => {
      const bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource(text));
      return bundle.formatPattern(bundle.getMessage(key)?.value ?? "", { shape, colour: "red", fill: "half" });
    };
    expect(said("en", en, "gologolo-the-card", "hexagon")).toBe("the half-full red hexagon");
    expect(said("en", en, "gologolo-of-two", "hexagon")).toBe("of half-full red hexagons");
    expect(said("fr", fr, "gologolo-the-card", "hexagon")).toBe("l’hexagone rouge à moitié plein");
    expect(said("fr", fr, "gologolo-the-card", "triangle")).toBe("le triangle rouge à moitié plein");
    expect(said("fr", fr, "gologolo-of-two", "hexagon")).toBe("d’hexagones rouges à moitié pleins");
  });

  it("have French spaces before high punctuation", () => {
    const sentences = fr.split("\n").filter((line) => !line.startsWith("#"));
    expect(sentences.filter((line) => /[^\u00a0\s][;:!?](\s|$)| [;:!?](\s|$)/u.test(line))).toEqual([]);
  });
});
