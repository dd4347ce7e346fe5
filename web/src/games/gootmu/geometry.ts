/** The squares of the maze: names, tiles, neighbours across wrapped edges and removed tiles. */
import type { GootmuView } from "../../generated/protocol";

/** A tile is so many squares wide and high. */
export const SIDE = 4;
export const DIRECTIONS = ["n", "e", "s", "w"] as const;
export type Direction = (typeof DIRECTIONS)[number];
export type Way = "left" | "right";

export interface Place {
  readonly column: number;
  readonly row: number;
}

/** What the drawings need to know of a board. */
export interface Grid {
  /** How many tiles wide and high it is. */
  readonly columns: number;
  readonly rows: number;
  /** How many squares wide and high it is. */
  readonly width: number;
  readonly height: number;
  /** Are the tiles laid? */
  readonly laid: boolean;
  /** The walls as the view tells them, one string per row of squares. */
  readonly walls: readonly string[];
}

const LETTERS = "abcdefghijklmnopqrst";
const STEPS: Readonly<Record<Direction, Place>> = {
  n: { column: 0, row: -1 },
  e: { column: 1, row: 0 },
  s: { column: 0, row: 1 },
  w: { column: -1, row: 0 },
};

export function gridOf(view: Pick<GootmuView, "columns" | "rows" | "walls">): Grid {
  const { columns, rows, walls } = view;
  return { columns, rows, width: columns * SIDE, height: rows * SIDE, laid: walls.length > 0, walls };
}

// --- names

/** Column and row of `c5`, both from 0. */
export function place(name: string): Place {
  return { column: LETTERS.indexOf(name.charAt(0)), row: Number(name.slice(1)) - 1 };
}

/** The name of a square; a board has at most as many columns as there are letters. */
export function name(column: number, row: number): string {
  return `${LETTERS.charAt(column)}${row + 1}`;
}

export function columnName(column: number): string {
  return LETTERS.charAt(column).toUpperCase();
}

/** Is this the name of a square of this board? */
export function isSquare(grid: Grid, square: string): boolean {
  if (!/^[a-t][1-9]\d?$/.test(square)) return false;
  const { column, row } = place(square);
  return column < grid.width && row < grid.height;
}

// --- squares and tiles

/** All squares that there are, row by row: none before the tiles are laid, none where a tile was removed. */
export function squaresOf(grid: Grid): string[] {
  const found: string[] = [];
  for (let row = 0; row < grid.height; row++)
    for (let column = 0; column < grid.width; column++)
      if (grid.laid && !isHoleAt(grid, column, row)) found.push(name(column, row));
  return found;
}

/** The number of the place for a tile that a square belongs to, from 0. */
export function slotOf(grid: Grid, square: string): number {
  const { column, row } = place(square);
  return Math.floor(row / SIDE) * grid.columns + Math.floor(column / SIDE);
}

/** The tile that a square belongs to: t5. */
export function tileOf(grid: Grid, square: string): string {
  return `t${slotOf(grid, square) + 1}`;
}

/** The square in the top left corner of a tile. */
export function cornerOf(grid: Grid, slot: number): Place {
  return { column: (slot % grid.columns) * SIDE, row: Math.floor(slot / grid.columns) * SIDE };
}

/** The number of `t5`, from 0. */
export function slotNumber(tile: string): number {
  return Number(tile.slice(1)) - 1;
}

/** The squares of a tile, row by row. */
export function squaresOfTile(grid: Grid, tile: string): string[] {
  const { column, row } = cornerOf(grid, slotNumber(tile));
  return Array.from({ length: SIDE * SIDE }, (_, at) => name(column + (at % SIDE), row + Math.floor(at / SIDE)));
}

/** Was the tile of this square removed? */
export function isHole(grid: Grid, square: string): boolean {
  const { column, row } = place(square);
  return isHoleAt(grid, column, row);
}

export function isHoleAt(grid: Grid, column: number, row: number): boolean {
  return grid.laid && (grid.walls[row]?.[column] ?? ".") === ".";
}

/** Where a square of a tile lies after that tile makes a quarter turn. */
export function afterTurn(grid: Grid, square: string, way: Way): string {
  const { column, row } = place(square);
  const corner = cornerOf(grid, slotOf(grid, square));
  const [x, y] = [column - corner.column, row - corner.row];
  const turned = way === "right" ? { x: SIDE - 1 - y, y: x } : { x: y, y: SIDE - 1 - x };
  return name(corner.column + turned.x, corner.row + turned.y);
}

// --- walls

const BITS: Readonly<Record<Direction, number>> = { n: 1, e: 2, s: 4, w: 8 };

/** The walls round a square as four bits: 1 north, 2 east, 4 south, 8 west. */
export function wallsAt(grid: Grid, column: number, row: number): number {
  const digit = grid.walls[row]?.[column];
  return digit === undefined || digit === "." ? 0 : Number.parseInt(digit, 16) || 0;
}

/** Is there a wall on this side of a square? */
export function hasWall(grid: Grid, square: string, direction: Direction): boolean {
  const { column, row } = place(square);
  return (wallsAt(grid, column, row) & BITS[direction]) !== 0;
}

// --- neighbours

export function opposite(direction: Direction): Direction {
  return DIRECTIONS[(DIRECTIONS.indexOf(direction) + 2) % 4] as Direction;
}

export function stepOf(direction: Direction): Place {
  return STEPS[direction];
}

/** The square beside a square, whatever the walls: round the edges, and beyond removed tiles. */
export function beside(grid: Grid, square: string, direction: Direction): string {
  const step = STEPS[direction];
  let { column, row } = place(square);
  [column, row] = [wrap(column + step.column, grid.width), wrap(row + step.row, grid.height)];
  for (let tries = 0; isHoleAt(grid, column, row) && tries < grid.columns + grid.rows; tries++)
    [column, row] = [wrap(column + SIDE * step.column, grid.width), wrap(row + SIDE * step.row, grid.height)];
  return name(column, row);
}

function wrap(number: number, length: number): number {
  return ((number % length) + length) % length;
}

/** In which direction a square is beside another one; null if it is not. The plain way on the board counts first. */
export function directionBetween(grid: Grid, from: string, to: string): Direction | null {
  if (from === to) return null;
  const ways = DIRECTIONS.filter((direction) => beside(grid, from, direction) === to);
  return ways.find((direction) => !leaves(from, to, direction)) ?? ways[0] ?? null;
}

/** Does a step in this direction leave the board on one side and come in on the other? */
export function leaves(from: string, to: string, direction: Direction): boolean {
  const [start, end] = [place(from), place(to)];
  const { column, row } = STEPS[direction];
  return (end.column - start.column) * column + (end.row - start.row) * row < 0;
}
