/** People, pieces and markers as they stand in the maze: in the colour of their person, with that person's symbol,
 *  as everywhere at the table. Each is a piece of SVG round 0 0 in a box of 48. */
import type { GootmuPawn, GootmuThing } from "../../../generated/protocol";
import { mark } from "../../../lib/people";
import maze from "../../../generated/maze.json";
import * as art from "../art";

/** A seat's symbol round a point. */
export function symbol(seat: number, x: number, y: number, size: number, paint: string): string {
  const scale = size / 24;
  return (
    `<path d="${mark(seat).shape}" transform="translate(${x} ${y}) scale(${scale.toFixed(3)}) translate(-12 -12)"` +
    ` fill="${paint}" stroke="${paint}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/>`
  );
}

const WORDS = /<text[^>]*>[^<]*<\/text>/;
const BODY = "M-21.5 25C-24 9-14 .5-6 0H6C14 .5 24 9 21.5 25Q0 28.5-21.5 25Z";

/** It is dark where it stands. */
const MONSTER_SHADE =
  '<g fill="#120a16" stroke="none"><circle r="38" opacity=".1"/><circle r="33" opacity=".16"/><ellipse cy="27" rx="29" ry="6" opacity=".3"/></g>';

/** A person: a hat and a face one remembers, and the symbol on the coat. */
export function pawnFigure(pawn: Pick<GootmuPawn, "name" | "seat">): string {
  if (pawn.seat === null) return MONSTER_SHADE + `<g transform="scale(1.18)">${art.monster().replace(WORDS, "")}</g>`;
  const seat = pawn.seat % 8;
  const own = `var(--seat-${seat})`;
  return (
    `<g fill="${own}" stroke="var(--maze-ink)" stroke-width="2" stroke-linejoin="round">` +
    `<ellipse cx="1" cy="25" rx="22" ry="4.5" fill="#000" opacity=".28" stroke="none"/>` +
    `<path d="${BODY}"/><g transform="translate(0 -3.5)"><circle cy="-7.5" r="8.2" fill="#f3d9b8"/>` +
    `<path d="M-3.3-6.5v.8M3.3-6.5v.8" stroke-width="2.8" stroke-linecap="round"/>` +
    `<path d="${maze.hats[seat % maze.hats.length] ?? ""}"/></g></g>` +
    symbol(seat, 0, 13.5, 19.5, `var(--maze-on-${seat})`) +
    (pawn.name.endsWith("+") ? SECOND : "")
  );
}

/** A second pawn wears a badge with a plus. */
const SECOND =
  '<circle cx="18" cy="-15" r="8.5" fill="var(--maze-card)" stroke="var(--maze-ink)" stroke-width="2"/>' +
  '<path d="M13.5-15H22.5M18-19.5V-10.5" stroke="var(--maze-ink)" stroke-width="3" stroke-linecap="round"/>';

export function thingFigure(thing: Pick<GootmuThing, "name" | "kind" | "owner">): string {
  if (thing.owner === null) return art.marker(thing.kind);
  const sign = symbol(thing.owner, 0, 0, 19, `var(--seat-${thing.owner % 8})`);
  return art.piece(thing.name, thing.owner).replace(WORDS, sign);
}

/** Where a person's tour begins: painted corners and a pennant with the symbol; as large as a square. */
export function startMark(seat: number): string {
  const own = `var(--seat-${seat % 8})`;
  const corners = "M-26-13V-26H-13M13-26H26V-13M26 13V26H13M-13 26H-26V13";
  return (
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="${corners}" stroke="var(--maze-ink)" stroke-width="6"/><path d="${corners}" stroke="${own}" stroke-width="3.4"/>` +
    `<path d="M-27-28H-3L-8.5-19L-3-10H-27Z" fill="${own}" stroke="var(--maze-ink)" stroke-width="1.6"/></g>` +
    symbol(seat, -17.5, -19, 12.5, `var(--maze-on-${seat % 8})`)
  );
}

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const NOMINAL = 48;

/** Places and sizes for so many tokens in a box, as large as they can be, rows centred. */
export function arrange(count: number, width: number, height: number): Spot[] {
  if (count === 2 && width === height) {
    const [off, scale] = [width / 5.2, (0.64 * width) / NOMINAL];
    return [
      { x: -off, y: -off, scale },
      { x: off, y: off, scale },
    ];
  }
  const cell = (columns: number): number => Math.min(width / columns, height / Math.ceil(count / columns));
  const counts = Array.from({ length: count }, (_, at) => at + 1);
  const columns = counts.reduce((best, one) => (cell(one) > cell(best) ? one : best), 1);
  const size = cell(columns);
  const rows = Math.ceil(count / columns);
  return counts.map((_, at) => {
    const row = Math.floor(at / columns);
    const inRow = Math.min(columns, count - row * columns);
    const x = ((at % columns) - (inRow - 1) / 2) * size;
    return { x, y: (row - (rows - 1) / 2) * size, scale: Math.min(1.12, size / (NOMINAL + 3)) };
  });
}

/** Where tokens go on a square: below what is printed there, beside a pennant, or in the middle. */
export function spotsOn(count: number, printed: boolean, start: boolean): Spot[] {
  if (printed) return arrange(count, 60, 42).map((spot) => ({ ...spot, y: spot.y + 9 }));
  if (start) return arrange(count, 50, 50).map((spot) => ({ ...spot, x: spot.x + 4, y: spot.y + 4 }));
  return arrange(count, 58, 58);
}
