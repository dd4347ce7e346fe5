import { expect, test } from "vitest";
import { keyAction, Player, reading, SPEEDS } from "./player.svelte";

const player = (step = 0, last = 5): Player => new Player(() => last, step);

test("one step forwards moves, everything else jumps", () => {
  const one = player();
  one.forward();
  expect([one.step, one.moved]).toEqual([1, true]);
  one.back();
  expect([one.step, one.moved]).toEqual([0, false]);
  one.jump(4);
  expect([one.step, one.moved]).toEqual([4, false]);
});

test("nothing goes beyond the ends", () => {
  const one = player();
  one.back();
  expect(one.atStart).toBe(true);
  one.jump(99);
  one.forward();
  expect([one.step, one.atEnd]).toEqual([5, true]);
});

test("a film stops at its end, and begins anew from there", () => {
  const one = player(4);
  one.toggle();
  one.advance();
  expect([one.step, one.playing]).toEqual([5, false]);
  one.toggle();
  expect([one.step, one.playing]).toEqual([0, true]);
});

test("whoever takes the wheel stops the film", () => {
  for (const act of ["ArrowLeft", "ArrowRight", "Home", "End", " "]) {
    const one = player(2);
    one.toggle();
    keyAction(act)?.(one);
    expect(one.playing).toBe(false);
  }
  expect(keyAction("a")).toBeUndefined();
});

test("speeds go round", () => {
  const one = player();
  const seen = SPEEDS.map(() => (one.faster(), one.speed));
  expect([...seen].sort()).toEqual([...SPEEDS].sort());
  expect(one.speed).toBe(1);
});

test("more words take longer to read, but not for ever", () => {
  expect(reading([])).toBeLessThan(reading(["Camille captures +6."]));
  expect(reading(["x".repeat(9000)])).toBe(3500);
});
