/** Paths over the board as lines: round the edges they leave on one side and come in on the other. */
import { directionBetween, type Grid, leaves, stepOf } from "../geometry";
import { UNIT } from "./pen";
import { centreOf, type Point } from "./tokens";

/** How far beyond the edge a path is drawn. */
const BEYOND = 0.56 * UNIT;
const ROUND = 20;

/** A line without a gap. */
export interface Leg {
  readonly points: readonly Point[];
  /** A jump or a teleport is drawn as a bow. */
  readonly bow: boolean;
}

/** The legs of a path; each begins where the pen is put down and ends where it is lifted. */
export function legsOf(grid: Grid, squares: readonly string[]): Leg[] {
  const legs: { points: Point[]; bow: boolean }[] = [];
  squares.forEach((square, at) => {
    const here = centreOf(square);
    const before = squares[at - 1];
    const last = legs.at(-1);
    if (before === undefined || !last) {
      legs.push({ points: [here], bow: false });
      return;
    }
    if (before === square) return;
    const direction = directionBetween(grid, before, square);
    if (direction === null) {
      legs.push({ points: [centreOf(before), here], bow: true }, { points: [here], bow: false });
    } else if (leaves(before, square, direction)) {
      const step = stepOf(direction);
      last.points.push(outside(grid, centreOf(before), step.column, step.row));
      legs.push({ points: [outside(grid, here, -step.column, -step.row), here], bow: false });
    } else last.points.push(here);
  });
  return legs.filter(({ points }) => points.length > 1);
}

/** The point beyond the edge in this direction. */
export function outside(grid: Grid, { x, y }: Point, column: number, row: number): Point {
  const beyond = (at: number, step: number, length: number): number =>
    step === 0 ? at : step < 0 ? -BEYOND : length * UNIT + BEYOND;
  return { x: beyond(x, column, grid.width), y: beyond(y, row, grid.height) };
}

/** The legs as one path of SVG, with round corners. */
export function lineOf(legs: readonly Leg[]): string {
  return legs.map((leg) => (leg.bow ? bow(leg.points) : rounded(leg.points))).join("");
}

function bow([from, to]: readonly Point[]): string {
  if (!from || !to) return "";
  const height = Math.min(2.2 * UNIT, 0.35 * Math.hypot(to.x - from.x, to.y - from.y) + 20);
  return `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${(from.y + to.y) / 2 - height} ${to.x} ${to.y}`;
}

function rounded(points: readonly Point[]): string {
  return points
    .map((point, at) => {
      if (at === 0) return `M${point.x} ${point.y}`;
      const next = points[at + 1];
      const before = points[at - 1] as Point;
      if (!next || isStraight(before, point, next)) return `L${point.x} ${point.y}`;
      const [near, far] = [toward(point, before), toward(point, next)];
      return `L${near.x} ${near.y}Q${point.x} ${point.y} ${far.x} ${far.y}`;
    })
    .join("");
}

function isStraight(before: Point, point: Point, next: Point): boolean {
  return (point.x - before.x) * (next.y - point.y) === (point.y - before.y) * (next.x - point.x);
}

function toward(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + (ROUND * (to.x - from.x)) / length, y: from.y + (ROUND * (to.y - from.y)) / length };
}

/** The head of an arrow where a path ends. */
export function headOf(legs: readonly Leg[]): string {
  const points = legs.at(-1)?.points ?? [];
  const [before, end] = points.slice(-2);
  if (!before || !end) return "";
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const wing = (turn: number): string =>
    `${(end.x - 17 * Math.cos(angle + turn)).toFixed(1)} ${(end.y - 17 * Math.sin(angle + turn)).toFixed(1)}`;
  return `M${wing(0.55)}L${end.x} ${end.y}L${wing(-0.55)}`;
}

export interface Count extends Point {
  readonly number: number;
}

/** The running count of a path; where it comes to a square again the number stands beside the first one. */
export function countsOf(squares: readonly string[]): Count[] {
  const seen = new Map<string, number>();
  return squares.slice(1).map((square, at) => {
    const times = seen.get(square) ?? 0;
    seen.set(square, times + 1);
    const { x, y } = centreOf(square);
    return { number: at + 1, x: x + 17 * times, y: y + 17 * times };
  });
}
