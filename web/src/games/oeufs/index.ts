import type { GameModule } from "../module";
import Board from "./Board.svelte";
import { progressOf } from "./eggs";
import { paceOf } from "./motion";
import { facingCamp } from "./squares";
import { positionInWords } from "./words";

const oeufs: GameModule<"oeufs"> = {
  Board,
  pace: (events, view) => paceOf(events, facingCamp(view.size)),
  describe: positionInWords,
  standing: (view) => view.players.map((_, seat) => progressOf(view, seat)),
  score: () => [],
  offersAll: true,
  confirms: (action) => action === "declare",
};

export default oeufs;
