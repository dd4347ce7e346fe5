// @vitest-environment node
import { deflateSync } from "node:zlib";
import { expect, it } from "vitest";
import type { GuloEgg } from "../../../generated/protocol";
import { arranged } from "./arrange";
import { BODIES, colourOf, eggName, eggNumber, EGGS, FREE_HEIGHT, POLE, POSE, RIM, WALL } from "./bodies";
import { developed, seconds } from "./film";
import { breath, guiltySide, isFree, lookBack } from "./moments";
import { pictureOfRest, type Picture } from "./pictures";
import { Play, speedFor } from "./play";
import { pouredRest } from "./sample";
import { forPulling, turned, towards } from "./stage/orbit";
import { decode, type Rest } from "./wire";

const REST = pictureOfRest(decode(pouredRest()) as Rest);

function picture(number: number, body: number, place: readonly number[], more: Partial<Picture> = {}): Picture {
  const poses = REST.poses.slice();
  poses.set(place, body * POSE);
  return { ...REST, number, poses, ...more };
}

it("names eggs as views do", () => {
  for (let egg = 0; egg < EGGS; egg++) expect(eggNumber(eggName(egg))).toBe(egg);
  expect([eggName(0), eggName(12), eggName(21)]).toEqual(["g1", "r3", "p2"]);
  expect(["p3", "x1", "g0", "", "g11"].map(eggNumber)).toEqual([-1, -1, -1, -1, -1]);
});

it("holds its breath while the egg rises above the rim, in a hand only", () => {
  const held = (height: number, holds = true) => breath(picture(1, 3, [0, 0, height], { holds }), 3);
  expect(held(0.04)).toBe(0);
  expect(held(0.07)).toBeGreaterThan(0.3);
  expect(held(0.2)).toBe(1);
  expect(held(0.07, false)).toBe(0);
});

it("knows an egg that is out", () => {
  expect(isFree(picture(1, 3, [0, 0, FREE_HEIGHT + 0.001]), 3)).toBe(true);
  expect(isFree(picture(1, 3, [0.08, 0, 0.01]), 3)).toBe(true);
  expect(isFree(REST, 3)).toBe(false);
  expect(isFree(picture(1, 3, [0, 0, 0.2], { aftermath: true }), 3)).toBe(false);
});

it("looks back from a moment before the alarm to a moment after it", () => {
  const seen = Array.from({ length: 400 }, (_, number) => ({ ...REST, number, aftermath: number >= 200 }));
  const back = lookBack(seen);
  expect(back[0]?.number).toBe(150);
  expect(back.at(-1)?.number).toBe(260);
  expect(lookBack(seen.slice(0, 100))).toEqual([]);
});

it("looks from the side where an egg has fallen, or where the pole leans", () => {
  const fallen = picture(1, 6, [0, -0.07, 0.01]);
  expect(guiltySide([fallen], 3)).toBeCloseTo(-Math.PI / 2);
  const leaning = picture(1, POLE, [0, 0, 0.01, Math.cos(0.5), 0, Math.sin(0.5), 0]);
  expect(guiltySide([leaning], 3)).toBeCloseTo(0);
  // The egg in the hand is not to blame.
  expect(guiltySide([{ ...leaning, poses: leaning.poses.slice().fill(0.08, 3 * POSE, 3 * POSE + 2) }], 3)).toBeCloseTo(0);
});

it("plays at its speed, holds the end, and is over", () => {
  const play = new Play([0, 30, 60].map((number) => ({ ...REST, number })), 0.5, 500);
  expect(play.at(1000)?.number).toBe(0);
  expect(play.at(2000)?.number).toBeCloseTo(30);
  expect(play.at(3300)?.number).toBe(60);
  expect(play.at(3600)).toBeNull();
  expect([speedFor(2, 4), speedFor(12, 4)]).toEqual([1, 3]);
});

function film(): Uint8Array<ArrayBuffer> {
  const rest = new Uint8Array(pouredRest());
  const head = (number: number) => [1, 0, number, 0, 0, 0, 0, 0, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  return new Uint8Array([...rest, ...head(0), ...head(60), ...head(120)]);
}

it("develops a film, compressed or not, and refuses a broken one", async () => {
  for (const data of [film(), new Uint8Array(deflateSync(film()))]) {
    const pictures = await developed(data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength));
    expect(pictures).toHaveLength(3);
    expect(pictures?.[2]?.mask).toBe((1 << BODIES) - 1);
    expect(seconds(pictures ?? [])).toBe(2);
  }
  expect(await developed(film().slice(0, 50).buffer)).toBeNull();
  expect(await developed(new Uint8Array(deflateSync(film())).slice(0, 40).buffer)).toBeNull();
});

it("keeps to views from which one can pull", () => {
  const view = { azimuth: 1, elevation: 1.4, near: 0 };
  expect(forPulling(view).elevation).toBeCloseTo((50 * Math.PI) / 180);
  expect(forPulling({ ...view, elevation: 0.1 }).elevation).toBeCloseTo((15 * Math.PI) / 180);
  expect(turned(view, 0, 9).elevation).toBeLessThan(Math.PI / 2);
  expect(towards({ ...view, azimuth: 3.1 }, { ...view, azimuth: -3.1 }, 0.5).azimuth).toBeCloseTo(Math.PI, 2);
});

const HEAP: GuloEgg[] = Array.from({ length: EGGS }, (_, rank) => {
  const egg = (rank * 13) % EGGS;
  return { name: eggName(egg), colour: colourOf(egg), depth: "top", touches_pole: rank % 6 === 0, risk: 100 };
});

it("lays a heap for dice in the order of the view, in the bowl, with the pole leaning as told", () => {
  const { poses, mask } = arranged(HEAP, 0.5);
  expect(mask).toBe((1 << BODIES) - 1);
  const heights = HEAP.map(({ name }) => poses[eggNumber(name) * POSE + 2] as number);
  const upper = heights.slice(0, 7).reduce((a, b) => a + b) / 7;
  const lower = heights.slice(-7).reduce((a, b) => a + b) / 7;
  expect(upper).toBeGreaterThan(lower + 0.012);
  for (let egg = 0; egg < EGGS; egg++) expect(Math.hypot(poses[egg * POSE] as number, poses[egg * POSE + 1] as number)).toBeLessThan(RIM + WALL);
  expect(poses[POLE * POSE + 3]).toBeCloseTo(Math.cos(0.25));
});

it("leaves out what is no longer there", () => {
  expect(arranged(HEAP.slice(3), 0).mask).toBe(((1 << BODIES) - 1) & ~[0, 1, 2].reduce((bits, rank) => bits | (1 << eggNumber((HEAP[rank] as GuloEgg).name)), 0));
});
