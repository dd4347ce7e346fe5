/** What people tell each other about: the egg that comes free, and where it went wrong. */
import { BODIES, FREE_HEIGHT, POLE, POLE_LENGTH, POSE, RIM, RIM_HEIGHT, WALL } from "./bodies";
import type { Picture } from "./pictures";

/** How much of the way out of the nest an egg in the hand has come, 0 at the rim, 1 where it is free. */
export function breath(picture: Picture, egg: number): number {
  if (egg < 0 || !picture.holds || picture.aftermath) return 0;
  const height = picture.poses[egg * POSE + 2] as number;
  const low = RIM_HEIGHT + 0.012;
  return Math.max(0, Math.min(1, (height - low) / (FREE_HEIGHT - low)));
}

/** Is the egg out of the nest? */
export function isFree(picture: Picture, egg: number): boolean {
  const at = egg * POSE;
  const [x, y, z] = [picture.poses[at] ?? 0, picture.poses[at + 1] ?? 0, picture.poses[at + 2] ?? 0];
  return egg >= 0 && Boolean((picture.mask >>> egg) & 1) && !picture.aftermath && (z > FREE_HEIGHT || Math.hypot(x, y) > 0.065);
}

/** How long before the alarm a look back begins, and how long after it ends, in frames. */
const BEFORE = 50;
const AFTER = 60;

/** The part of an attempt at which to look again: a moment before the alarm, and what followed. */
export function lookBack(seen: readonly Picture[]): readonly Picture[] {
  const alarm = seen.findIndex((picture) => picture.aftermath);
  if (alarm < 0) return [];
  const { number } = seen[alarm] as Picture;
  return seen.filter((picture) => picture.number >= number - BEFORE && picture.number <= number + AFTER);
}

/** From which side to look: where an egg other than the named one fell to, or where the pole leans. */
export function guiltySide(seen: readonly Picture[], named: number): number | null {
  const last = seen.at(-1);
  if (!last) return null;
  for (let body = 0; body < BODIES; body++) {
    const [x, y] = [last.poses[body * POSE] as number, last.poses[body * POSE + 1] as number];
    const there = (last.mask >>> body) & 1;
    if (there && body !== named && body !== POLE && Math.hypot(x, y) > RIM + WALL) return Math.atan2(y, x);
  }
  const [x, y] = poleTop(last);
  return Math.hypot(x, y) > 0.01 ? Math.atan2(y, x) : null;
}

/** Where the painted egg is, seen from above. */
function poleTop({ poses }: Picture): [number, number] {
  const at = POLE * POSE;
  const [w, i, j, k] = [3, 4, 5, 6].map((part) => poses[at + part] as number) as [number, number, number, number];
  return [(poses[at] as number) + POLE_LENGTH * 2 * (i * k + w * j), (poses[at + 1] as number) + POLE_LENGTH * 2 * (j * k - w * i)];
}
