import { expect, test } from "vitest";
import { numberIn, replayAddress, replayPath } from "./links";

test("a link names the step and whose eyes", () => {
  expect(replayPath("abcd")).toBe("/t/abcd/replay");
  expect(replayPath("abcd", 12, 0)).toBe("/t/abcd/replay?step=12&seat=0");
  expect(replayAddress("abcd", 3, null)).toBe(`${location.origin}/t/abcd/replay?step=3`);
});

test("what is no number in the address is ignored, what is too much is cut", () => {
  expect(numberIn("?step=12", "step", 40)).toBe(12);
  expect(numberIn("?step=99", "step", 40)).toBe(40);
  for (const odd of ["", "?step=", "?step=-1", "?step=1e3", "?step=x"]) expect(numberIn(odd, "step", 40)).toBeNull();
});
