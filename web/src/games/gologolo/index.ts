import type { GologoloEvent, GologoloView } from "../../generated/protocol";
import { t } from "../../lib/i18n.svelte";
import type { GameModule } from "../module";
import Board from "./Board.svelte";
import { isComplete } from "./distance";
import { lastOf } from "./events";
import { linesOf } from "./score";
import { describe, spelt } from "./words";

/** A pace by what is seen by all: what a player could do with a card must not show in time (GL-13). */
export function pace(events: readonly GologoloEvent[]): number {
  const out = lastOf(events, "went-out");
  if (out && out.how !== "out") return 1600;
  if (out || lastOf(events, "round-over") || lastOf(events, "began")) return 600;
  return events.length ? 320 : 0;
}

/** Would this let a Gologolo go that the hand holds, or declare less than it is worth? */
export function confirms(action: string, view: GologoloView): boolean {
  if (!view.you || view.phase === "claim") return false;
  const nothingLaid = view.seat !== null && view.players[view.seat]?.melds.length === 0;
  const declarable = nothingLaid || view.open_gologolo;
  if (action === "out") return view.open_gologolo;
  if (action.startsWith("drop-")) return isComplete(view.you.hand);
  if (action !== "draw" && !action.startsWith("take-")) return false;
  return declarable && view.visible !== null && isComplete([...view.you.hand, view.visible]);
}

/** The lit call of somebody who cannot call: what the server would say if it asked them (GL-04, GL-14). */
export function whyNot(action: string, view: GologoloView): { sentence: string; clause: string } | null {
  if (action !== "gologolo" || !view.you || view.you.answer || view.seat === view.actor) return null;
  const laid = view.seat !== null && Boolean(view.players[view.seat]?.melds.length);
  return { sentence: t("gologolo-no-gologolo"), clause: laid && !view.open_gologolo ? "GL-14" : "GL-04" };
}

const module: GameModule<"gologolo"> = {
  Board,
  pace,
  describe,
  standing: (view) => view.players.map((player) => player.score),
  score: (view, seat) => (view.players[seat]?.rounds ?? []).flatMap((points, round) => linesOf(points, round + 1)),
  offersAll: true,
  confirms,
  whyNot,
  spelt,
};

export default module;
