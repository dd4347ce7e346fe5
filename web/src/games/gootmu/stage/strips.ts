/** Beyond each edge of the plan one sees, faded, where one would come out: the squares of the opposite side. */
import type { GootmuView } from "../../../generated/protocol";
import { pictogram } from "../art";
import { columnName, type Grid, isHoleAt, name, wallsAt } from "../geometry";
import { inkLine, UNIT } from "./pen";
import { centreOf, type Token } from "./tokens";

/** How much of the opposite side is seen, and how wide the margin is. */
export const MARGIN = Math.round(0.62 * UNIT);

export interface Strip {
  readonly side: "n" | "e" | "s" | "w";
  /** Where it lies, from the corner of the first square. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Paper, then ink, then what stands there: pieces of SVG in the coordinates of the plan. */
  readonly paper: string;
  readonly ink: string;
  readonly over: string;
  readonly names: readonly { readonly x: number; readonly y: number; readonly word: string }[];
}

/** The squares beyond one edge: where they are, and where they seem to be. */
interface Beyond {
  readonly column: number;
  readonly row: number;
  readonly x: number;
  readonly y: number;
}

export function stripsOf(view: GootmuView, grid: Grid, tokens: readonly Token[]): Strip[] {
  if (!grid.laid) return [];
  const [width, height] = [grid.width * UNIT, grid.height * UNIT];
  const along = (length: number): number[] => Array.from({ length }, (_, at) => at);
  const columns = along(grid.width);
  const rows = along(grid.height);
  const letters = (y: number): Strip["names"] => columns.map((at) => ({ x: (at + 0.5) * UNIT, y, word: columnName(at) }));
  const numbers = (x: number): Strip["names"] => rows.map((at) => ({ x, y: (at + 0.5) * UNIT + 7, word: `${at + 1}` }));
  const draw = (squares: Beyond[]): Pick<Strip, "paper" | "ink" | "over"> => drawn(view, grid, tokens, squares);
  return [
    {
      side: "n", x: 0, y: -MARGIN, width, height: MARGIN, names: letters(-MARGIN + 19),
      ...draw(columns.map((at) => ({ column: at, row: grid.height - 1, x: at * UNIT, y: -UNIT }))),
    },
    {
      side: "s", x: 0, y: height, width, height: MARGIN, names: letters(height + MARGIN - 6),
      ...draw(columns.map((at) => ({ column: at, row: 0, x: at * UNIT, y: height }))),
    },
    {
      side: "w", x: -MARGIN, y: 0, width: MARGIN, height, names: numbers(-MARGIN + 14),
      ...draw(rows.map((at) => ({ column: grid.width - 1, row: at, x: -UNIT, y: at * UNIT }))),
    },
    {
      side: "e", x: width, y: 0, width: MARGIN, height, names: numbers(width + MARGIN - 14),
      ...draw(rows.map((at) => ({ column: 0, row: at, x: width, y: at * UNIT }))),
    },
  ];
}

function drawn(view: GootmuView, grid: Grid, tokens: readonly Token[], squares: readonly Beyond[]): Pick<Strip, "paper" | "ink" | "over"> {
  let [paper, ink, over] = ["", "", ""];
  for (const { column, row, x, y } of squares) {
    if (isHoleAt(grid, column, row)) continue;
    const square = name(column, row);
    paper += `M${x} ${y}h${UNIT}v${UNIT}h${-UNIT}z`;
    ink += walls(wallsAt(grid, column, row), x, y);
    const [middleX, middleY] = [x + UNIT / 2, y + UNIT / 2];
    const label = view.labels[square];
    if (label) over += `<g transform="translate(${middleX} ${middleY})">${pictogram(label.name, label.arrow)}</g>`;
    const real = centreOf(square);
    for (const token of tokens)
      if (token.square === square)
        over += `<g class="thing" transform="translate(${middleX + token.x - real.x} ${middleY + token.y - real.y}) scale(${token.scale.toFixed(2)})">${token.drawing}</g>`;
  }
  return { paper, ink, over };
}

function walls(bits: number, x: number, y: number): string {
  const [far, low] = [x + UNIT, y + UNIT];
  return (
    (bits & 1 ? inkLine(x, y, far, y, 1, 1) : "") +
    (bits & 2 ? inkLine(far, y, far, low, 1, 2) : "") +
    (bits & 4 ? inkLine(x, low, far, low, 1, 3) : "") +
    (bits & 8 ? inkLine(x, y, x, low, 1, 4) : "")
  );
}
