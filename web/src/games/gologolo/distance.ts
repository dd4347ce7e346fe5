/** How far a hand is from four melds and a pair, worked out from what its own player knows. */
import { CARDS, COPIES, MELDS, kindOf } from "./cards";

type Counts = number[];

function countsOf(cards: readonly string[]): Counts {
  const counts: Counts = CARDS.map(() => 0);
  for (const card of cards) counts[kindOf(card)]! += 1;
  return counts;
}

/** Do these cards split into melds and one pair? Fourteen of them are a Gologolo (GL-04). */
export function isComplete(cards: readonly string[]): boolean {
  return cards.length % 3 === 2 && splits(countsOf(cards), true);
}

/** The lowest card that is left must be in a meld or in the pair. */
function splits(counts: Counts, wantsPair: boolean): boolean {
  const kind = counts.findIndex((count) => count > 0);
  if (kind < 0) return !wantsPair;
  if (wantsPair && counts[kind]! >= 2 && splits(less(counts, [kind, kind]), false)) return true;
  return MELDS.some(
    (meld) => meld[0] === kind && meld.every((one) => counts[one]! > 0) && splits(less(counts, meld), wantsPair),
  );
}

function less(counts: Counts, kinds: readonly number[]): Counts {
  const left = [...counts];
  for (const kind of kinds) left[kind]! -= 1;
  return left;
}

/** How many cards this hand lacks to be `melds` melds and a pair. Cards in `gone` (laid, or covered)
 *  do not come again, so nothing is built on them. */
export function missing(hand: readonly string[], melds = 4, gone: readonly string[] = []): number {
  const left = countsOf(hand);
  const out = countsOf(gone);
  // How many more of each kind the finished hand may use.
  const room = out.map((count) => COPIES - count);
  const nearly = MELDS.filter((meld) => meld.filter((kind) => left[kind]! > 0).length >= 2);
  let cards = hand.length;
  let best = 3 * melds + 2;
  const least = Math.max(0, best - cards);

  /** Leave it at the melds chosen so far: every other one needs two cards beside one of the hand. */
  function leaveIt(wanted: number, cost: number): void {
    const open = left.map((count, kind) => (room[kind]! >= 2 ? count : 0));
    const inPair = Math.min(2, Math.max(...open));
    const single = Math.min(wanted, Math.max(0, cards - inPair));
    best = Math.min(best, cost + (2 - inPair) + 3 * wanted - single);
  }

  function search(from: number, wanted: number, cost: number): void {
    leaveIt(wanted, cost);
    if (wanted === 0 || cost >= best || best === least) return;
    for (let index = from; index < nearly.length; index++) {
      const meld = nearly[index]!;
      const held = meld.filter((kind) => left[kind]! > 0);
      if (held.length < 2 || meld.some((kind) => room[kind]! < 1)) continue;
      for (const kind of held) left[kind]! -= 1;
      for (const kind of meld) room[kind]! -= 1;
      cards -= held.length;
      search(index, wanted - 1, cost + 3 - held.length);
      cards += held.length;
      for (const kind of meld) room[kind]! += 1;
      for (const kind of held) left[kind]! += 1;
    }
  }

  search(0, melds, 0);
  return best;
}

/** The cards any of which would complete this hand, and of which some are still out of sight. */
export function waits(hand: readonly string[], gone: readonly string[] = []): string[] {
  const seen = countsOf([...hand, ...gone]);
  return CARDS.filter((card, kind) => seen[kind]! < COPIES && isComplete([...hand, card]));
}
