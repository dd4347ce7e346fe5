// @vitest-environment node
import { expect, it } from "vitest";
import { BODIES, POLE, POSE } from "./bodies";
import { between, pictureAfter, pictureOfRest, type Picture } from "./pictures";
import { pouredRest } from "./sample";
import { pictureAt, Stream } from "./stream";
import { decode, type Frame, type Rest } from "./wire";

const REST = decode(pouredRest()) as Rest;

function frame(number: number, x: number, more: Partial<Frame> = {}): Frame {
  const poses = new Float32Array([x, 0, 0.1, 1, 0, 0, 0]);
  const hand = { x, y: 0, z: 0.1, yaw: 0 };
  return {
    kind: "frame", attempt: REST.attempt, number, closed: false, holds: false, aftermath: false, whole: false, strain: 0, heard: null, hand,
    bodies: [0], poses, ...more,
  };
}

const xOf = (picture: Picture | null): number => picture?.poses[0] ?? NaN;

it("keeps what a frame does not tell", () => {
  const before = pictureOfRest(REST);
  const after = pictureAfter(before, frame(1, 0.07));
  expect(xOf(after)).toBeCloseTo(0.07);
  expect([...after.poses.slice(POSE)]).toEqual([...before.poses.slice(POSE)]);
  expect(after.mask).toBe((1 << BODIES) - 1);
});

it("forgets an egg that a whole frame leaves out", () => {
  const after = pictureAfter(pictureOfRest(REST), frame(1, 0, { whole: true }));
  expect(after.mask).toBe(1);
});

it("goes straight from place to place, and turns on the shorter way", () => {
  const half = Math.SQRT1_2;
  const one = pictureAfter(null, frame(0, 0, { whole: true }));
  const other = pictureAfter(null, frame(1, 1, { whole: true, poses: new Float32Array([1, 0, 0.1, -half, 0, 0, -half]) }));
  const middle = between(one, other, 0.5);
  expect(xOf(middle)).toBeCloseTo(0.5);
  expect(middle.hand?.x).toBeCloseTo(0.5);
  // An eighth of a turn about z, whichever sign it has.
  expect(Math.abs(middle.poses[3] as number)).toBeCloseTo(Math.cos(Math.PI / 8), 4);
  expect(Math.abs(middle.poses[6] as number)).toBeCloseTo(Math.sin(Math.PI / 8), 4);
});

it("does not let an egg travel that was not there", () => {
  const one = pictureAfter(null, frame(0, 0, { whole: true }));
  const other = pictureAfter(one, frame(1, 0, { bodies: [POLE], poses: new Float32Array([0.3, 0, 0, 1, 0, 0, 0]) }));
  expect(between(one, other, 0.5).poses[POLE * POSE]).toBeCloseTo(0.3);
});

it("finds the moment between two frames, though some between them are lost", () => {
  const pictures = [0, 1, 5].map((number) => pictureAfter(null, frame(number, number, { whole: true })));
  expect(xOf(pictureAt(pictures, 3))).toBeCloseTo(3);
  expect(xOf(pictureAt(pictures, -1))).toBe(0);
  expect(xOf(pictureAt(pictures, 9))).toBe(5);
});

function running(count: number, behind = 2.5): { stream: Stream; now: number } {
  const stream = new Stream(behind);
  stream.rest(REST);
  for (let number = 0; number < count; number++) {
    stream.frame(frame(number, number / 1000));
    stream.at(1000 + (number * 1000) / 60);
  }
  return { stream, now: 1000 + ((count - 1) * 1000) / 60 };
}

it("shows the nest at rest until somebody pulls", () => {
  const stream = new Stream();
  expect(stream.at(5)).toBeNull();
  stream.rest(REST);
  expect(stream.at(6)?.poses).toHaveLength(BODIES * POSE);
  expect(stream.done).toBe(true);
});

it("shows others two to three frames late", () => {
  const { stream, now } = running(40);
  expect(39 - (stream.at(now)?.number ?? 0)).toBeGreaterThan(2);
  expect(39 - (stream.at(now)?.number ?? 0)).toBeLessThan(3);
});

it("skips what is late and what was lost", () => {
  const { stream, now } = running(40);
  expect(stream.frame(frame(12, 9))).toBe(false);
  expect(stream.frame(frame(39, 9))).toBe(false);
  stream.frame(frame(139, 0.139)); // a hundred are missing: it does not play them after the fact
  expect(stream.at(now + 17)?.number).toBeGreaterThan(135);
});

it("plays to the end when nothing more comes", () => {
  const { stream, now } = running(20);
  let shown = 0;
  for (let step = 1; step < 20; step++) shown = stream.at(now + step * 17)?.number ?? 0;
  expect(shown).toBe(19);
  expect(stream.done).toBe(true);
});

it("begins anew with another attempt, and does not go back to the lost one", () => {
  const { stream } = running(20);
  const next = (REST.attempt + 1) & 255;
  expect(stream.frame(frame(0, 0.2, { attempt: next, whole: true }))).toBe(true);
  expect(stream.seen).toHaveLength(1);
  expect(stream.frame(frame(20, 0.3))).toBe(false);
});

it("begins anew with the next theft, whose attempt has the same number", () => {
  const { stream } = running(20);
  stream.rest(REST);
  expect(stream.frame(frame(0, 0.2, { whole: true }))).toBe(true);
  expect(stream.seen).toHaveLength(1);
});
