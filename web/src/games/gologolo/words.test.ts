import { beforeAll, expect, test, vi } from "vitest";
import type { GologoloView } from "../../generated/protocol";
import { loadGameText, startLanguage } from "../../lib/i18n.svelte";
import { settings } from "../../lib/settings.svelte";
import { cardsIn } from "./cards";
import { confirms, whyNot } from "./index";
import { describe, spelt } from "./words";

vi.hoisted(() => {
  globalThis.matchMedia ??= () => ({ matches: false }) as unknown as MediaQueryList;
});
beforeAll(() => loadGameText("gologolo"));

/** Thirteen cards that any half-full red hexagon makes a Gologolo. */
const READY = cardsIn("Cb0Cb1Cb2Sy0Ty0Hy0Cy2Cg2Cr2Tg0Tg1Tg2Hr1");

function viewOf(some: Partial<GologoloView> = {}): GologoloView {
  const player = { cards: 13, melds: [], score: 0, rounds: [] };
  return {
    game: "gologolo", seat: 0, waiting: [0], ending: null, open_gologolo: false, round: 2, rounds: 4, first: 0,
    actor: 0, phase: "turn", asks: "turn", laid_before: 0,
    players: [player, { cards: 10, melds: ["Sb0Sb1Sb2"], score: 9, rounds: [9] }],
    visible: "Ty1", discards: ["Hg0", "Ty1"], stock: 60, you: { hand: ["Cb0", "Hr2"], answer: null }, ...some,
  };
}
const NAMES = ["Ana", "Bo"];

test("a sentence of the server names cards in words", () => {
  const sentence = spelt("Ana lays Cb1 Cg1 and discards Hr2.");
  expect(sentence).toMatch(/^Ana lays .*blue circle.*green circle.* and discards .*red hexagon\.$/);
  expect(sentence).not.toMatch(/[CSTH][bygr][012]/);
});

test("cards have articles, and a pair is two of them", () => {
  expect(spelt("You draw Hr2.")).toBe("You draw the full red hexagon.");
  expect(spelt("To finish: Cb0 Sb0, and the pair of Hr2.")).toBe(
    "To finish: the empty blue circle and the empty blue square, and the pair of full red hexagons.",
  );
  expect(spelt("To finish: the pair of Hr2.")).toBe("To finish: the pair of full red hexagons.");
});

test("what is no card stays as it is", () => {
  expect(spelt("Sb wins round 1, C0 and THx.")).toBe("Sb wins round 1, C0 and THx.");
});

test("the position in words says all that is seen: turn, stock, cards, points, melds, hand, discards", () => {
  expect(describe(viewOf(), NAMES)).toEqual([
    "Round 2 of 4.",
    "Ana takes the visible card or draws.",
    "60 cards are left in the stock.",
    "The visible card is: the half-full yellow triangle.",
    "Ana holds 13 cards and has 0 points.",
    "Bo holds 10 cards and has 9 points.",
    "Bo has laid: the empty blue square, the half-full blue square and the full blue square.",
    "Your hand: the empty blue circle and the full red hexagon.",
    "Covered discards, the oldest first: the empty green hexagon.",
  ]);
});

test("the position in words tells a stranger of no hand, and at the end the totals alone", () => {
  expect(describe(viewOf({ seat: null, you: null }), NAMES).join(" ")).not.toContain("hand:");
  const ending = { scores: [0, 9], ranks: [2, 1], why: "most-points" };
  expect(describe(viewOf({ ending }), NAMES)).toEqual(["Round 2 of 4.", "Ana has 0 points.", "Bo has 9 points."]);
});

test("a moment is told the same to who could call and to who could not", () => {
  const moment = { phase: "claim", asks: "claim", actor: 1 } as const;
  const said = (hand: readonly string[]) => describe(viewOf({ ...moment, visible: "Hr1", you: { hand, answer: null } }), NAMES);
  expect(said(READY).filter((line) => !line.startsWith("Your hand"))).toEqual(
    said(["Cb0"]).filter((line) => !line.startsWith("Your hand")),
  );
  expect(said(READY)).toContain("Bo has discarded; the others may call Gologolo.");
});

test("the position in words is complete in French too", async () => {
  settings.language = "fr";
  await startLanguage();
  const said = describe(viewOf(), NAMES).join(" ");
  settings.language = "en";
  await startLanguage();
  expect(said).toContain("Ana prend la carte visible ou pioche.");
  expect(said).not.toMatch(/⟦|[CSTH][bygr][012]/);
});

test("a second tap is asked for where a Gologolo would be lost, and nowhere else", () => {
  const whole = [...READY, "Hr1"];
  const mine = (hand: readonly string[], some: Partial<GologoloView> = {}) => viewOf({ you: { hand, answer: null }, ...some });
  expect(confirms("drop-Cb0", mine(whole, { asks: "discard", phase: "laying" }))).toBe(true);
  expect(confirms("drop-Cb0", mine(READY, { asks: "discard", phase: "laying" }))).toBe(false);
  expect(confirms("draw", mine(READY, { visible: "Hr1" }))).toBe(true);
  expect(confirms("take-Cb0Cb1Cb2", mine(READY, { visible: "Hr1" }))).toBe(true);
  expect(confirms("draw", mine(READY))).toBe(false);
  expect(confirms("gologolo", mine(READY, { visible: "Hr1" }))).toBe(false);
  expect([confirms("out", mine(whole)), confirms("out", mine(whole, { open_gologolo: true }))]).toEqual([false, true]);
  // In a moment nothing is asked twice: the time runs, and a pause would tell.
  expect(confirms("pass", mine(READY, { phase: "claim", visible: "Hr1" }))).toBe(false);
});

test("whoever calls in a moment and cannot is told the rule (GL-04, GL-14)", () => {
  const moment = viewOf({ phase: "claim", asks: "claim", actor: 1 });
  expect(whyNot("gologolo", moment)).toEqual({ sentence: "With the visible card, your hand is not a Gologolo.", clause: "GL-04" });
  const laid = { cards: 10, melds: ["Cb0Cb1Cb2"], score: 0, rounds: [] };
  expect(whyNot("gologolo", { ...moment, players: [laid, laid] })?.clause).toBe("GL-14");
  expect(whyNot("gologolo", { ...moment, players: [laid, laid], open_gologolo: true })?.clause).toBe("GL-04");
  expect([whyNot("draw", moment), whyNot("gologolo", { ...moment, actor: 0 })]).toEqual([null, null]);
});
