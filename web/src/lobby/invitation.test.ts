// @vitest-environment node
import { expect, test } from "vitest";
import { pathOf } from "./invitation";

test("a code is enough, however it was read out", () => {
  expect(pathOf("k7xm2pqa")).toBe("/t/k7xm2pqa");
  expect(pathOf("  K7XM-2pqa ")).toBe("/t/k7xm2pqa");
});

test("a link leads to its table, whatever the server's address", () => {
  expect(pathOf("https://play.example.org/tablee/t/k7xm2pqa")).toBe("/t/k7xm2pqa");
  expect(pathOf("http://192.168.1.5:8000/t/k7xm2pqa/")).toBe("/t/k7xm2pqa");
});

test("a private link keeps its key", () => {
  const key = "#seat=1&key=abcdefghijklmnopqrstuvwx";
  expect(pathOf(`https://play.example.org/t/k7xm2pqa${key}`)).toBe(`/t/k7xm2pqa${key}`);
});

test("anything else is no invitation", () => {
  expect(pathOf("")).toBeNull();
  expect(pathOf("abc")).toBeNull();
  expect(pathOf("https://example.org/somewhere")).toBeNull();
  expect(pathOf("bonjour, tu viens ?")).toBeNull();
});
