import { afterEach, expect, it, vi } from "vitest";
import { keepStep, knownStep } from "./known";
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

it("does not mind a few slow frames, and shaders that are compiled", () => {
  expect(after([900, 400, ...many(16, 30), 200, 16, 200, 16, ...many(16, 30)])).toBe(0);
});

it("goes to the last step at once where it is hopeless, however long a frame takes", () => {
  expect(after([1000, 400, 355, 360])).toBe(2);
  expect(after(many(2500, 4))).toBe(2);
});

it("needs two frames in full size to find that", () => {
  const quality = new Quality();
  let full = 0;
  for (let frame = 0; frame < 9 && quality.step === 0; frame++) {
    if (frame) quality.took(1000);
    full += Number(quality.warm && quality.step === 0);
  }
  expect(full).toBe(2);
  expect(quality.warm).toBe(true);
});

it("has nothing below the last step", () => {
  expect(after(many(300), 2)).toBe(2);
});

afterEach(() => void vi.restoreAllMocks());

it("remembers what was measured until the tab is closed", () => {
  expect(knownStep()).toBe(0);
  keepStep(2);
  expect(knownStep()).toBe(2);
  sessionStorage.setItem("tablee.nest-step", "nonsense");
  expect(knownStep()).toBe(0);
  sessionStorage.clear();
  keepStep(0);
});

it("remembers it for the page where nothing may be kept", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => { throw new Error("denied"); });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => { throw new Error("denied"); });
  keepStep(1);
  expect(knownStep()).toBe(1);
  keepStep(0);
});
