/** From where the nest is looked at. */

export interface View {
  /** Radians around the nest, 0 from +x. */
  readonly azimuth: number;
  /** Radians above the table. */
  readonly elevation: number;
  /** 0: the bowl and the whole pole; 1: leaning in, the bowl and what room an egg needs above it. */
  readonly near: number;
}

const DEGREE = Math.PI / 180;
export const FIRST_VIEW: View = { azimuth: -60 * DEGREE, elevation: 34 * DEGREE, near: 0 };
/** While a hand pulls: from lower nothing could be seen in the bowl, from higher up and away would be one. */
export const PULL_LOWEST = 15 * DEGREE;
export const PULL_HIGHEST = 50 * DEGREE;
const LOWEST = 8 * DEGREE;
const HIGHEST = 86 * DEGREE;
export const FIELD = 30;
/** Half of what must fit in, upwards and sideways, and the height of its middle: from afar and leaning in. */
const AFAR = { up: 0.1, side: 0.088, middle: 0.07 };
const NEAR = { up: 0.066, side: 0.064, middle: 0.05 };

function between(low: number, high: number, value: number): number {
  return Math.max(low, Math.min(high, value));
}

export function turned(view: View, around: number, up: number): View {
  return { ...view, azimuth: (view.azimuth + around) % (2 * Math.PI), elevation: between(LOWEST, HIGHEST, view.elevation + up) };
}

/** The nearest view from which one may pull. */
export function forPulling(view: View): View {
  return { azimuth: view.azimuth, elevation: between(PULL_LOWEST, PULL_HIGHEST, view.elevation), near: 1 };
}

function mix(near: number, what: keyof typeof AFAR): number {
  return AFAR[what] + (NEAR[what] - AFAR[what]) * near;
}

/** How far away the eye must be, so that all of it fits into a picture of this shape. */
function distanceFor(aspect: number, near: number): number {
  const half = Math.tan((FIELD / 2) * DEGREE);
  return Math.max(mix(near, "up") / half, mix(near, "side") / (half * aspect));
}

type Place = [number, number, number];

/** Where the eye is in a picture of this shape, and what it looks at. */
export function eyeAt({ azimuth, elevation, near }: View, aspect: number): { eye: Place; middle: Place } {
  const distance = distanceFor(aspect, near);
  const flat = Math.cos(elevation) * distance;
  const middle = mix(near, "middle");
  return { eye: [flat * Math.cos(azimuth), flat * Math.sin(azimuth), middle + Math.sin(elevation) * distance], middle: [0, 0, middle] };
}

/** Part of the way from a view to another, around the shorter side. */
export function towards(from: View, to: View, part: number): View {
  const around = Math.atan2(Math.sin(to.azimuth - from.azimuth), Math.cos(to.azimuth - from.azimuth));
  return { azimuth: from.azimuth + around * part, elevation: from.elevation + (to.elevation - from.elevation) * part, near: from.near + (to.near - from.near) * part };
}

export function apart(one: View, other: View): number {
  const around = Math.atan2(Math.sin(other.azimuth - one.azimuth), Math.cos(other.azimuth - one.azimuth));
  return Math.hypot(around, other.elevation - one.elevation, other.near - one.near);
}
