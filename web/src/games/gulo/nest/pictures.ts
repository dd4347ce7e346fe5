/** What can be seen at one moment, and what lies between two such moments. */
import { BODIES, POSE } from "./bodies";
import type { Frame, HandPose, Rest } from "./wire";

export interface Picture {
  /** Seven numbers for each of the 23 bodies, whether it is there or not. */
  readonly poses: Float32Array;
  readonly mask: number;
  /** Sixtieths of a second since the attempt began. */
  readonly number: number;
  readonly hand: HandPose | null;
  readonly closed: boolean;
  readonly holds: boolean;
  readonly aftermath: boolean;
  readonly strain: number;
}

export function pictureOfRest(rest: Rest): Picture {
  const poses = new Float32Array(BODIES * POSE);
  const mask = write(poses, 0, rest);
  return { poses, mask, number: 0, hand: null, closed: false, holds: false, aftermath: false, strain: 0 };
}

/** The picture after this one: a frame tells only what moved. A whole frame tells which bodies there are. */
export function pictureAfter(before: Picture | null, frame: Frame): Picture {
  const poses = before ? before.poses.slice() : new Float32Array(BODIES * POSE);
  const mask = write(poses, frame.whole || !before ? 0 : before.mask, frame);
  const { number, hand, closed, holds, aftermath, strain } = frame;
  return { poses, mask, number, hand, closed, holds, aftermath, strain };
}

function write(poses: Float32Array, mask: number, message: Frame | Rest): number {
  message.bodies.forEach((body, index) => {
    poses.set(message.poses.subarray(index * POSE, (index + 1) * POSE), body * POSE);
    mask |= 1 << body;
  });
  return mask;
}

function mix(one: number, other: number, part: number): number {
  return one + (other - one) * part;
}

/** The moment between two, 0 at the first and 1 at the second. */
export function between(one: Picture, other: Picture, part: number): Picture {
  if (part <= 0) return one;
  if (part >= 1) return other;
  const poses = other.poses.slice();
  for (let body = 0; body < BODIES; body++) {
    if (!((one.mask >>> body) & 1)) continue; // it has just come: there is no way from where it was
    const at = body * POSE;
    for (let axis = 0; axis < 3; axis++) poses[at + axis] = mix(one.poses[at + axis] as number, poses[at + axis] as number, part);
    slerp(one.poses, other.poses, poses, at + 3, part);
  }
  const hand = one.hand && other.hand ? handBetween(one.hand, other.hand, part) : other.hand;
  return { ...other, poses, hand, number: mix(one.number, other.number, part), strain: mix(one.strain, other.strain, part) };
}

function handBetween(one: HandPose, other: HandPose, part: number): HandPose {
  const turn = Math.atan2(Math.sin(other.yaw - one.yaw), Math.cos(other.yaw - one.yaw));
  return { x: mix(one.x, other.x, part), y: mix(one.y, other.y, part), z: mix(one.z, other.z, part), yaw: one.yaw + turn * part };
}

/** Turn on the shorter way from one rotation to the other; all three are four numbers at `at`. */
function slerp(one: Float32Array, other: Float32Array, into: Float32Array, at: number, part: number): void {
  let cosine = 0;
  for (let axis = at; axis < at + 4; axis++) cosine += (one[axis] as number) * (other[axis] as number);
  const sign = cosine < 0 ? -1 : 1;
  const angle = Math.acos(Math.min(1, sign * cosine));
  const small = angle < 1e-3;
  const from = small ? 1 - part : Math.sin((1 - part) * angle) / Math.sin(angle);
  const to = sign * (small ? part : Math.sin(part * angle) / Math.sin(angle));
  let length = 0;
  for (let axis = at; axis < at + 4; axis++) {
    into[axis] = from * (one[axis] as number) + to * (other[axis] as number);
    length += (into[axis] as number) ** 2;
  }
  for (let axis = at; axis < at + 4; axis++) into[axis] = (into[axis] as number) / Math.sqrt(length);
}
