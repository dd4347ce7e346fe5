/** Of all that was told, what belongs to the game. */
import type { GologoloEvent, Item } from "../../generated/protocol";
import { isOfGame } from "../../lib/told";

export const gameEvents = (items: readonly Item<"gologolo">[]): GologoloEvent[] =>
  items.map((item) => item.event).filter((event) => isOfGame<"gologolo">(event));

/** The last event of this kind, if there is one. */
export function lastOf<E extends GologoloEvent["event"]>(
  events: readonly GologoloEvent[],
  kind: E,
): Extract<GologoloEvent, { event: E }> | undefined {
  return events.findLast((event): event is Extract<GologoloEvent, { event: E }> => event.event === kind);
}
