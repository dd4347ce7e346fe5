/** Cards and melds by the names that the server gives them: `Hr2` is a full red hexagon (GL-01, GL-02). */

export const SHAPES = ["C", "S", "T", "H"] as const;
export const COLOURS = ["b", "y", "g", "r"] as const;
export const FILLS = ["0", "1", "2"] as const;
export type Shape = (typeof SHAPES)[number];
export type Colour = (typeof COLOURS)[number];
export type Fill = (typeof FILLS)[number];

/** What is printed on a card. */
export interface Face {
  readonly shape: Shape;
  readonly colour: Colour;
  readonly fill: Fill;
}

export const COPIES = 3;
const WIDTH = 3;

/** All kinds of cards, in the server's order. */
export const CARDS: readonly string[] = SHAPES.flatMap((shape) =>
  COLOURS.flatMap((colour) => FILLS.map((fill) => shape + colour + fill)),
);
const KINDS = new Map(CARDS.map((card, kind) => [card, kind]));

/** The number of a card's kind, below 48. */
export function kindOf(card: string): number {
  const kind = KINDS.get(card);
  if (kind === undefined) throw new Error(`no such card: ${card}`);
  return kind;
}

export function face(card: string): Face {
  return { shape: card[0] as Shape, colour: card[1] as Colour, fill: card[2] as Fill };
}

/** The cards that are written one behind the other. */
export function cardsIn(name: string): string[] {
  return Array.from({ length: name.length / WIDTH }, (_, index) => name.slice(WIDTH * index, WIDTH * (index + 1)));
}

/** The meld that these cards make, by its name; null if they make none.
 *  In a meld two of shape, colour and fill are the same, and the third differs three times. */
export function meldOf(cards: readonly string[]): string | null {
  if (cards.length !== 3) return null;
  const variety = [0, 1, 2].map((place) => new Set(cards.map((card) => card[place])).size).sort();
  if (variety.join() !== "1,1,3") return null;
  return [...cards].sort((a, b) => kindOf(a) - kindOf(b)).join("");
}

/** The 112 melds, each as the kinds of its cards. */
export const MELDS: readonly (readonly number[])[] = allMelds();

function allMelds(): number[][] {
  const found: number[][] = [];
  for (let a = 0; a < CARDS.length; a++)
    for (let b = a + 1; b < CARDS.length; b++)
      for (let c = b + 1; c < CARDS.length; c++)
        if (meldOf([CARDS[a] as string, CARDS[b] as string, CARDS[c] as string])) found.push([a, b, c]);
  return found;
}
