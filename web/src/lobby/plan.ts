/** What a new table is agreed to be: plans for the server, from a few choices. */
import type { GameInfo, Plan, SeatPlan, Value } from "../lib/api";
import { canDraw } from "../lib/canvas";
import { boxOf } from "./shelf";

/** A bot that neither gives the game away nor crushes a newcomer. */
export function middlingLevel(game: GameInfo): string {
  return game.bots[Math.floor(game.bots.length / 2)]?.level ?? "";
}

/** How a clock may run; `id` is also the end of its text's key. */
export interface ClockChoice {
  readonly id: string;
  readonly clock?: NonNullable<Plan["clock"]>;
}

const MINUTE = 60;
const DAY = 86_400;
export const CLOCKS: readonly ClockChoice[] = [
  { id: "none" },
  { id: "move-2", clock: { kind: "move", seconds: 2 * MINUTE } },
  { id: "move-5", clock: { kind: "move", seconds: 5 * MINUTE } },
  { id: "days-3", clock: { kind: "move", seconds: 3 * DAY } },
  { id: "game-10", clock: { kind: "game", seconds: 10 * MINUTE } },
  { id: "game-20", clock: { kind: "game", seconds: 20 * MINUTE } },
  { id: "game-40", clock: { kind: "game", seconds: 40 * MINUTE } },
];

/** Who sits at a place of a table that is being laid; all three are kept while people try. */
export interface Place {
  kind: SeatPlan["kind"];
  name: string;
  level: string;
}

/** The place of whoever lays the table, and as many more as there can be. */
export function placesFor(game: GameInfo): Place[] {
  const level = middlingLevel(game);
  return Array.from({ length: game.seats[1] }, (_, seat) => ({ kind: seat === 0 ? "screen" : "open", name: "", level }));
}

/** The seat as the server wants it; `fallback` is the name of a person who has none, `bot` that of a bot. */
export function seatPlan(place: Place, fallback: string, bot: string): SeatPlan {
  if (place.kind === "open") return { kind: "open" };
  if (place.kind === "bot") return { kind: "bot", level: place.level, name: bot };
  return { kind: "screen", name: place.name.trim() || fallback };
}

/** What an option is set to before anybody has chosen: what hands do has to be drawn in three dimensions. */
export function usualOf({ usual, default: assumed }: GameInfo["options"][number], draws = canDraw): Value {
  return usual !== undefined && draws() ? usual : assumed;
}

/** The options of a table, as far as they differ from what the server assumes. */
export function unusual(game: GameInfo, chosen: Readonly<Record<string, Value>>, draws = canDraw): Record<string, Value> {
  const values = game.options.map((option) => ({ ...option, value: chosen[option.name] ?? usualOf(option, draws) }));
  const changed = values.filter(({ value, default: assumed }) => value !== assumed);
  return Object.fromEntries(changed.map(({ name, value }) => [name, value]));
}

/** A table at once: one person, and bots at all other places. */
export function playNow(game: GameInfo, name: string, bots: readonly string[], draws = canDraw): Plan {
  const counts = game.counts;
  const usual = boxOf(game.key).usual;
  const count = counts.includes(usual) ? usual : (counts[0] as number);
  const level = middlingLevel(game);
  const others = bots.slice(0, count - 1).map((bot): SeatPlan => ({ kind: "bot", level, name: bot }));
  return {
    game: game.key,
    seats: [{ kind: "screen", name }, ...others],
    options: unusual(game, {}, draws),
  };
}
