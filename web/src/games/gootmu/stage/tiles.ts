/** What is drawn on a tile. The paper and its walls are drawn as they are printed and turned as a whole, so that a
 *  tile that turns keeps its drawing; what is to be read stands upright. */
import type { GootmuView } from "../../../generated/protocol";
import { pictogram, squareOf } from "../art";
import { cornerOf, type Grid, isHoleAt, name, place, SIDE, slotOf, wallsAt } from "../geometry";
import { inkLine, sheet, UNIT } from "./pen";
import { startMark } from "./figures";

export const TILE = SIDE * UNIT;
const NORTH = 1;
const EAST = 2;
const SOUTH = 4;
const WEST = 8;
const CLOSED = 15;
/** A wall on the border of a tile is drawn by both tiles, each a little inside. */
const INSIDE = 1.7;

/** Something to be read on a square of a tile. */
export interface Print {
  readonly square: string;
  /** The middle of the square, from the middle of the tile as it lies. */
  readonly x: number;
  readonly y: number;
  readonly drawing: string;
  /** Something stands on the square: the print is small, in a corner. */
  readonly small: boolean;
  /** Does it turn with the tile, as an arrow does? */
  readonly turns: boolean;
}

export interface TileArt {
  readonly slot: number;
  /** The middle of the tile. */
  readonly x: number;
  readonly y: number;
  /** How many quarter turns clockwise it lies. */
  readonly turned: number;
  /** Which of four papers it is. */
  readonly tone: number;
  readonly paper: string;
  readonly grid: string;
  readonly walls: string;
  /** Walls on the border, which the tile beside draws too. */
  readonly border: string;
  /** The same walls in a thinner, looser stroke: so a line of ink is broader here and there. */
  readonly again: string;
  readonly hatching: string;
  readonly circles: string;
  readonly prints: readonly Print[];
}

/** A place for a tile without one: before the tiles are laid, or after one was removed. */
export interface Gap {
  readonly slot: number;
  readonly x: number;
  readonly y: number;
}

export interface Floor {
  readonly tiles: readonly TileArt[];
  readonly gaps: readonly Gap[];
}

/** All tiles of a view, and the places where there is none. */
export function floorOf(view: GootmuView, grid: Grid): Floor {
  const tiles: TileArt[] = [];
  const gaps: Gap[] = [];
  const prints = printsBySlot(view, grid);
  const circles = new Set(view.circles);
  for (let slot = 0; slot < grid.columns * grid.rows; slot++) {
    const corner = cornerOf(grid, slot);
    const [x, y] = [(corner.column + SIDE / 2) * UNIT, (corner.row + SIDE / 2) * UNIT];
    if (!grid.laid || isHoleAt(grid, corner.column, corner.row)) gaps.push({ slot, x, y });
    else tiles.push({ slot, x, y, ...paperOf(view, grid, slot, circles), prints: prints.get(slot) ?? [] });
  }
  return { tiles, gaps };
}

type Paper = Pick<TileArt, "turned" | "tone" | "paper" | "grid" | "walls" | "border" | "again" | "hatching" | "circles">;
const drawn = new Map<string, Paper>();

/** The paper of a tile with all that turns with it. It changes seldom, so it is kept. */
function paperOf(view: GootmuView, grid: Grid, slot: number, circles: ReadonlySet<string>): Paper {
  const { tile, turned = 0 } = view.slots[slot] ?? {};
  const bits = printedWalls(grid, slot, turned);
  const ringed = printedCircles(grid, slot, turned, circles);
  const seed = tile ?? slot + 1;
  const key = `${seed} ${turned} ${bits.flat().join()} ${ringed.join()}`;
  const known = drawn.get(key);
  if (known) return known;
  const paper: Paper = {
    turned,
    tone: (seed % 4) + 1,
    paper: sheet(TILE, seed),
    grid: gridLines(),
    walls: wallLines(bits, seed, [1, 2, 3], 1.3),
    again: wallLines(bits, seed + 7, [0, 1, 2, 3, SIDE], 2.6),
    border: wallLines(bits, seed, [0, SIDE], 1.2),
    hatching: hatchingOf(bits),
    circles: ringed.map(([x, y]) => circleAt(x as number, y as number)).join(""),
  };
  if (drawn.size > 600) drawn.clear();
  drawn.set(key, paper);
  return paper;
}

// --- from the board to the tile as it was printed

/** Which place of the printed tile lies at a place of the turned one. */
function printedAt(row: number, column: number, turned: number): [row: number, column: number] {
  for (let quarter = 0; quarter < turned % 4; quarter++) [row, column] = [SIDE - 1 - column, row];
  return [row, column];
}

function printedWalls(grid: Grid, slot: number, turned: number): number[][] {
  const corner = cornerOf(grid, slot);
  const bits = Array.from({ length: SIDE }, () => new Array<number>(SIDE).fill(0));
  const back = (4 - (turned % 4)) % 4;
  for (let row = 0; row < SIDE; row++)
    for (let column = 0; column < SIDE; column++) {
      const [printedRow, printedColumn] = printedAt(row, column, turned);
      const mask = wallsAt(grid, corner.column + column, corner.row + row);
      (bits[printedRow] as number[])[printedColumn] = ((mask << back) | (mask >> (4 - back))) & CLOSED;
    }
  return bits;
}

function printedCircles(grid: Grid, slot: number, turned: number, circles: ReadonlySet<string>): number[][] {
  const corner = cornerOf(grid, slot);
  const found: number[][] = [];
  for (let row = 0; row < SIDE; row++)
    for (let column = 0; column < SIDE; column++)
      if (circles.has(name(corner.column + column, corner.row + row))) {
        const [printedRow, printedColumn] = printedAt(row, column, turned);
        found.push([middle(printedColumn), middle(printedRow)]);
      }
  return found;
}

/** The middle of a column or row, from the middle of the tile. */
function middle(number: number): number {
  return (number + 0.5 - SIDE / 2) * UNIT;
}

// --- ink

/** The walls on these lines of a tile, from its top and from its left; what belongs together is one stroke. */
function wallLines(bits: readonly (readonly number[])[], seed: number, lines: readonly number[], loose: number): string {
  const at = (row: number, column: number, side: number): boolean => ((bits[row]?.[column] ?? 0) & side) !== 0;
  let path = "";
  for (const line of lines) {
    const level = (line - SIDE / 2) * UNIT + (line === 0 ? INSIDE : line === SIDE ? -INSIDE : 0);
    for (const [begin, end] of runs((step) => at(line, step, NORTH) || at(line - 1, step, SOUTH)))
      path += inkLine(begin, level, end, level, loose, seed);
    for (const [begin, end] of runs((step) => at(step, line, WEST) || at(step, line - 1, EAST)))
      path += inkLine(level, begin, level, end, loose, seed + 50);
  }
  return path;
}

/** Walls along one line that belong together, from where to where. */
function runs(isWall: (step: number) => boolean): [number, number][] {
  const found: [number, number][] = [];
  for (let step = 0, begin = -1; step <= SIDE; step++) {
    const here = step < SIDE && isWall(step);
    if (here && begin < 0) begin = step;
    if (here || begin < 0) continue;
    found.push([(begin - SIDE / 2) * UNIT + INSIDE, (step - SIDE / 2) * UNIT - INSIDE]);
    begin = -1;
  }
  return found;
}

/** Squares with walls on all sides are hatched: nobody gets in there on foot. */
function hatchingOf(bits: readonly (readonly number[])[]): string {
  let path = "";
  bits.forEach((line, row) =>
    line.forEach((mask, column) => {
      if (mask !== CLOSED) return;
      const [x, y] = [middle(column), middle(row)];
      for (let step = -20; step <= 20; step += 10) {
        const reach = 23 - Math.abs(step) / 2;
        path += inkLine(x + step / 2 - reach / 1.4, y + step / 2 + reach / 1.4, x + step / 2 + reach / 1.4, y + step / 2 - reach / 1.4, 1, step);
      }
    }),
  );
  return path;
}

function gridLines(): string {
  const half = TILE / 2;
  const inner = [-UNIT, 0, UNIT];
  return inner.map((at) => `M${at} ${-half + 6}V${half - 6}M${-half + 6} ${at}H${half - 6}`).join("");
}

function circleAt(x: number, y: number): string {
  return `M${x - 24} ${y}a24 24 0 1 1 0 .1M${x - 20.5} ${y}a20.5 20.5 0 1 1 0 .1`;
}

// --- what is to be read

function printsBySlot(view: GootmuView, grid: Grid): Map<number, Print[]> {
  const crowded = new Set<string>();
  for (const pawn of view.pawns) crowded.add(pawn.square);
  for (const thing of view.things) if (thing.square !== null) crowded.add(thing.square);
  const found = new Map<number, Print[]>();
  const add = (square: string, drawing: string, turns = false, small = false): void => {
    const { slot, x, y } = onTile(grid, square);
    found.set(slot, [...(found.get(slot) ?? []), { square, x, y, drawing, small, turns }]);
  };
  for (const pawn of view.pawns)
    if (pawn.home !== null && pawn.seat !== null && !pawn.name.endsWith("+")) add(pawn.home, startMark(pawn.seat));
  for (const [square, { name: printed, arrow }] of Object.entries(view.labels))
    add(square, pictogram(printed, arrow), squareOf(printed).arrowed, crowded.has(square));
  return found;
}

function onTile(grid: Grid, square: string): { slot: number; x: number; y: number } {
  const { column, row } = place(square);
  return { slot: slotOf(grid, square), x: middle(column % SIDE), y: middle(row % SIDE) };
}
