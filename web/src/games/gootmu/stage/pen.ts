/** An explorer's hand: lines that are nearly straight, the same every time. */

/** A square of the maze measures so much; the whole drawing is in these units. */
export const UNIT = 64;

/** A number between -1 and 1 that follows from these numbers, and looks like none. */
export function jitter(...from: readonly number[]): number {
  let hash = 2166136261;
  for (const number of from) {
    hash ^= Math.round(number * 8) + 0x9e37;
    hash = Math.imul(hash, 16777619);
    hash ^= hash >>> 13;
    hash = Math.imul(hash, 0x5bd1e995);
  }
  return ((hash >>> 8) & 0xffff) / 0x7fff - 1;
}

const short = (number: number): string => `${Math.round(number * 10) / 10}`;

/** A line from here to there in one stroke of the pen; `loose` is how far it strays. */
export function inkLine(x: number, y: number, toX: number, toY: number, loose: number, seed: number): string {
  const length = Math.hypot(toX - x, toY - y);
  const parts = Math.max(1, Math.round(length / UNIT));
  const [alongX, alongY] = [(toX - x) / length, (toY - y) / length];
  const begin = 1.6 * jitter(seed, x, y, 1);
  const end = 1.6 * jitter(seed, toX, toY, 2);
  let path = `M${short(x - alongX * begin)} ${short(y - alongY * begin)}`;
  for (let part = 1; part <= parts; part++) {
    const reach = (length * part) / parts + (part === parts ? end : 0);
    const middle = (length * (part - 0.5)) / parts;
    const off = loose * jitter(seed, x, y, part, 3);
    const aside = part === parts ? 0 : 0.5 * loose * jitter(seed, x, y, part, 4);
    const at = (along: number, out: number): string =>
      `${short(x + alongX * along - alongY * out)} ${short(y + alongY * along + alongX * out)}`;
    path += `Q${at(middle, off)} ${at(reach, aside)}`;
  }
  return path;
}

/** The outline of a sheet of paper round 0 0, cut by hand. */
export function sheet(size: number, seed: number): string {
  const half = size / 2;
  const cuts = 7;
  const points: string[] = [];
  for (let side = 0; side < 4; side++)
    for (let cut = 0; cut < cuts; cut++) {
      const along = -half + (cut ? 0 : 1.2) + (size * cut) / cuts + (cut ? 9 * jitter(seed, side, cut, 5) : 0);
      // A corner is a little blunt; now and then one is worn.
      const worn = cut ? 0 : 1.2 + (jitter(seed, side, 8) > 0.55 ? 4.5 : 0);
      const out = half - 0.3 - 2 * Math.abs(jitter(seed, side, cut, 6)) - worn;
      const [x, y] = [
        [along, -out],
        [out, along],
        [-along, out],
        [-out, -along],
      ][side] as [number, number];
      points.push(`${short(x)} ${short(y)}`);
    }
  return `M${points.join("L")}Z`;
}
