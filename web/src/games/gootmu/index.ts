import type { GameModule } from "../module";
import Board from "./Board.svelte";
import Tours from "./Tours.svelte";
import { piecesHeld } from "./people";
import { paceOf } from "./pace";
import { positionWords, questionWords } from "./words";

const gootmu: GameModule<"gootmu"> = {
  Board,
  pace: paceOf,
  describe: positionWords,
  standing: (view) => piecesHeld(view, Math.max(...view.pawns.map(({ seat }) => seat ?? 0), -1) + 1),
  score: () => [],
  offersAll: true,
  // People count tiles, and do not write them.
  spelt: (sentence) => sentence.replace(/\b(tile|tuile) t(?=[1-9])/gi, "$1 "),
  Course: Tours,
  question: ({ view, choices = [] }, names) => questionWords(view, names, new Set(choices.map(({ kind = "" }) => kind))),
};

export default gootmu;
