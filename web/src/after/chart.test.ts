// @vitest-environment node
import { expect, test } from "vitest";
import { bends, DASHES, handDrawn, scaleOf, spread } from "./chart";

test("a scale has the lowest and the highest figure and a few round ones", () => {
  expect(scaleOf([0, 3, 25])).toEqual({ low: 0, high: 25, ticks: [0, 10, 20] });
  expect(scaleOf([-8, 0, 12])).toEqual({ low: -8, high: 12, ticks: [-5, 0, 5, 10] });
  expect(scaleOf([900, 12]).ticks).toEqual([0, 500]);
});

test("a game without points still has a scale", () => {
  expect(scaleOf([])).toEqual({ low: 0, high: 1, ticks: [0, 1] });
  expect(scaleOf([0, 0, 0]).high).toBe(1);
});

test("a line bends only where its figure changes", () => {
  expect(bends([0, 0, 0, 4, 4, 2])).toEqual([[0, 2, 3, 4, 5]]);
  expect(bends([])).toEqual([]);
});

test("what has not come yet breaks the line", () => {
  expect(bends([0, 0, undefined, undefined, 3, 3])).toEqual([[0, 1], [4, 5]]);
});

test("a hand-drawn line goes through its points, and is drawn the same every time", () => {
  const points = [{ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 100, y: 50 }];
  const line = handDrawn(points, 2);
  expect(line).toMatch(/^M0 0Q\S+ \S+ 100 0Q\S+ \S+ 100 50$/);
  expect(handDrawn(points, 2)).toBe(line);
  expect(handDrawn([])).toBe("");
});

test("marks keep apart and stay above the floor", () => {
  const placed = spread([50, 52, 100, 99], 20, 110);
  const sorted = [...placed].sort((a, b) => a - b);
  sorted.slice(1).forEach((height, index) => expect(height - (sorted[index] as number)).toBeGreaterThanOrEqual(20));
  expect(Math.max(...placed)).toBeLessThanOrEqual(110);
  expect(spread([10, 80], 20, 110)).toEqual([10, 80]);
});

test("six lines have six patterns", () => {
  expect(new Set(DASHES).size).toBe(6);
});
