/** The geometry of the chart: how figures become lines that look drawn by hand. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

/** Patterns that tell the lines apart without their colours. */
export const DASHES = ["none", "11 6", "2 6", "14 5 2 5", "6 5", "16 4 2 4 2 4"] as const;
const MOST_TICKS = 5;
/** How far a straight line strays from its ruler, in pixels. */
const STRAY = 1.6;

/** A scale from the lowest to the highest figure, with a few round ones on it. */
export function scaleOf(values: readonly number[]): Scale {
  const low = Math.min(0, ...values);
  const high = Math.max(low + 1, ...values);
  const gap = roundUp((high - low) / (MOST_TICKS - 1));
  const ticks: number[] = [];
  for (let tick = Math.ceil(low / gap) * gap; tick <= high; tick += gap) ticks.push(tick);
  return { low, high, ticks };
}

/** The next of 1, 2, 5, 10, 20, 50 … */
function roundUp(gap: number): number {
  const power = 10 ** Math.floor(Math.log10(gap));
  const factor = [1, 2, 5, 10].find((one) => one * power >= gap) ?? 10;
  return Math.max(1, factor * power);
}

/** The steps at which a line bends; between them it is straight, and missing figures break it. */
export function bends(values: readonly (number | undefined)[]): number[][] {
  const pieces: number[][] = [];
  let piece: number[] = [];
  for (let step = 0; step < values.length; step++) {
    if (values[step] === undefined) {
      if (piece.length) pieces.push(piece);
      piece = [];
    } else if (values[step - 1] !== values[step] || values[step + 1] !== values[step]) {
      piece.push(step);
    }
  }
  if (piece.length) pieces.push(piece);
  return pieces;
}

/** A line through the points, each stretch a little bowed, always in the same way. */
export function handDrawn(points: readonly Point[], hand = 0): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      if (!before) return `M${short(point.x)} ${short(point.y)}`;
      const length = Math.hypot(point.x - before.x, point.y - before.y) || 1;
      const bow = tremble(hand * 31 + index) * Math.min(STRAY, length / 12);
      const x = (before.x + point.x) / 2 - (bow * (point.y - before.y)) / length;
      const y = (before.y + point.y) / 2 + (bow * (point.x - before.x)) / length;
      return `Q${short(x)} ${short(y)} ${short(point.x)} ${short(point.y)}`;
    })
    .join("");
}

/** Marks at these heights, moved apart as little as needed to leave a gap, and not below the lowest. */
export function spread(heights: readonly number[], gap: number, lowest: number): number[] {
  const order = heights.map((_, index) => index).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0) || a - b);
  const placed = [...heights];
  let above = -Infinity;
  for (const index of order) above = placed[index] = Math.max(placed[index] as number, above + gap);
  let below = lowest + gap;
  for (const index of order.reverse()) below = placed[index] = Math.min(placed[index] as number, below - gap);
  return placed;
}

/** A number from −1 to 1 that looks like chance and never changes. */
function tremble(index: number): number {
  const wave = Math.sin(index * 127.1 + 11.7) * 43758.5453;
  return 2 * (wave - Math.floor(wave)) - 1;
}

function short(value: number): number {
  return Math.round(value * 10) / 10;
}
