/** How the cards are printed: four outlines, four inks, and hatching cut to the outline. */
import type { Colour, Shape } from "./cards";

type Point = readonly [number, number];

/** Corners in a box of 100 × 100, set by hand: a printed shape is never quite regular. */
const CORNERS: Record<Exclude<Shape, "C">, readonly Point[]> = {
  S: [[15, 14.5], [85.5, 15], [85, 85.5], [14.5, 85]],
  T: [[50, 9], [92, 85], [8, 84.5]],
  H: [[28, 13.5], [72.5, 13], [95, 50], [72, 87], [28.5, 86.5], [5, 50]],
};
const ROUND: readonly Point[] = Array.from({ length: 40 }, (_, step) => {
  const angle = (Math.PI * step) / 20;
  return [50 + 40 * Math.cos(angle), 50 + 39.5 * Math.sin(angle)] as const;
});

const polygon = (points: readonly Point[]): string => `M${points.map((point) => point.join(" ")).join("L")}Z`;

/** The outline of each shape, as a path. */
export const OUTLINE: Record<Shape, string> = {
  C: "M10 50A40 39.5 0 1 1 90 50A40 39.5 0 1 1 10 50Z",
  S: polygon(CORNERS.S),
  T: polygon(CORNERS.T),
  H: polygon(CORNERS.H),
};

/** Slanting lines within each outline: a card that is half full. */
export const HATCHING: Record<Shape, string> = {
  C: hatched(ROUND),
  S: hatched(CORNERS.S),
  T: hatched(CORNERS.T),
  H: hatched(CORNERS.H),
};

/** Lines at 45° that end where they meet the outline of a convex shape. */
function hatched(points: readonly Point[]): string {
  const gap = 17;
  const across = points.map(([x, y]) => x + y);
  const lines: string[] = [];
  for (let sum = 100 - 6 * gap; sum < Math.max(...across); sum += gap) {
    const ends = points.flatMap((from, index) => crossing(from, points[(index + 1) % points.length] as Point, sum));
    const [first, last] = ends.sort((a, b) => a[0] - b[0]);
    if (first && last && last[0] - first[0] > 3) lines.push(`M${rounded(first)}L${rounded(last)}`);
  }
  return lines.join("");
}

/** Where the edge between two corners meets the line x + y = sum. */
function crossing(from: Point, to: Point, sum: number): Point[] {
  const start = from[0] + from[1] - sum;
  const end = to[0] + to[1] - sum;
  if (start < 0 === end < 0) return [];
  const part = start / (start - end);
  return [[from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])]];
}

function rounded([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** Each ink with a deep one for edges and letters. They stay apart for colour-blind eyes by
 *  lightness as well as by hue, and a letter says the colour besides. */
export const INKS: Record<Colour, { readonly ink: string; readonly deep: string }> = {
  b: { ink: "#1f6fc0", deep: "#0b3f78" },
  y: { ink: "#f0b51f", deep: "#7a5400" },
  g: { ink: "#27a478", deep: "#0a5a40" },
  r: { ink: "#cf3f2c", deep: "#861a10" },
};
