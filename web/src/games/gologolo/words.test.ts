// @vitest-environment jsdom
import { beforeAll, expect, test } from "vitest";
import { loadGameText } from "../../lib/i18n.svelte";
import { spelt } from "./words";

beforeAll(() => loadGameText("gologolo"));

test("a sentence of the server names cards in words", () => {
  const sentence = spelt("Ana lays Cb1 Cg1 and discards Hr2.");
  expect(sentence).toMatch(/^Ana lays .*blue circle.*green circle.* and discards .*red hexagon\.$/);
  expect(sentence).not.toMatch(/[CSTH][bygr][012]/);
});

test("what is no card stays as it is", () => {
  expect(spelt("Sb wins round 1, C0 and THx.")).toBe("Sb wins round 1, C0 and THx.");
});
