/** Of all that is told at a table, what belongs to the game. */
import type { EventOf, GameKey, Item } from "../generated/protocol";

export function isOfGame<G extends GameKey>(event: Item<G>["event"]): event is EventOf<G> {
  return event.event !== "undone" && !event.event.startsWith("table-");
}
