/** The tour of each pawn through the maze, drawn on the paper: when a tile turns, what was walked on it turns too. */
import type { EventOf } from "../../generated/protocol";
import { afterTurn, slotNumber, slotOf, wallsAt, type Grid, type Way } from "./geometry";

type GootmuEvent = EventOf<"gootmu">;

/** Ways without a gap; a teleport, or a tile that was turned in between, begins a new one. */
export type Tour = readonly (readonly string[])[];

/** The tours of all pawns, as the paper lies at the end. */
export function toursOf(events: Iterable<GootmuEvent>, grid: Grid): ReadonlyMap<string, Tour> {
  const tours = new Map<string, string[][]>();
  const begin = (pawn: string, square: string): void => void tours.set(pawn, [...(tours.get(pawn) ?? []), [square]]);
  for (const event of events) {
    switch (event.event) {
      case "put-pawn":
      case "second":
      case "placed":
      case "sent-home":
        begin(event.pawn, event.square);
        break;
      case "pushed":
        goOn(tours, event.other, [event.square]);
        break;
      case "moved":
        goOn(tours, event.pawn, event.path);
        break;
      case "rotated":
        turn(tours, event.tile, event.way as Way, grid);
        break;
      default:
        break;
    }
  }
  return tours;
}

function goOn(tours: Map<string, string[][]>, pawn: string, path: readonly string[]): void {
  const all = tours.get(pawn) ?? [];
  const last = all.at(-1);
  if (last && last.at(-1) === path[0]) last.push(...path.slice(1));
  else all.push([...path]);
  tours.set(pawn, all);
}

/** Turn what was walked on a tile; a way over its edge is torn there. */
function turn(tours: Map<string, string[][]>, tile: string, way: Way, grid: Grid): void {
  for (const [pawn, ways] of tours) tours.set(pawn, ways.flatMap((squares) => torn(squares, slotNumber(tile), way, grid)));
}

function torn(squares: readonly string[], slot: number, way: Way, grid: Grid): string[][] {
  const found: string[][] = [];
  let before: boolean | null = null;
  for (const square of squares) {
    const on = slotOf(grid, square) === slot;
    if (on !== before) found.push([]);
    found.at(-1)?.push(on ? afterTurn(grid, square, way) : square);
    before = on;
  }
  return found;
}

/** How many steps a tour has. */
export function stepsOf(tour: Tour): number {
  return tour.reduce((all, squares) => all + squares.length - 1, 0);
}

/** The walls of a whole board as one path, for little plans: those in the north and west of each square, and the rim. */
export function wallLines(grid: Grid, unit: number): string {
  const lines: string[] = [];
  for (let row = 0; row < grid.height; row++)
    for (let column = 0; column < grid.width; column++) {
      const walls = wallsAt(grid, column, row);
      const [x, y] = [column * unit, row * unit];
      if (walls & 1) lines.push(`M${x} ${y}h${unit}`);
      if (walls & 8) lines.push(`M${x} ${y}v${unit}`);
      if (walls & 2 && column === grid.width - 1) lines.push(`M${x + unit} ${y}v${unit}`);
      if (walls & 4 && row === grid.height - 1) lines.push(`M${x} ${y + unit}h${unit}`);
    }
  return lines.join("");
}
