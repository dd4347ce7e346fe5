/** What each player has: the parts of the machine, what is carried, and what acts on the pawns. */
import type { GootmuPawn, GootmuThing, GootmuView } from "../../generated/protocol";

export interface Hand {
  readonly pawn: GootmuPawn;
  /** What it carries: its owner's pieces first, then other pieces, then markers. */
  readonly things: readonly GootmuThing[];
}

export interface Person {
  readonly seat: number;
  readonly hands: readonly Hand[];
  /** The three parts of this player's machine, and whether the player's own pawn holds them (GM-07). */
  readonly parts: readonly { readonly piece: GootmuThing | null; readonly name: string; readonly held: boolean }[];
  /** Turns that will be missed, and turns that come in addition. */
  readonly lost: number;
  readonly extra: number;
}

const PIECES = 3;

export function peopleOf(view: GootmuView, seats: number): Person[] {
  return Array.from({ length: seats }, (_, seat) => {
    const pawns = view.pawns.filter((pawn) => pawn.seat === seat);
    return {
      seat,
      hands: pawns.map((pawn) => ({ pawn, things: carriedBy(view, pawn.name, seat) })),
      parts: partsOf(view, seat),
      lost: sum(pawns, "lost"),
      extra: sum(pawns, "extra"),
    };
  });
}

export function carriedBy(view: GootmuView, pawn: string, seat: number | null): GootmuThing[] {
  const rank = ({ owner }: GootmuThing): number => (owner === null ? 2 : owner === seat ? 0 : 1);
  return view.things.filter(({ carrier }) => carrier === pawn).sort((a, b) => rank(a) - rank(b));
}

/** How many of the own three pieces each seat's own pawn carries: all of them win (GM-07). */
export function piecesHeld(view: GootmuView, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => partsOf(view, seat).filter(({ held }) => held).length);
}

function partsOf(view: GootmuView, seat: number): Person["parts"] {
  const letter = String.fromCharCode(65 + seat);
  return Array.from({ length: PIECES }, (_, index) => {
    const name = `${letter}${index + 1}`;
    const piece = view.things.find((thing) => thing.name === name) ?? null;
    return { piece, name, held: piece?.carrier === letter };
  });
}

function sum(pawns: readonly GootmuPawn[], effect: string): number {
  return pawns.reduce((all, { effects }) => all + Number(effects[effect] ?? 0), 0);
}

/** What a marker lets its carrier pass: printed words, or markers that lie there. */
const OPENS: Readonly<Record<string, string>> = {
  key: "LOCKED DOOR",
  boat: "POOL",
  board: "SNAKE PIT",
  oil: "NARROW PASSAGE (OIL NEEDED)",
  door: "TRAP DOOR ONE WAY",
};
const CLEARS: Readonly<Record<string, string>> = { bucket: "fire", pickaxe: "cave-in" };

/** The squares that a thing concerns: what it opens, where it lies, who carries it. */
export function squaresOf(view: GootmuView, thing: GootmuThing): Set<string> {
  const carrier = view.pawns.find(({ name }) => name === thing.carrier)?.square;
  const opened = Object.entries(view.labels).filter(([, { name }]) => name === OPENS[thing.kind]);
  const cleared = view.things.filter(({ kind, square }) => square && kind === CLEARS[thing.kind]);
  const own = thing.owner !== null ? [thing.square ?? carrier] : [thing.square];
  return new Set([...opened.map(([square]) => square), ...cleared.map(({ square }) => square), ...own].filter((one) => one != null));
}
