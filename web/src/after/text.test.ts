// @vitest-environment node
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import english from "../text/en/after.ftl?raw";
import french from "../text/fr/after.ftl?raw";

const keys = (text: string): string[] => [...new FluentResource(text).body].map((entry) => entry.id).sort();

test("every way a game can end has its words", () => {
  // As in the rules of the five games (rules/notes.py and the results of Grüll and Gologolo).
  const endings = [
    "most-points", "eggs-home", "wrong-declaration", "only-one-silent", "turn-limit",
    "all-three-pieces", "junior-freed", "junior-found",
  ]; // prettier-ignore
  expect(keys(english)).toEqual(expect.arrayContaining(endings.map((why) => `why-${why}`)));
});

/** G.O.O.T.M.U. seats most. */
const MOST_SEATS = 8;

test.each([
  ["en", english],
  ["fr", french],
])("every place at the largest table has its own words: %s", (language, text) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  const pattern = bundle.getMessage("result-your-rank")?.value;
  const ranks = Array.from({ length: MOST_SEATS }, (_, before) => before + 1);
  const said = ranks.map((rank) => pattern && bundle.formatPattern(pattern, { rank, seats: MOST_SEATS }));
  expect(new Set(said).size).toBe(MOST_SEATS);
});
