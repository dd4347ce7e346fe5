/** Squares that are lit, as few shapes however many they are. Each kind has a shape of its own, not just a colour. */
import { cornerOf, type Grid, place, SIDE, slotOf } from "../geometry";
import { UNIT } from "./pen";

/** `end`: the move can end here; `other`: here too, in several ways; `choice`: may be chosen; `warn`: may be chosen, and
 *  something there hurts; `mine`: is one's own. */
export type Lit = "end" | "other" | "choice" | "warn" | "mine";

type Draw = (x: number, y: number) => string;

const box = (x: number, y: number, inset: number): string => {
  const size = UNIT - 2 * inset;
  return `M${x + inset + 8} ${y + inset}h${size - 16}q8 0 8 8v${size - 16}q0 8-8 8h${16 - size}q-8 0-8-8v${16 - size}q0-8 8-8z`;
};
const corners = (x: number, y: number, inset: number, reach: number): string => {
  const [far, low] = [x + UNIT - inset, y + UNIT - inset];
  const [near, top] = [x + inset, y + inset];
  return (
    `M${near} ${top + reach}V${top}H${near + reach}M${far - reach} ${top}H${far}V${top + reach}` +
    `M${far} ${low - reach}V${low}H${far - reach}M${near + reach} ${low}H${near}V${low - reach}`
  );
};

/** What is drawn in ink over everything. */
const LINES: Readonly<Record<Lit, Draw>> = {
  end: (x, y) => box(x, y, 5),
  other: (x, y) => box(x, y, 4) + box(x, y, 10),
  choice: (x, y) => corners(x, y, 6, 15),
  warn: (x, y) => box(x, y, 5),
  mine: (x, y) => box(x, y, 4),
};
/** What is filled, on the paper under what is printed there. */
const FILLS: Partial<Readonly<Record<Lit, Draw>>> = {
  end: (x, y) => box(x, y, 4),
  other: (x, y) => box(x, y, 3),
  choice: (x, y) => box(x, y, 7),
  warn: (x, y) => box(x, y, 4),
};
export const LIT_KINDS = Object.keys(LINES) as readonly Lit[];

/** A sign in the corner of every square where something hurts. */
export function warnSigns(lit: ReadonlyMap<string, Lit>): string {
  const signs = [...lit].filter(([, kind]) => kind === "warn").map(([square]) => place(square));
  return signs.map(({ column, row }) => `M${column * UNIT + 51} ${row * UNIT + 1}l12 20h-24z`).join("") +
    signs.map(({ column, row }) => `M${column * UNIT + 51} ${row * UNIT + 9}v5M${column * UNIT + 51} ${row * UNIT + 17.5}v.1`).join("");
}

/** From so many on, lit squares are drawn softly: they are no longer the exception. */
export const MANY = 60;

/** The lines of each kind that is there. */
export function litLines(lit: ReadonlyMap<string, Lit>): Map<Lit, string> {
  const found = new Map<Lit, string>();
  for (const [square, kind] of lit) {
    const { column, row } = place(square);
    found.set(kind, (found.get(kind) ?? "") + LINES[kind](column * UNIT, row * UNIT));
  }
  return found;
}

export interface Glow {
  readonly kind: Lit;
  readonly path: string;
}

/** The fills of each tile, round the middle of the tile. */
export function glowsOf(grid: Grid, lit: ReadonlyMap<string, Lit>): Map<number, Glow[]> {
  const found = new Map<number, Glow[]>();
  for (const [square, kind] of lit) {
    const draw = FILLS[kind];
    if (!draw) continue;
    const slot = slotOf(grid, square);
    const [at, corner] = [place(square), cornerOf(grid, slot)];
    const path = draw((at.column - corner.column - SIDE / 2) * UNIT, (at.row - corner.row - SIDE / 2) * UNIT);
    const there = found.get(slot) ?? [];
    const same = there.findIndex((glow) => glow.kind === kind);
    if (same < 0) there.push({ kind, path });
    else there[same] = { kind, path: (there[same] as Glow).path + path };
    found.set(slot, there);
  }
  return found;
}
