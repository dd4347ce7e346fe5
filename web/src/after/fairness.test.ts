// @vitest-environment node
import { afterEach, expect, test, vi } from "vitest";
import { dayAndTime, fingerprint, judge, markOf } from "./fairness";

// SHA-256 of 32 zero bytes, a figure known everywhere.
const SEED = "00".repeat(32);
const PROMISE = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["open", "kept-open", "yes"],
  ["start", "kept-start", "yes"],
  ["later", "kept-later", "unsure"],
  ["over", "kept-over", "unsure"],
] as const)("a promise that was kept since it was first seen: %s", async (stage, verdict, mark) => {
  const found = await fingerprint(SEED);
  expect(found).toBe(PROMISE);
  expect(judge({ first: PROMISE, stage }, found)).toBe(verdict);
  expect(markOf(verdict)).toBe(mark);
});

test("a promise that was not kept, whenever it was seen", async () => {
  const found = await fingerprint(`01${SEED.slice(2)}`);
  for (const stage of ["open", "start", "later", "over"] as const) expect(judge({ first: PROMISE, stage }, found)).toBe("broken");
  expect(markOf("broken")).toBe("no");
});

test("on plain http:// a browser cannot check", async () => {
  vi.stubGlobal("crypto", {});
  expect(judge({ first: PROMISE, stage: "open" }, await fingerprint(SEED))).toBe("cannot");
  expect(markOf("cannot")).toBe("unsure");
});

test("a day and a time as people write them", () => {
  const at = new Date(2026, 4, 4, 14, 3).getTime();
  expect([dayAndTime(at, "en"), dayAndTime(at, "fr")]).toEqual(["4 May 2026 at 14:03", "4 mai 2026 à 14:03"]);
});
