import type { GameKey, ViewOf } from "../../generated/protocol";
import { listed, t } from "../../lib/i18n.svelte";
import type { GameModule } from "../module";
import Board from "./Board.svelte";

const LOOK = 350;

/** All that views of every game have in common: who is waited for, and who has won. */
function inWords({ waiting, ending }: ViewOf<GameKey>, names: readonly string[]): string[] {
  const seats = ending ? ending.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])) : waiting;
  const who = listed(seats.map((seat) => names[seat] ?? ""));
  if (!seats.length) return [];
  return [t(ending ? "plain-won" : "plain-waiting", { who, count: seats.length })];
}

const plain: GameModule = {
  Board,
  pace: (events) => (events.length ? LOOK : 0),
  describe: inWords,
  standing: (view) => view.ending?.scores ?? [],
  score: () => [],
  offersAll: true,
};

export default plain;
