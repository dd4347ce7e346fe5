import type { GameModule } from "../module";
import Board from "./Board.svelte";
import { paceOf } from "./motion";
import Thefts from "./Thefts.svelte";
import { positionWords, questionWords, spelt } from "./words";

const gulo: GameModule<"gulo"> = {
  Board,
  pace: (events) => paceOf(events),
  describe: positionWords,
  standing: (view) => view.at.map((place, seat) => (view.ending?.ranks[seat] === 1 ? view.path.length + 1 : place)),
  score: () => [],
  offersAll: true,
  question: questionWords,
  spelt,
  Course: Thefts,
};

export default gulo;
