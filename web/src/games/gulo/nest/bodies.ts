/** The things in the nest as the physics numbers and measures them, in metres; up is z. */

export const EGGS = 22;
export const POLE = EGGS;
export const BODIES = EGGS + 1;
/** A pose is seven numbers: place, then rotation as w, x, y, z. */
export const POSE = 7;

export const RIM = 0.042;
export const WALL = 0.005;
export const RIM_HEIGHT = 0.0415;
export const FLOOR_RADIUS = 0.018;
export const DEPTH = 0.0365;
export const POLE_LENGTH = 0.15;
export const POLE_RADIUS = 0.002;
export const HEAD_LENGTH = 0.009;
export const HEAD_WIDTH = 0.007;
export const FINGER_RADIUS = 0.0025;
export const FINGER_LENGTH = 0.02;
/** The fingertips reach so far below the point between them. */
export const TIP = 0.003;
/** An egg whose centre is so high has left the nest. */
export const FREE_HEIGHT = RIM_HEIGHT + 0.045;
/** How far an arm reaches, to each side and up. */
export const SIDE_REACH = 0.2;
export const HIGH_REACH = 0.3;

export const COLOURS = ["green", "yellow", "red", "blue", "purple"] as const;
export type Colour = (typeof COLOURS)[number];

const HALF_LENGTHS: Record<Colour, number> = { green: 0.009, yellow: 0.0116, red: 0.0128, blue: 0.014, purple: 0.0103 };
const SLIMNESS = 0.75;
const EACH = 5;

export function colourOf(egg: number): Colour {
  return COLOURS[Math.floor(egg / EACH)] ?? "purple";
}

/** Half of the egg's longer axis. */
export function halfLength(egg: number): number {
  return HALF_LENGTHS[colourOf(egg)];
}

/** Half of its shorter axes. */
export function halfWidth(egg: number): number {
  return SLIMNESS * halfLength(egg);
}

/** `r3` is the third red egg, as views write it. */
export function eggName(egg: number): string {
  return `${colourOf(egg).charAt(0)}${(egg % EACH) + 1}`;
}

/** The number of the egg with this name, or -1. */
export function eggNumber(name: string): number {
  const colour = COLOURS.findIndex((one) => name.startsWith(one.charAt(0)));
  const egg = colour * EACH + Number(name.slice(1)) - 1;
  return colour >= 0 && egg < EGGS && eggName(egg) === name ? egg : -1;
}

/** Which bodies a mask names, lowest first. */
export function bodiesIn(mask: number): number[] {
  return Array.from({ length: BODIES }, (_, body) => body).filter((body) => (mask >>> body) & 1);
}
