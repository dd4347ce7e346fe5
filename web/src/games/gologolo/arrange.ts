/** The order of a hand: sorted by one property, or as its player has laid it out. */
import { COLOURS, FILLS, SHAPES, face } from "./cards";

/** `own` is what dragging leads to. */
export type Order = "shape" | "colour" | "fill" | "own";
export const SORTS = ["shape", "colour", "fill"] as const;

/** A card in the hand has a key of its own, so that copies can be told apart: `Hr2#0`, `Hr2#1`. */
export type CardKey = string;

export const cardOf = (key: CardKey): string => key.slice(0, 3);

/** Behind the first property come the others in the order in which melds are best seen. */
const WEIGHTS: Record<(typeof SORTS)[number], { shape: number; colour: number; fill: number }> = {
  shape: { shape: 100, colour: 10, fill: 1 },
  colour: { colour: 100, fill: 10, shape: 1 },
  fill: { fill: 100, colour: 10, shape: 1 },
};

function place(card: string, order: (typeof SORTS)[number]): number {
  const { shape, colour, fill } = face(card);
  const weight = WEIGHTS[order];
  return (
    weight.shape * SHAPES.indexOf(shape) + weight.colour * COLOURS.indexOf(colour) + weight.fill * FILLS.indexOf(fill)
  );
}

/** The hand in order: what stays keeps its key (and, in one's own order, its place); what is new
 *  comes last. Where one of several copies has gone, it is one of `going`, if that is possible. */
export function arranged(
  before: readonly CardKey[],
  hand: readonly string[],
  order: Order,
  going: ReadonlySet<CardKey> = new Set(),
): CardKey[] {
  const wanted = new Map<string, number>();
  for (const card of hand) wanted.set(card, (wanted.get(card) ?? 0) + 1);
  const staying = new Set<CardKey>();
  for (const key of [...before].sort((a, b) => Number(going.has(a)) - Number(going.has(b)))) {
    const left = wanted.get(cardOf(key)) ?? 0;
    if (left === 0) continue;
    wanted.set(cardOf(key), left - 1);
    staying.add(key);
  }
  const keys = before.filter((key) => staying.has(key));
  for (const [card, count] of wanted) for (let copy = 0; copy < count; copy++) keys.push(freeKey(card, keys));
  return order === "own" ? keys : keys.sort((a, b) => place(cardOf(a), order) - place(cardOf(b), order));
}

function freeKey(card: string, keys: readonly CardKey[]): CardKey {
  let copy = 0;
  while (keys.includes(`${card}#${copy}`)) copy++;
  return `${card}#${copy}`;
}

/** The same keys with one of them moved to another place. */
export function moved(keys: readonly CardKey[], key: CardKey, to: number): CardKey[] {
  const others = keys.filter((other) => other !== key);
  others.splice(Math.max(0, Math.min(to, others.length)), 0, key);
  return others;
}
