/** A heap for a nest that is played with dice: nothing was poured, so it is laid here, the same for everybody, from
 *  what the view says: which egg lies above which, which touch the pole, how far it leans. */
import type { GuloEgg } from "../../../generated/protocol";
import { BODIES, DEPTH, eggNumber, FLOOR_RADIUS, halfLength, halfWidth, POLE, POSE, RIM, WALL } from "./bodies";
import type { Picture } from "./pictures";

const GOLDEN = 2.399963;
const ROUNDS = 260;
/** The pole falls towards here. */
const LEANS_TO = 0.7;
const POLE_ROOM = 0.003;

interface Ball {
  readonly egg: number;
  readonly radius: number;
  readonly target: number;
  readonly touches: boolean;
  x: number;
  y: number;
  z: number;
}

export function arranged(eggs: readonly GuloEgg[], lean: number): Picture {
  const balls = eggs.map((egg, rank) => ballOf(egg, rank, eggs.length));
  const axis: Axis = [Math.sin(lean) * Math.cos(LEANS_TO), Math.sin(lean) * Math.sin(LEANS_TO), Math.cos(lean)];
  for (let round = 0; round < ROUNDS; round++) settle(balls, axis, round);
  const poses = new Float32Array(BODIES * POSE);
  let mask = 0;
  for (const ball of balls) {
    poses.set([ball.x, ball.y, ball.z, ...lying(ball.egg)], ball.egg * POSE);
    mask |= 1 << ball.egg;
  }
  const half = lean / 2;
  poses.set([0, 0, WALL, Math.cos(half), -Math.sin(half) * Math.sin(LEANS_TO), Math.sin(half) * Math.cos(LEANS_TO), 0], POLE * POSE);
  return { poses, mask: mask | (1 << POLE), number: 0, hand: null, closed: false, holds: false, aftermath: false, strain: 0 };
}

type Axis = readonly [number, number, number];

function ballOf(egg: GuloEgg, rank: number, count: number): Ball {
  const number = eggNumber(egg.name);
  const turn = number * GOLDEN;
  const height = 0.052 - (0.036 * rank) / Math.max(1, count - 1);
  const out = 0.006 + 0.024 * ((number * 7) % 11) / 11;
  const radius = (2 * halfWidth(number) + halfLength(number)) / 3;
  return { egg: number, radius, target: height, touches: egg.touches_pole, x: out * Math.cos(turn), y: out * Math.sin(turn), z: height };
}

function settle(balls: Ball[], axis: Axis, round: number): void {
  for (const ball of balls) {
    ball.z += (ball.target - ball.z) * 0.04 - 0.00012;
    stayFromPole(ball, axis);
  }
  for (let one = 0; one < balls.length; one++)
    for (let other = one + 1; other < balls.length; other++) push(balls[one] as Ball, balls[other] as Ball, round);
  for (const ball of balls) stayInBowl(ball);
}

function push(one: Ball, other: Ball, round: number): void {
  const [dx, dy, dz] = [other.x - one.x, other.y - one.y, other.z - one.z];
  const far = Math.hypot(dx, dy, dz) || 1e-6;
  const lacks = (one.radius + other.radius) * 0.97 - far;
  if (lacks <= 0) return;
  const by = (lacks / far) * (round < ROUNDS / 2 ? 0.3 : 0.5);
  for (const [ball, sign] of [[one, -0.5], [other, 0.5]] as const) {
    ball.x += sign * by * dx;
    ball.y += sign * by * dy;
    ball.z += sign * by * dz;
  }
}

function stayFromPole(ball: Ball, axis: Axis): void {
  const along = (ball.z - WALL) / axis[2];
  const [dx, dy] = [ball.x - axis[0] * along, ball.y - axis[1] * along];
  const far = Math.hypot(dx, dy) || 1e-6;
  const lacks = ball.radius + POLE_ROOM - far;
  const part = lacks > 0 ? lacks * 0.6 : ball.touches ? lacks * 0.25 : 0;
  ball.x += (dx / far) * part;
  ball.y += (dy / far) * part;
}

function stayInBowl(ball: Ball): void {
  ball.z = Math.max(ball.z, WALL + ball.radius);
  const part = Math.max(0, Math.min(1, (ball.z - WALL) / DEPTH));
  const wall = FLOOR_RADIUS + (RIM - FLOOR_RADIUS) * Math.sqrt(1 - (1 - part) ** 2);
  const most = Math.max(0.002, wall - ball.radius * (1 - 0.35 * part));
  const far = Math.hypot(ball.x, ball.y);
  if (far <= most) return;
  ball.x *= most / far;
  ball.y *= most / far;
}

/** Eggs lie on their sides, each turned its own way. */
function lying(egg: number): [number, number, number, number] {
  const [tip, turn] = [1.15 + 0.5 * Math.sin(egg * 5.3), egg * 1.7];
  const [c, s] = [Math.cos(tip / 2), Math.sin(tip / 2)];
  return [c * Math.cos(turn / 2), s * Math.sin(turn / 2) * -1, s * Math.cos(turn / 2), c * Math.sin(turn / 2)];
}
