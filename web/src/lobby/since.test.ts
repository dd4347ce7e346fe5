// @vitest-environment node
import { expect, test } from "vitest";
import { since } from "./since";

const NOW = 1_700_000_000_000;

test("says it as people do", () => {
  expect(since(NOW, "en", NOW)).toBe("now");
  expect(since(NOW - 5 * 60_000, "en", NOW)).toBe("5 minutes ago");
  expect(since(NOW - 26 * 3_600_000, "fr", NOW)).toBe("hier");
});

test("a clock that is ahead is no future", () => {
  expect(since(NOW + 90_000, "en", NOW)).toBe("now");
});
