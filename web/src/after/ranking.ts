/** Who won, and who came where. */
import type { Ending } from "../generated/protocol";

export function winnersOf(ending: Ending): number[] {
  return ending.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}

/** The seats from the best to the last; those who tie stay in the order of the table. */
export function seatsByRank(ending: Ending): number[] {
  return ending.ranks.map((_, seat) => seat).sort((a, b) => rankOf(ending, a) - rankOf(ending, b) || a - b);
}

export function rankOf(ending: Ending, seat: number): number {
  return ending.ranks[seat] ?? ending.ranks.length;
}

export function isTied(ending: Ending, seat: number): boolean {
  return ending.ranks.filter((rank) => rank === ending.ranks[seat]).length > 1;
}

/** What the big words say: one text key, for one, several or all of the table. */
export function headline(ending: Ending, own: readonly number[]): "result-you" | "result-wins" | "result-share" | "result-draw" {
  const winners = winnersOf(ending);
  if (winners.length > 1) return winners.length === ending.ranks.length ? "result-draw" : "result-share";
  // People who share a screen need the name: there "you" could be anybody.
  return own.length === 1 && own[0] === winners[0] ? "result-you" : "result-wins";
}
