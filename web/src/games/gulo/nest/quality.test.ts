// @vitest-environment node
import { expect, it } from "vitest";
import { Quality, type Step } from "./quality";

function after(times: readonly number[], step: Step = 0): Step {
  const quality = new Quality(step);
  times.forEach((time) => quality.took(time));
  return quality.step;
}
const many = (time: number, count = 60): number[] => Array.from({ length: count }, () => time);

it("stays where frames are quick", () => {
  expect(after(many(16.7))).toBe(0);
  expect(after(many(25), 1)).toBe(1);
});

it("steps down once when frames are slow, and measures again", () => {
  const quality = new Quality();
  const changed = many(45, 14).map((time) => quality.took(time));
  expect(changed.filter(Boolean)).toHaveLength(1);
  expect(quality.step).toBe(1);
  many(45).forEach((time) => quality.took(time));
  expect(quality.step).toBe(2);
});

it("does not mind a few slow frames, shaders that are compiled, and pauses", () => {
  expect(after([900, 400, ...many(16, 30), 200, 16, 200, 16, ...many(16, 30)])).toBe(0);
  expect(after(many(5000))).toBe(0);
});

it("goes to the last step at once where it is hopeless", () => {
  expect(after([1000, 400, 355, 360])).toBe(2);
});

it("has nothing below the last step", () => {
  expect(after(many(300), 2)).toBe(2);
});
