/** Whose hand is awaited, and whether it is one at this screen. */
import type { GuloView, TableState, Update } from "../../generated/protocol";
import { attemptOf } from "../../lib/hands";

type Shown = Update<"gulo"> & { readonly view: GuloView };

export interface Pull {
  readonly attempt: number;
  readonly seat: number;
  readonly seconds: number;
  readonly begun: () => void;
}

/** What a person at this screen must pull now. A bot's hand comes by itself. */
export function pullOf(update: Shown, table: TableState, me: number | null, begun: () => void): Pull | null {
  const { view } = update;
  const attempt = attemptOf(update);
  if (attempt === null || me === null || view.stage !== "steal" || view.turn_of !== me) return null;
  return table.seats[me]?.kind === "person" ? { attempt, seat: me, seconds: view.steal_seconds, begun } : null;
}
