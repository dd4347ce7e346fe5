import { afterEach, expect, test, vi } from "vitest";
import { fingerprint, judge } from "./fairness";

// SHA-256 of 32 zero bytes, a figure known everywhere.
const SEED = "00".repeat(32);
const PROMISE = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";

afterEach(() => vi.unstubAllGlobals());

test("a promise that was kept", async () => {
  const found = await fingerprint(SEED);
  expect(found).toBe(PROMISE);
  expect(judge(PROMISE, found)).toBe("kept");
});

test("a promise that was not", async () => {
  expect(judge(PROMISE, await fingerprint(`01${SEED.slice(2)}`))).toBe("broken");
});

test("on plain http:// a browser cannot check", async () => {
  vi.stubGlobal("crypto", {});
  expect(judge(PROMISE, await fingerprint(SEED))).toBe("cannot");
});
