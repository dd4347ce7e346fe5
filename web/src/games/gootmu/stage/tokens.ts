/** Pawns, pieces and markers with their places on the board. */
import type { GootmuView } from "../../../generated/protocol";
import { place } from "../geometry";
import { pawnFigure, spotsOn, thingFigure } from "./figures";
import { UNIT } from "./pen";

export interface Token {
  /** `pawn A`, `thing m3`: stays the same while it moves about. */
  readonly key: string;
  readonly kind: "pawn" | "thing";
  readonly name: string;
  /** Whose it is; null for the monster and for markers. */
  readonly seat: number | null;
  readonly square: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly drawing: string;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of a square. */
export function centreOf(square: string): Point {
  const { column, row } = place(square);
  return { x: (column + 0.5) * UNIT, y: (row + 0.5) * UNIT };
}

type Loose = Pick<Token, "key" | "kind" | "name" | "seat" | "square" | "drawing">;

/** Everything that stands or lies on the board; what is carried is not there. */
export function tokensOf(view: Pick<GootmuView, "pawns" | "things" | "labels">): Token[] {
  const groups = new Map<string, Loose[]>();
  const add = (token: Loose): void => {
    const there = groups.get(token.square);
    if (there) there.push(token);
    else groups.set(token.square, [token]);
  };
  for (const thing of view.things) {
    const { name, owner: seat, square } = thing;
    if (square !== null) add({ key: `thing ${name}`, kind: "thing", name, seat, square, drawing: thingFigure(thing) });
  }
  for (const pawn of view.pawns) {
    const { name, seat, square } = pawn;
    add({ key: `pawn ${name}`, kind: "pawn", name, seat, square, drawing: pawnFigure(pawn) });
  }
  const homes = new Set(view.pawns.map(({ home }) => home));
  return [...groups].flatMap(([square, group]) => {
    const { x, y } = centreOf(square);
    const spots = spotsOn(group.length, square in view.labels, homes.has(square));
    return group.map((token, at) => {
      const spot = spots[at] ?? { x: 0, y: 0, scale: 1 };
      // Nobody puts the monster in a corner.
      const scale = token.kind === "pawn" && token.seat === null ? Math.max(0.95, spot.scale) : spot.scale;
      return { ...token, x: x + spot.x, y: y + spot.y, scale };
    });
  });
}
