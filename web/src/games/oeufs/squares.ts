/** Squares as the server names them, a1 at the bottom left, and where they lie before this player. */

/** Counted in squares from the left and from the top of the board as it is seen. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const COLUMNS = "abcdefghij";

/** The board turned by quarters of a circle, clockwise. */
export class Facing {
  constructor(
    readonly size: number,
    readonly quarters: number,
  ) {}

  pointOf(square: string): Point {
    const column = COLUMNS.indexOf(square.charAt(0));
    return this.turned({ x: column, y: this.size - Number(square.slice(1)) }, this.quarters);
  }

  squareAt({ x, y }: Point): string {
    const point = this.turned({ x, y }, 4 - this.quarters);
    return `${COLUMNS.charAt(point.x)}${this.size - point.y}`;
  }

  /** All squares, row by row as they are seen. */
  rows(): string[][] {
    return this.indices().map((y) => this.indices().map((x) => this.squareAt({ x, y })));
  }

  /** What is written below the board: letters, or numbers if it is turned by a quarter. */
  labelsBelow(): string[] {
    const letters = this.quarters % 2 === 0;
    return this.indices().map((x) => part(this.squareAt({ x, y: this.size - 1 }), letters));
  }

  /** What is written at the left of the board, from the top. */
  labelsBeside(): string[] {
    const letters = this.quarters % 2 === 1;
    return this.indices().map((y) => part(this.squareAt({ x: 0, y }), letters));
  }

  private indices(): number[] {
    return Array.from({ length: this.size }, (_, index) => index);
  }

  private turned(point: Point, times: number): Point {
    let { x, y } = point;
    for (let time = 0; time < times; time++) [x, y] = [this.size - 1 - y, x];
    return { x, y };
  }
}

function part(square: string, letter: boolean): string {
  return letter ? square.charAt(0) : square.slice(1);
}

/** The board turned so that this camp is near: at the bottom, and in a corner at the left. */
export function facingCamp(size: number, camp: readonly string[] = []): Facing {
  const turns = [0, 1, 2, 3].map((quarters) => new Facing(size, quarters));
  const nearness = (facing: Facing): number =>
    camp.reduce((sum, square) => sum + size * facing.pointOf(square).y - facing.pointOf(square).x, 0);
  return turns.reduce((best, facing) => (nearness(facing) > nearness(best) ? facing : best));
}

/** The square beside this one on the screen; the same one at the edge. */
export function beside(facing: Facing, square: string, dx: number, dy: number): string {
  const { x, y } = facing.pointOf(square);
  const inside = (value: number): number => Math.max(0, Math.min(facing.size - 1, value));
  return facing.squareAt({ x: inside(x + dx), y: inside(y + dy) });
}

/** Does an egg that goes from one to the other jump, rather than take a step? */
export function isJump(facing: Facing, from: string, to: string): boolean {
  const [a, b] = [facing.pointOf(from), facing.pointOf(to)];
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) > 1;
}
