/** What has happened, as the board can show it again: squares of events, turns that were missed, tours. */
import type { EventOf, GameKey, Item } from "../../generated/protocol";

export type GootmuEvent = EventOf<"gootmu">;
type Items = readonly Item<GameKey>[];

/** So many turns are followed one after the other; more than that is a list. */
export const FOLLOWED = 3;

export interface Recalled {
  readonly squares: ReadonlySet<string>;
  readonly paths: readonly (readonly string[])[];
}

const SQUARE = /^[a-t][1-9][0-9]?$/;

/** The squares that these events name, and the ways that were walked. */
export function recalled(items: Items): Recalled {
  const squares = new Set<string>();
  const paths: (readonly string[])[] = [];
  for (const { event } of items) {
    const fields = event as unknown as Readonly<Record<string, unknown>>;
    for (const name of ["square", "from", "to"]) {
      const value = fields[name];
      if (typeof value === "string" && SQUARE.test(value)) squares.add(value);
    }
    const path = fields["path"];
    if (Array.isArray(path) && path.length) {
      paths.push(path as string[]);
      squares.add(path.at(-1) as string);
    }
  }
  return { squares, paths };
}

/** How many turns began in these events. */
export function turnsIn(items: readonly Pick<Item<GameKey>, "event">[]): number {
  return items.filter(({ event }) => event.event === "turn" || event.event === "lost" || event.event === "cancelled").length;
}

export interface Missed {
  /** The pawn whose turn it was; null for what came before the first turn. */
  readonly pawn: string | null;
  readonly said: readonly string[];
}

/** What was said turn by turn, for somebody who was away. */
export function missed(items: Items): Missed[] {
  const found: { pawn: string | null; said: string[] }[] = [];
  for (const { event, said = [] } of items) {
    if (event.event === "turn" || event.event === "lost") found.push({ pawn: (event as { pawn: string }).pawn, said: [] });
    if (!said.length) continue;
    if (!found.length) found.push({ pawn: null, said: [] });
    found.at(-1)?.said.push(...said);
  }
  return found.filter(({ said }) => said.length);
}
