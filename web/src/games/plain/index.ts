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

/** How far each has come, where the view tells it in one number; else only the end counts. */
function standing(view: ViewOf<GameKey>): readonly number[] {
  if (view.game === "gulo") return view.at;
  if (view.game === "gootmu") return piecesHeld(view);
  return view.ending?.scores ?? [];
}

/** How many of the own three pieces each seat's own pawn carries: all of them win (GM-07). */
function piecesHeld({ pawns, things }: ViewOf<"gootmu">): number[] {
  return pawns
    .filter(({ name, seat }) => seat !== null && !name.endsWith("+"))
    .map((pawn) => things.filter(({ owner, carrier }) => owner === pawn.seat && carrier === pawn.name).length);
}

const plain: GameModule = {
  Board,
  pace: (events) => (events.length ? LOOK : 0),
  describe: inWords,
  standing,
  score: () => [],
  offersAll: true,
};

export default plain;
