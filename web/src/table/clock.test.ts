// @vitest-environment node
import { expect, it } from "vitest";
import { left, span } from "./clock";

it("counts a running clock down, and lets a still one stand", () => {
  expect(left({ kind: "person", clock_ends: 110 }, 100)).toBe(10);
  expect(left({ kind: "person", clock_ends: 90 }, 100)).toBe(0);
  expect(left({ kind: "person", clock: 42 }, 100)).toBe(42);
  expect(left({ kind: "bot" }, 100)).toBeNull();
});

it("tells short spans in figures and long ones in words", () => {
  expect(span(0)).toEqual({ unit: "figures", figures: "0:00" });
  expect(span(6.2)).toEqual({ unit: "figures", figures: "0:07" });
  expect(span(725)).toEqual({ unit: "figures", figures: "12:05" });
  expect(span(3600)).toEqual({ unit: "hours", more: 1, less: 0 });
  expect(span(3 * 86400 - 1)).toEqual({ unit: "days", more: 2, less: 23 });
});
