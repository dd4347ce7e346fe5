/** From what a person does to where their hand is wanted. The hand moves in the upright plane through it that faces
 *  the eye: sideways is sideways, up is up; depth is changed apart from that, and rarely. */
import { HIGH_REACH, SIDE_REACH } from "./bodies";

export interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A place as the person who pulls sees it: metres to the right, up, and towards the eye. */
export interface Reach {
  readonly side: number;
  readonly up: number;
  readonly depth: number;
}

function within(low: number, high: number, value: number): number {
  return Math.max(low, Math.min(high, value));
}

export function reachOf({ x, y, z }: Point, azimuth: number): Reach {
  const [c, s] = [Math.cos(azimuth), Math.sin(azimuth)];
  return { side: -s * x + c * y, up: z, depth: c * x + s * y };
}

export function pointOf({ side, up, depth }: Reach, azimuth: number): Point {
  const [c, s] = [Math.cos(azimuth), Math.sin(azimuth)];
  return { x: c * depth - s * side, y: s * depth + c * side, z: up };
}

/** The same place, as far as an arm reaches. */
export function withinReach(reach: Reach, azimuth: number): Reach {
  const { x, y, z } = pointOf(reach, azimuth);
  return reachOf({ x: within(-SIDE_REACH, SIDE_REACH, x), y: within(-SIDE_REACH, SIDE_REACH, y), z: within(0, HIGH_REACH, z) }, azimuth);
}

/** Where a ray meets the plane at this depth; null if it leads away from it. */
export function met(from: Point, way: Point, depth: number, azimuth: number): Reach | null {
  const [start, along] = [reachOf(from, azimuth), reachOf(way, azimuth)];
  if (along.depth > -1e-6) return null;
  const far = (depth - start.depth) / along.depth;
  return far < 0 ? null : { side: start.side + along.side * far, up: start.up + along.up * far, depth };
}
