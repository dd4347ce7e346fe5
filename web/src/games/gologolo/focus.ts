/** Where the keyboard goes on by itself: a turn is to draw, to choose, to discard, and to wait at the stock. */

export interface Rest {
  /** What the keyboard was at has gone from the table. */
  readonly lost: boolean;
  /** It is at the stock or at the visible card. */
  readonly atPile: boolean;
  /** Has it just become time to discard? */
  readonly mayDiscard: { readonly before: boolean; readonly now: boolean };
}

/** The next place for the keyboard; null if it stays where it is. */
export function nextStop({ lost, atPile, mayDiscard }: Rest): "hand" | "stock" | null {
  if (lost) return mayDiscard.now ? "hand" : "stock";
  return atPile && mayDiscard.now && !mayDiscard.before ? "hand" : null;
}
