import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import english from "../text/en/after.ftl?raw";

const keys = (text: string): string[] => [...new FluentResource(text).body].map((entry) => entry.id).sort();

test("every way a game can end has its words", () => {
  // As in the rules of the five games (rules/notes.py and the results of Grüll and Gologolo).
  const endings = [
    "most-points", "eggs-home", "wrong-declaration", "only-one-silent", "turn-limit",
    "all-three-pieces", "junior-freed", "junior-found",
  ]; // prettier-ignore
  expect(keys(english)).toEqual(expect.arrayContaining(endings.map((why) => `why-${why}`)));
});
