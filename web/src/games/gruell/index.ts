import type { GameModule } from "../module";
import { paceOf } from "./acts";
import Board from "./Board.svelte";
import { describe } from "./describe";
import { lines } from "./score";

const gruell: GameModule<"gruell"> = {
  Board,
  pace: paceOf,
  describe,
  standing: (view) => view.players.map((player) => player.score),
  score: (view, seat) => lines(view.players[seat]?.pile ?? [], view.variant),
  offersAll: true,
};

export default gruell;
