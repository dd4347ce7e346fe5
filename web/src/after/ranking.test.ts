import { expect, test } from "vitest";
import type { Ending } from "../generated/protocol";
import { figure, signed } from "../lib/figures";
import { headline, isTied, seatsByRank, winnersOf } from "./ranking";

const ending = (...ranks: number[]): Ending => ({ scores: ranks.map(() => 0), ranks, why: "most-points" });

test("winners are all who are first", () => {
  expect(winnersOf(ending(2, 1, 3))).toEqual([1]);
  expect(winnersOf(ending(1, 3, 1))).toEqual([0, 2]);
});

test("seats are ordered by rank, ties in the order of the table", () => {
  const four = ending(2, 4, 1, 2);
  expect(seatsByRank(four)).toEqual([2, 0, 3, 1]);
  expect([0, 1, 2, 3].map((seat) => isTied(four, seat))).toEqual([true, false, false, true]);
});

test("the big words fit who won and who looks", () => {
  expect(headline(ending(1, 2), [0])).toBe("result-you");
  expect(headline(ending(1, 2), [1])).toBe("result-wins");
  expect(headline(ending(1, 2), [])).toBe("result-wins");
  expect(headline(ending(1, 2), [0, 1])).toBe("result-wins");
  expect(headline(ending(1, 1, 3), [0])).toBe("result-share");
  expect(headline(ending(1, 1), [0])).toBe("result-draw");
});

test("figures have a real minus sign", () => {
  expect([figure(-12), figure(0), signed(4), signed(-4), signed(0)]).toEqual(["−12", "0", "+4", "−4", "0"]);
});
