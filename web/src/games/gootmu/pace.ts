/** How long what happened in the maze is looked at, in milliseconds at normal pace. */
import type { GootmuView } from "../../generated/protocol";
import { FOLLOWED, turnsIn, type GootmuEvent } from "./recall";
import { lastsOf } from "./stage/motion";
import { seatOf } from "./words";

/** Whoever has moved need not wait to see it … */
const OWN = 600;
/** … but what others do is walked at a pace at which one can follow; a click skips it. */
const OTHERS = 2600;

export function paceOf(events: readonly GootmuEvent[], view: Pick<GootmuView, "seat">): number {
  if (turnsIn(events.map((event) => ({ event }))) > FOLLOWED) return 0;
  return Math.min(isOwn(events, view.seat) ? OWN : OTHERS, lastsOf(events));
}

/** Did this seat's own pawn do all of this? */
function isOwn(events: readonly GootmuEvent[], seat: number | null): boolean {
  return events.every((event) => !("pawn" in event) || (event.pawn !== "M" && seatOf(event.pawn) === seat));
}
