// @vitest-environment node
import { expect, test } from "vitest";
import { heaps, lines, total } from "./score";

const sum = (pile: readonly string[], variant: string): number =>
  lines(pile, variant).reduce((points, line) => points + line.points, 0);

/** The piles and scores with which a real game between four ended. */
const ENDED: readonly (readonly [pile: string, score: number])[] = [
  ["+2 +2 +3 +6 +6 -2 PO GO S", 25],
  ["+2 +3 +3 +4 +4 -2 -4 PO S", 10],
  ["+2 +3 +4 +4 +4 +4 +4 -2 -4 -4 -4 PO GO S", 19],
  ["+6 -2 PO GO", 12],
];

test("the lines of a finished game add up to what the server counted", () => {
  for (const [pile, score] of ENDED) expect(sum(pile.split(" "), "base")).toBe(score);
});

test.each([
  ["PO GO", "base", 8],
  ["PO GO", "1", 10],
  ["PO GO", "1+3", 10],
  ["PO PO GO", "base", 13],
  ["PO GO GO PO", "2", 13],
  ["PO GO GO", "1", 17],
  ["GO GO GO", "base", 0],
  ["S S +2", "base", 2],
  ["S S +2", "2", 12],
  ["S -4", "2+3", 1],
  ["good good bad PO GO", "kid", 1],
  ["bad bad", "kid", -2],
])("%s in variant %s is worth %i", (pile, variant, score) => {
  expect(sum(pile.split(" "), variant)).toBe(score);
  expect(total(pile.split(" "), variant)).toBe(score);
});

test("an empty pile is worth nothing, and says so", () => {
  expect(lines([], "base").map((line) => line.points)).toEqual([0]);
});

test("a pile is sorted by what scores together", () => {
  const sorted = heaps(["S", "+2", "-4", "PO", "+6"], "base");
  expect(sorted.map((heap) => [heap.group, heap.cards.join(" "), heap.points])).toEqual([
    ["good", "+2 +6", 8],
    ["bad", "-4", -4],
    ["ogre", "PO", 0],
    ["sorcerer", "S", 0],
  ]);
});
