/** What may be done now, egg by egg: read from the choices' notation (docs/notation.md). */
import type { Choice } from "../../generated/protocol";

export interface Move {
  readonly action: string;
  readonly label: string;
  /** Every square the egg stands on, from first to last. */
  readonly path: readonly string[];
}

export interface EggOffer {
  readonly square: string;
  /** By the square where they end: that decides all, so any way there will do. */
  readonly moves: ReadonlyMap<string, Move>;
  readonly look: Choice | null;
}

export interface Offer {
  readonly eggs: ReadonlyMap<string, EggOffer>;
  readonly declare: Choice | null;
  readonly end: Choice | null;
}

export function offered(choices: readonly Choice[]): Offer {
  const moves = new Map<string, Map<string, Move>>();
  const looks = new Map<string, Choice>();
  for (const choice of choices) {
    const path = choice.action.split("-");
    const [start, end] = [path[0], path.at(-1)];
    if (choice.action.startsWith("?")) looks.set(choice.action.slice(1), choice);
    else if (path.length > 1 && start && end) {
      const known = moves.get(start) ?? new Map<string, Move>();
      moves.set(start, known.set(end, { ...choice, path }));
    }
  }
  const squares = [...new Set([...moves.keys(), ...looks.keys()])];
  const egg = (square: string): EggOffer => ({
    square,
    moves: moves.get(square) ?? new Map(),
    look: looks.get(square) ?? null,
  });
  const saying = (word: string): Choice | null => choices.find(({ action }) => action === word) ?? null;
  return {
    eggs: new Map(squares.map((square) => [square, egg(square)])),
    declare: saying("declare"),
    end: saying("end"),
  };
}

/** Every hop of these moves once, for drawing where an egg can go. */
export function hopsOf(moves: Iterable<Move>): (readonly [string, string])[] {
  const hops = new Map<string, readonly [string, string]>();
  for (const { path } of moves)
    path.slice(1).forEach((to, index) => {
      const from = path[index] as string;
      hops.set(`${from}-${to}`, [from, to]);
    });
  return [...hops.values()];
}
