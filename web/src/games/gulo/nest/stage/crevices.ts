/** How dark it is between the eggs: each point of an egg sees less of the room where others, the bowl or the table
 *  stand before it. Worked out here for every corner, so that it looks the same in every quality step. */
import { DEPTH, FLOOR_RADIUS, POLE_RADIUS, RIM, RIM_HEIGHT, WALL } from "../bodies";

export interface Ball {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly radius: number;
}

/** The light, 0 to 1, that a point with this normal gets past these balls. */
export function lightPast(px: number, py: number, pz: number, nx: number, ny: number, nz: number, balls: readonly Ball[]): number {
  let light = 1;
  for (const ball of balls) {
    const [dx, dy, dz] = [ball.x - px, ball.y - py, ball.z - pz];
    const squared = dx * dx + dy * dy + dz * dz;
    const facing = nx * dx + ny * dy + nz * dz;
    if (facing <= 0 || squared > 36 * ball.radius * ball.radius) continue;
    const far = Math.sqrt(squared);
    const covers = (facing / far) * Math.min(1, (ball.radius * ball.radius) / squared);
    light *= 1 - 0.92 * covers;
  }
  return light;
}

/** What bowl and table leave of the light at a point. */
export function lightInBowl(px: number, py: number, pz: number, nx: number, ny: number, nz: number): number {
  const out = Math.hypot(px, py);
  if (out > RIM + WALL) return nz < 0 && pz < 0.03 ? 1 + nz * 0.75 * (1 - pz / 0.03) : 1;
  const height = Math.max(0, Math.min(1, (pz - WALL) / (RIM_HEIGHT - WALL)));
  const open = 0.22 + 0.78 * height * height * (3 - 2 * height);
  // A wall stands before what looks outwards.
  const outward = out > 1e-6 ? (nx * px + ny * py) / out : 0;
  const near = Math.max(0, 1 - (wallAt(pz) - out) / 0.02) * (1 - height * 0.8);
  return open * (1 - 0.6 * near * Math.max(0, outward)) * (0.72 + 0.28 * nz);
}

function wallAt(height: number): number {
  const part = Math.max(0, Math.min(1, (height - WALL) / (RIM_HEIGHT - WALL)));
  return FLOOR_RADIUS + (RIM - FLOOR_RADIUS) * Math.sqrt(1 - (1 - part) ** 2);
}

/** A few balls along the stick, which is dark behind it too. */
export function stickBalls(foot: readonly [number, number, number], axis: readonly [number, number, number]): Ball[] {
  return [0.01, 0.025, 0.04, 0.055].map((along) => ({
    x: foot[0] + axis[0] * along,
    y: foot[1] + axis[1] * along,
    z: foot[2] + axis[2] * along,
    radius: POLE_RADIUS * 1.6,
  }));
}

/** How light the bowl's own wood is at a radius and height: darker downwards, inside and under its belly. */
export function lightOfWood(radius: number, height: number, outside: boolean): number {
  if (outside) return 0.42 + 0.58 * Math.min(1, height / 0.022);
  const part = Math.max(0, Math.min(1, (height - WALL) / DEPTH));
  return radius > RIM ? 1 : 0.2 + 0.8 * part * part * (3 - 2 * part);
}
