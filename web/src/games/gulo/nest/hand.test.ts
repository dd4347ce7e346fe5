// @vitest-environment node
import { expect, it } from "vitest";
import { PullingHand, type Eye } from "./hand";
import { met, pointOf, reachOf, withinReach, type Point } from "./pointing";
import { SampleClock } from "./samples";

const AZIMUTH = 0.6;
/** An eye far away: 1000 pixels per metre, looking level, the middle of the table at (300, 400). */
const EYE: Eye = {
  azimuth: AZIMUTH,
  ray: (x, y) => ({ from: pointOf({ side: (x - 300) / 1000, up: (400 - y) / 1000, depth: 2 }, AZIMUTH), way: pointOf({ side: 0, up: 0, depth: -1 }, AZIMUTH) }),
};
const EGG = { side: 0.01, up: 0.04, depth: 0.02 };
const reach = (hand: PullingHand) => reachOf(hand.point, AZIMUTH);

function near(found: Point, wanted: Point): void {
  expect(found.x).toBeCloseTo(wanted.x, 6);
  expect(found.y).toBeCloseTo(wanted.y, 6);
  expect(found.z).toBeCloseTo(wanted.z, 6);
}

it("goes from places to what one sees and back", () => {
  const place = { x: 0.03, y: -0.11, z: 0.2 };
  near(pointOf(reachOf(place, 2.2), 2.2), place);
  // Seen from +x, to the right is +y.
  expect(reachOf({ x: 0, y: 1, z: 0 }, 0)).toEqual({ side: 1, up: 0, depth: 0 });
});

it("meets the plane through the hand, from a slanted eye too", () => {
  const from = { x: 1, y: 0, z: 1 };
  const found = met(from, { x: -1, y: 0.1, z: -0.9 }, 0.2, 0);
  expect(found?.side).toBeCloseTo(0.08);
  expect(found?.up).toBeCloseTo(0.28);
  expect(met(from, { x: 1, y: 0, z: 0 }, 0.2, 0)).toBeNull();
});

it("stays within the reach of an arm", () => {
  const { side, up } = withinReach({ side: 3, up: 2, depth: 0 }, 0);
  expect([side, up]).toEqual([0.2, 0.3]);
});

it("begins above the egg, at its depth", () => {
  const { side, up, depth } = reach(new PullingHand(EYE, EGG));
  expect(side).toBeCloseTo(EGG.side);
  expect(depth).toBeCloseTo(EGG.depth);
  expect(up).toBeGreaterThan(EGG.up + 0.05);
});

it("follows the mouse in its plane", () => {
  const hand = new PullingHand(EYE, EGG);
  hand.hover(350, 300, false);
  expect(reach(hand)).toMatchObject({ side: expect.closeTo(0.05), up: expect.closeTo(0.1), depth: expect.closeTo(EGG.depth) });
});

it("reaches deeper with Shift, and does not jump when Shift is let go", () => {
  const hand = new PullingHand(EYE, EGG);
  hand.hover(350, 300, false);
  hand.hover(350, 290, true);
  expect(reach(hand)).toMatchObject({ side: expect.closeTo(0.05), up: expect.closeTo(0.1), depth: expect.closeTo(EGG.depth - 0.01) });
  hand.hover(351, 290, false);
  expect(reach(hand)).toMatchObject({ side: expect.closeTo(0.051), up: expect.closeTo(0.1) });
});

it("moves half as far as a finger, and holds still without one", () => {
  const hand = new PullingHand(EYE, EGG);
  const before = reach(hand);
  hand.drag(40, 20, false);
  expect(reach(hand)).toMatchObject({ side: expect.closeTo(before.side + 0.02), up: expect.closeTo(before.up - 0.01), depth: expect.closeTo(before.depth) });
  hand.advance(5000, 0.5);
  expect(reach(hand).side).toBeCloseTo(before.side + 0.02);
  hand.drag(0, -20, true);
  expect(reach(hand).depth).toBeCloseTo(before.depth - 0.01);
});

it("closes while the button is held, and a click closes it until the next", () => {
  const hand = new PullingHand(EYE, EGG);
  hand.press(0);
  expect(hand.grip).toBe(true);
  hand.release(800);
  expect(hand.grip).toBe(false);
  hand.press(1000);
  hand.release(1100);
  expect(hand.grip).toBe(true);
  hand.press(2000);
  expect(hand.grip).toBe(true);
  hand.release(2100);
  expect(hand.grip).toBe(false);
});

it("opens after a long press, though a click had closed it", () => {
  const hand = new PullingHand(EYE, EGG);
  hand.press(0);
  hand.release(50);
  hand.press(1000);
  hand.release(2000);
  expect(hand.grip).toBe(false);
});

function held(key: string, seconds: number, shift = false): number {
  const hand = new PullingHand(EYE, EGG);
  const before = reach(hand).side;
  hand.keyDown(key, shift, 0);
  for (let frame = 1; frame <= seconds * 60; frame++) hand.advance((frame * 1000) / 60, 1 / 60);
  return reach(hand).side - before;
}

it("moves slowly at first while a key is held, then faster, and slowly throughout with Shift", () => {
  const [first, second] = [held("ArrowRight", 0.3), held("ArrowRight", 0.6)];
  expect(first).toBeGreaterThan(0.004);
  expect(second).toBeGreaterThan(2.5 * first);
  expect(held("ArrowRight", 0.6, true)).toBeCloseTo(0.6 * 0.018, 3);
  expect(held("ArrowLeft", 0.6)).toBeCloseTo(-second, 6);
});

it("knows its keys, and stops when they are let go or lost", () => {
  const hand = new PullingHand(EYE, EGG);
  expect(hand.keyDown("x", false, 0)).toBe(false);
  expect(hand.keyDown(" ", false, 0)).toBe(true);
  expect(hand.grip).toBe(true);
  hand.keyDown("PageUp", false, 0);
  hand.advance(100, 0.1);
  expect(reach(hand).depth).toBeCloseTo(EGG.depth - 0.003);
  hand.letGoOfKeys();
  hand.advance(200, 0.1);
  expect(reach(hand).depth).toBeCloseTo(EGG.depth - 0.003);
});

it("spends the wheel slowly, and loses what is turned too fast", () => {
  const hand = new PullingHand(EYE, EGG);
  for (let notch = 0; notch < 50; notch++) hand.turnWheel(1);
  hand.advance(0, 0.1);
  expect(reach(hand).depth).toBeCloseTo(EGG.depth + 0.003);
  for (let frame = 0; frame < 100; frame++) hand.advance(0, 0.1);
  expect(reach(hand).depth).toBeCloseTo(EGG.depth + 0.012);
});

it("takes sixty samples per second, however often the page draws", () => {
  for (const rate of [24, 30, 60, 144]) {
    const clock = new SampleClock();
    const times: number[] = [];
    for (let frame = 0; frame <= rate; frame++) times.push(...clock.take(500 + (frame * 1000) / rate, { x: 0, y: 0, z: 0.1 }, false).map(({ time }) => time));
    expect(times[0]).toBe(0);
    expect(times.length).toBeGreaterThan(58);
    expect(times.length).toBeLessThan(62);
    times.slice(1).forEach((time, index) => expect(time - (times[index] as number)).toBeCloseTo(1000 / 60));
  }
});

it("goes straight where the page was too slow to look", () => {
  const clock = new SampleClock();
  clock.take(0, { x: 0, y: 0, z: 0 }, false);
  const samples = clock.take(101, { x: 0.101, y: 0, z: 0 }, true);
  expect(samples).toHaveLength(6);
  samples.forEach(({ x, time }) => expect(x).toBeCloseTo(time / 1000));
});

it("never has more for one message than fits, whatever pause there was", () => {
  const clock = new SampleClock();
  clock.take(0, { x: 0, y: 0, z: 0 }, false);
  const samples = clock.take(60_000, { x: 0.1, y: 0, z: 0 }, true);
  expect(samples.length).toBeLessThanOrEqual(64);
  expect(samples.at(-1)?.time).toBeGreaterThan(59_980);
});
