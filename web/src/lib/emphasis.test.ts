// @vitest-environment node
import { expect, test } from "vitest";
import { parts } from "./emphasis";

test("plain text is one part", () => {
  expect(parts("Two or more sorcerers: they cancel.")).toEqual([
    { text: "Two or more sorcerers: they cancel.", kind: "plain" },
  ]);
  expect(parts("")).toEqual([]);
});

test("emphasis and strong become parts of their own", () => {
  expect(parts("**Ruling:** all of *them* cancel")).toEqual([
    { text: "Ruling:", kind: "strong" },
    { text: " all of ", kind: "plain" },
    { text: "them", kind: "em" },
    { text: " cancel", kind: "plain" },
  ]);
});

test("stars that mark nothing stay stars", () => {
  expect(parts("3 * 4 * 5 and a * alone")).toEqual([{ text: "3 * 4 * 5 and a * alone", kind: "plain" }]);
});

test("markup stays text", () => {
  expect(parts("<b>*x*</b>").map((part) => part.text)).toEqual(["<b>", "x", "</b>"]);
});
