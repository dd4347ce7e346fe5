/** The binary messages of the nest, as docs/protocol describes them: little-endian throughout. */
import { bodiesIn, BODIES, POSE } from "./bodies";

const FRAME_KIND = 1;
const SAMPLES_KIND = 2;
const REST_KIND = 3;
const FRAME_HEAD = 24;
const REST_HEAD = 6;
const PACKED_POSE = 10;
const SAMPLES_HEAD = 2;
const SAMPLE = 21;
export const MOST_SAMPLES = 64;
const FULL = 32767;
const SPAN = 0.5;
const NEVER = 0xffffffff;

/** The bodies that a message says something about, lowest first, and seven numbers for each. */
export interface Poses {
  readonly bodies: readonly number[];
  readonly poses: Float32Array;
}

export interface HandPose {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly yaw: number;
}

export interface Frame extends Poses {
  readonly kind: "frame";
  readonly attempt: number;
  /** Sixtieths of a second since the attempt began. */
  readonly number: number;
  readonly closed: boolean;
  readonly holds: boolean;
  /** The alarm has gone off; things only come to rest. */
  readonly aftermath: boolean;
  /** Every body is in. */
  readonly whole: boolean;
  /** How hard the hand strains, 0 to 1. */
  readonly strain: number;
  /** The page's time of the last sample that the hand obeyed. */
  readonly heard: number | null;
  readonly hand: HandPose;
}

export interface Rest extends Poses {
  readonly kind: "rest";
  /** The number of the attempt that comes next. */
  readonly attempt: number;
}

export interface Sample {
  readonly time: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly grip: boolean;
}

/** A message of the server; null for one that is malformed or of a kind that this page does not know. */
export function decode(data: ArrayBuffer): Frame | Rest | null {
  const read = readOne(new DataView(data), 0);
  return read && read.end === data.byteLength ? read.message : null;
}

/** All messages of a film, one after the other; null if it is malformed. */
export function decodeAll(data: ArrayBuffer): (Frame | Rest)[] | null {
  const view = new DataView(data);
  const found: (Frame | Rest)[] = [];
  for (let at = 0; at < data.byteLength; ) {
    const read = readOne(view, at);
    if (!read) return null;
    found.push(read.message);
    at = read.end;
  }
  return found;
}

interface Read {
  readonly message: Frame | Rest;
  readonly end: number;
}

function readOne(view: DataView, at: number): Read | null {
  const kind = at < view.byteLength ? view.getUint8(at) : 0;
  const head = kind === FRAME_KIND ? FRAME_HEAD : kind === REST_KIND ? REST_HEAD : 0;
  if (!head || at + head > view.byteLength) return null;
  const mask = view.getUint32(at + head - 4, true);
  const bodies = bodiesIn(mask);
  const end = at + head + PACKED_POSE * bodies.length;
  if (mask >>> BODIES || end > view.byteLength) return null;
  const poses = { bodies, poses: readPoses(view, at + head, bodies.length) };
  const attempt = view.getUint8(at + 1);
  const message = kind === REST_KIND ? { kind: "rest" as const, attempt, ...poses } : readFrame(view, at, poses);
  return { message, end };
}

function readFrame(view: DataView, at: number, poses: Poses): Frame {
  const flags = view.getUint8(at + 6);
  const heard = view.getUint32(at + 8, true);
  const [x, y, z] = [12, 14, 16].map((offset) => (view.getInt16(at + offset, true) / FULL) * SPAN) as [number, number, number];
  return {
    kind: "frame",
    attempt: view.getUint8(at + 1),
    number: view.getUint32(at + 2, true),
    closed: Boolean(flags & 1),
    holds: Boolean(flags & 2),
    aftermath: Boolean(flags & 4),
    whole: Boolean(flags & 8),
    strain: view.getUint8(at + 7) / 255,
    heard: heard === NEVER ? null : heard,
    hand: { x, y, z, yaw: (view.getInt16(at + 18, true) / FULL) * Math.PI },
    ...poses,
  };
}

function readPoses(view: DataView, at: number, count: number): Float32Array {
  const poses = new Float32Array(count * POSE);
  for (let index = 0; index < count; index++) {
    const from = at + index * PACKED_POSE;
    const to = index * POSE;
    for (let axis = 0; axis < 3; axis++) poses[to + axis] = (view.getInt16(from + 2 * axis, true) / FULL) * SPAN;
    unpackRotation(view.getUint32(from + 6, true), poses, to + 3);
  }
  return poses;
}

/** Three components are there; the largest is left out and follows from the others. */
function unpackRotation(packed: number, into: Float32Array, at: number): void {
  const largest = packed >>> 30;
  let rest = 1;
  let shift = 20;
  for (let part = 0; part < 4; part++) {
    if (part === largest) continue;
    const value = ((((packed >>> shift) & 1023) / 1023) * 2 - 1) / Math.SQRT2;
    into[at + part] = value;
    rest -= value * value;
    shift -= 10;
  }
  into[at + largest] = Math.sqrt(Math.max(0, rest));
}

/** What this device's hand did, oldest first; at most 64 samples go into a message. */
export function encodeSamples(attempt: number, samples: readonly Sample[]): ArrayBuffer {
  if (!samples.length || samples.length > MOST_SAMPLES) throw new RangeError(`a message holds 1 to ${MOST_SAMPLES} samples, not ${samples.length}`);
  const view = new DataView(new ArrayBuffer(SAMPLES_HEAD + SAMPLE * samples.length));
  view.setUint8(0, SAMPLES_KIND);
  view.setUint8(1, attempt & 255);
  samples.forEach((sample, index) => {
    const at = SAMPLES_HEAD + SAMPLE * index;
    view.setFloat64(at, sample.time, true);
    view.setFloat32(at + 8, sample.x, true);
    view.setFloat32(at + 12, sample.y, true);
    view.setFloat32(at + 16, sample.z, true);
    view.setUint8(at + 20, sample.grip ? 1 : 0);
  });
  return view.buffer as ArrayBuffer;
}
