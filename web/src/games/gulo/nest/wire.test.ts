// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { BODIES, POLE, POSE } from "./bodies";
import { pouredRest } from "./sample";
import { decode, decodeAll, encodeSamples } from "./wire";

/** Bytes as the protocol lists them, written by hand. */
function bytes(...parts: (readonly [number, number] | readonly number[])[]): ArrayBuffer {
  return new Uint8Array(parts.flat()).buffer;
}

const FRAME = bytes(
  [1, 7, 0x2c, 1, 0, 0, 1 | 2 | 8, 51], // kind, attempt, frame 300, closed + holds + everything, a fifth of the strength
  [0x10, 0x27, 0, 0], // heard: 10,000 ms
  [0xff, 0x3f, 0x01, 0xc0, 0, 0, 0, 0x40], // 0.25 m, -0.25 m, 0; a quarter turn of the half circle
  [1, 0, 0x40, 0], // egg 0 and the pole
  [0xff, 0x7f, 0, 0, 0, 0, 0xff, 0x01, 0xf8, 0x1f], // at x = 0.5 m; w left out, i, j, k in the middle of their steps
  [0, 0, 0, 0, 0xff, 0x7f, 0, 0, 0xf0, 0xff], // at z = 0.5 m; k left out, w = +1/√2
);

it("reads a frame byte by byte", () => {
  const frame = decode(FRAME);
  expect(frame).toMatchObject({ kind: "frame", attempt: 7, number: 300, closed: true, holds: true, aftermath: false, whole: true, heard: 10_000 });
  if (frame?.kind !== "frame") throw new Error("not a frame");
  expect(frame.strain).toBeCloseTo(0.2);
  expect(frame.hand.x).toBeCloseTo(0.25, 4);
  expect(frame.hand.y).toBeCloseTo(-0.25, 4);
  expect(frame.hand.yaw).toBeCloseTo(Math.PI / 2, 3);
  expect(frame.bodies).toEqual([0, POLE]);
  expect([...frame.poses.slice(0, 3)]).toEqual([0.5, 0, 0]);
  expect(frame.poses[3]).toBeCloseTo(1, 4);
  expect(frame.poses[POSE + 2]).toBeCloseTo(0.5);
  expect(frame.poses[POSE + 3]).toBeCloseTo(Math.SQRT1_2, 5);
});

it("knows that no sample has been heard yet", () => {
  const data = FRAME.slice(0);
  new DataView(data).setUint32(8, 0xffffffff, true);
  expect(decode(data)).toMatchObject({ heard: null });
});

it("refuses what is cut off, too long, of another kind, or names a body that there is not", () => {
  expect(decode(new ArrayBuffer(0))).toBeNull();
  expect(decode(FRAME.slice(0, FRAME.byteLength - 1))).toBeNull();
  expect(decode(bytes([...new Uint8Array(FRAME), 0]))).toBeNull();
  const [other, body] = [FRAME.slice(0), FRAME.slice(0)];
  new DataView(other).setUint8(0, 9);
  new DataView(body).setUint8(23, 0x80);
  expect(decode(other)).toBeNull();
  expect(decode(body)).toBeNull();
});

it("reads a nest that the server poured", () => {
  const rest = decode(pouredRest());
  expect(rest?.kind).toBe("rest");
  expect(rest?.bodies).toHaveLength(BODIES);
  for (let body = 0; body < BODIES; body++) {
    const [w, i, j, k] = [...(rest?.poses.slice(body * POSE + 3, (body + 1) * POSE) ?? [])] as [number, number, number, number];
    expect(Math.hypot(w, i, j, k)).toBeCloseTo(1, 5);
  }
});

it("reads a film, message by message", () => {
  const film = bytes([...new Uint8Array(pouredRest()), ...new Uint8Array(FRAME), ...new Uint8Array(FRAME)]);
  expect(decodeAll(film)?.map(({ kind }) => kind)).toEqual(["rest", "frame", "frame"]);
  expect(decodeAll(film.slice(0, -3))).toBeNull();
});

it("reads what the server's own code has written, to the same numbers", () => {
  const given = JSON.parse(readFileSync(new URL("./wire.json", import.meta.url), "utf8")) as { message: string; hand: number[]; poses: Record<string, number[]> }[];
  expect(given.length).toBeGreaterThan(1);
  for (const { message, hand, poses } of given) {
    const read = decode(Uint8Array.from(Buffer.from(message, "base64")).buffer);
    expect(read?.bodies).toEqual(Object.keys(poses).map(Number));
    read?.bodies.forEach((body, index) => {
      const pose = [...read.poses.slice(index * POSE, (index + 1) * POSE)];
      (poses[body] as number[]).forEach((part, axis) => expect(pose[axis]).toBeCloseTo(part, 5));
    });
    if (read?.kind === "frame") [read.hand.x, read.hand.y, read.hand.z, read.hand.yaw].forEach((part, axis) => expect(part).toBeCloseTo(hand[axis] as number, 5));
  }
});

it("writes samples of 21 bytes", () => {
  const data = new DataView(encodeSamples(258, [{ time: 16.5, x: 0.25, y: -0.5, z: 0.125, grip: true }, { time: 33, x: 0, y: 0, z: 0, grip: false }]));
  expect(data.byteLength).toBe(2 + 2 * 21);
  expect([data.getUint8(0), data.getUint8(1)]).toEqual([2, 2]);
  expect(data.getFloat64(2, true)).toBe(16.5);
  expect([10, 14, 18].map((at) => data.getFloat32(at, true))).toEqual([0.25, -0.5, 0.125]);
  expect([data.getUint8(22), data.getUint8(43)]).toEqual([1, 0]);
  expect(() => encodeSamples(0, [])).toThrow(RangeError);
});
