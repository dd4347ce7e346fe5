import { describe, expect, it } from "vitest";
import {
  afterTurn,
  beside,
  directionBetween,
  type Direction,
  gridOf,
  hasWall,
  isHole,
  isSquare,
  leaves,
  name,
  place,
  slotOf,
  squaresOf,
  squaresOfTile,
  tileOf,
} from "./geometry";

/** A board without walls, from which these tiles (counted from 0) were removed. */
function board(columns: number, rows: number, holes: readonly number[] = []): ReturnType<typeof gridOf> {
  const row = (y: number): string =>
    Array.from({ length: columns }, (_, x) => (holes.includes(y * columns + x) ? "...." : "0000")).join("");
  return gridOf({ columns, rows, walls: Array.from({ length: 4 * rows }, (_, y) => row(Math.floor(y / 4))) });
}

describe("names of squares", () => {
  it("read and write the same, to the last column and row", () => {
    for (const square of ["a1", "c5", "t16", "l12"]) {
      const { column, row } = place(square);
      expect(name(column, row)).toBe(square);
    }
    expect(place("c5")).toEqual({ column: 2, row: 4 });
  });

  it("belong to a board or do not", () => {
    const grid = board(3, 2);
    expect(["a1", "l8"].every((square) => isSquare(grid, square))).toBe(true);
    expect(["m1", "a9", "a0", "", "t3x", "A1"].some((square) => isSquare(grid, square))).toBe(false);
  });

  it("belong to tiles that are counted in reading order", () => {
    const grid = board(3, 2);
    expect([tileOf(grid, "a1"), tileOf(grid, "l1"), tileOf(grid, "a5"), tileOf(grid, "l8")]).toEqual(["t1", "t3", "t4", "t6"]);
    expect(squaresOfTile(grid, "t5")).toContain("e5");
    expect(squaresOfTile(grid, "t5").every((square) => slotOf(grid, square) === 4)).toBe(true);
  });
});

describe("neighbours", () => {
  it("go round all four edges", () => {
    const grid = board(3, 2);
    expect(beside(grid, "a1", "w")).toBe("l1");
    expect(beside(grid, "a1", "n")).toBe("a8");
    expect(beside(grid, "l8", "e")).toBe("a8");
    expect(beside(grid, "l8", "s")).toBe("l1");
    expect(beside(grid, "f4", "s")).toBe("f5");
  });

  it("lie beyond a removed tile, at the same place of its edge", () => {
    const grid = board(3, 2, [1]);
    expect(isHole(grid, "e1")).toBe(true);
    expect(beside(grid, "d2", "e")).toBe("i2");
    expect(beside(grid, "i2", "w")).toBe("d2");
    expect(beside(grid, "f5", "n")).toBe("f8"); // the tile above is gone, so it is alone in its column
  });

  it("lie beyond a removed tile across the edge", () => {
    const grid = board(3, 2, [2]);
    expect(beside(grid, "a3", "w")).toBe("h3");
    expect(beside(grid, "h3", "e")).toBe("a3");
  });

  it("are on the same tile where there is only one", () => {
    const grid = board(1, 1);
    expect(beside(grid, "a1", "w")).toBe("d1");
    expect(beside(grid, "d4", "s")).toBe("d1");
  });

  it("know the direction back", () => {
    const grid = board(3, 2, [1]);
    const back: Record<Direction, Direction> = { n: "s", e: "w", s: "n", w: "e" };
    for (const square of squaresOf(grid))
      for (const direction of ["n", "e", "s", "w"] as const) {
        const other = beside(grid, square, direction);
        expect(isHole(grid, other)).toBe(false);
        expect(beside(grid, other, back[direction])).toBe(square);
      }
  });

  it("tell the direction between two squares, and whether the step leaves the board", () => {
    const grid = board(3, 2, [2]);
    expect(directionBetween(grid, "a1", "b1")).toBe("e");
    expect(directionBetween(grid, "a3", "h3")).toBe("w");
    expect(directionBetween(grid, "a1", "c1")).toBeNull();
    expect(directionBetween(grid, "a1", "a1")).toBeNull();
    expect(leaves("a3", "h3", "w")).toBe(true);
    expect(leaves("b3", "a3", "w")).toBe(false);
  });
});

describe("tiles", () => {
  it("turn with their squares, and four quarters are a whole", () => {
    const grid = board(3, 2);
    expect(afterTurn(grid, "e5", "right")).toBe("h5");
    expect(afterTurn(grid, "h5", "right")).toBe("h8");
    expect(afterTurn(grid, "e5", "left")).toBe("e8");
    for (const square of squaresOf(grid)) {
      expect(afterTurn(grid, afterTurn(grid, square, "right"), "left")).toBe(square);
      expect(tileOf(grid, afterTurn(grid, square, "left"))).toBe(tileOf(grid, square));
    }
  });

  it("have no squares before they are laid", () => {
    const grid = gridOf({ columns: 5, rows: 4, walls: [] });
    expect(grid.laid).toBe(false);
    expect(squaresOf(grid)).toEqual([]);
    expect(isHole(grid, "a1")).toBe(false);
    expect(hasWall(grid, "a1", "n")).toBe(false);
  });

  it("leave no squares when they are removed", () => {
    expect(squaresOf(board(3, 2, [1])).length).toBe(5 * 16);
  });
});
