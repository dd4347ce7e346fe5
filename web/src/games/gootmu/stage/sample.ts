/** Views made up for tests: boards of any size, with everything that can lie about. */
import type { GootmuPawn, GootmuThing, GootmuView } from "../../../generated/protocol";
import { MARKERS, PRINTED, squareOf } from "../art";
import { gridOf, name, SIDE, squaresOf } from "../geometry";

interface Wishes {
  readonly columns?: number;
  readonly rows?: number;
  readonly seats?: number;
  /** The places whose tile was removed. */
  readonly holes?: readonly number[];
  /** What is printed, square by square; it may be more than there are squares. */
  readonly printed?: readonly string[];
  readonly laid?: boolean;
}

/** Walls that look like a maze: the same from both sides, round the edges too. */
function wallsOf(columns: number, rows: number, holes: readonly number[]): string[] {
  const [width, height] = [columns * SIDE, rows * SIDE];
  const bits = Array.from({ length: height }, () => new Array<number>(width).fill(0));
  const add = (row: number, column: number, bit: number): void => {
    const line = bits[(row + height) % height] as number[];
    const at = (column + width) % width;
    line[at] = (line[at] ?? 0) | bit;
  };
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      if ((row * 7 + column * 5) % 11 < 4) {
        add(row, column, 1);
        add(row - 1, column, 4);
      }
      if ((row * 3 + column * 7) % 10 < 3) {
        add(row, column, 8);
        add(row, column - 1, 2);
      }
    }
  const slot = (row: number, column: number): number => Math.floor(row / SIDE) * columns + Math.floor(column / SIDE);
  return bits.map((line, row) => line.map((bit, column) => (holes.includes(slot(row, column)) ? "." : bit.toString(16))).join(""));
}

export function sampleView(wishes: Wishes = {}): GootmuView {
  const { columns = 3, rows = 3, seats = 2, holes = [], printed = PRINTED, laid = true } = wishes;
  const walls = laid ? wallsOf(columns, rows, holes) : [];
  const squares = laid ? squaresOf(gridOf({ columns, rows, walls })) : [];
  const labels = printed.slice(0, Math.max(0, squares.length - 4)).map((words, at) => {
    const name = words.replace(/\bN\b/, "3");
    return [squares[at] as string, { name, arrow: squareOf(name).arrowed ? ("nesw"[at % 4] as string) : null }] as const;
  });
  const pick = (at: number): string => squares[(at * 13 + 3) % squares.length] ?? "a1";
  return {
    game: "gootmu", seat: 0, waiting: [0], ending: null, pack: "house", exact_gootmu: false, turn: 5, turn_limit: 400,
    costly: [], must_spend: false,
    columns, rows, walls, labels: Object.fromEntries(labels),
    slots: laid
      ? Array.from({ length: columns * rows }, (_, at) => ({ tile: holes.includes(at) ? null : at + 1, turned: at % 4 }))
      : [],
    circles: squares.filter((_, at) => at % 16 === 6),
    pawns: laid ? pawnsOf(seats, pick) : [],
    things: laid ? thingsOf(seats, pick) : [],
    turn_of: laid ? "A" : null, asks: "walk", about: null, moving: laid ? "A" : null, steps: 2, die: 4, trail: [], position: "",
  };
}

function pawnsOf(seats: number, pick: (at: number) => string): GootmuPawn[] {
  const letters = [..."ABCDEFGH"].slice(0, seats);
  const pawn = (name: string, seat: number | null, at: number): GootmuPawn => ({
    name, seat, square: pick(at), home: seat === null ? null : pick(40 + at), effects: {},
  });
  return [...letters.map((letter, seat) => pawn(letter, seat, seat)), pawn("A+", 0, 20), pawn("M", null, 21)];
}

function thingsOf(seats: number, pick: (at: number) => string): GootmuThing[] {
  const markers = [...MARKERS, "?"].map((kind, at) => ({ name: `m${at + 1}`, kind, owner: null, square: pick(60 + at), carrier: null }));
  const pieces = [..."ABCDEFGH"].slice(0, seats).flatMap((letter, owner) =>
    [1, 2, 3].map((part) => ({ name: `${letter}${part}`, kind: "gootmu", owner, square: pick(80 + owner * 3 + part), carrier: null })),
  );
  return [...markers, ...pieces];
}

/** The view after one tile made a quarter turn to the right, worked out square by square. */
export function turnedRight(view: GootmuView, slot: number): GootmuView {
  const [left, top] = [(slot % view.columns) * SIDE, Math.floor(slot / view.columns) * SIDE];
  const rows = view.walls.map((line) => [...line]);
  const moved = new Map<string, string>();
  for (let row = 0; row < SIDE; row++)
    for (let column = 0; column < SIDE; column++) {
      const mask = Number.parseInt(view.walls[top + row]?.[left + column] ?? "0", 16);
      (rows[top + column] as string[])[left + SIDE - 1 - row] = (((mask << 1) | (mask >> 3)) & 15).toString(16);
      moved.set(name(left + column, top + row), name(left + SIDE - 1 - row, top + column));
    }
  const to = (square: string): string => moved.get(square) ?? square;
  return {
    ...view,
    walls: rows.map((line) => line.join("")),
    slots: view.slots.map((one, at) => (at === slot ? { ...one, turned: (one.turned + 1) % 4 } : one)),
    labels: Object.fromEntries(Object.entries(view.labels).map(([square, label]) => [to(square), label])),
    circles: view.circles.map(to),
    pawns: view.pawns.map((pawn) => ({ ...pawn, square: to(pawn.square), home: pawn.home && to(pawn.home) })),
    things: view.things.map((thing) => ({ ...thing, square: thing.square && to(thing.square) })),
  };
}
