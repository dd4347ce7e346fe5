/** What moves when something has happened, and when; durations at normal pace, in milliseconds. */
import type { EventOf, GuloAlarm, GuloEvent, GuloFinished, GuloStolen, Item } from "../../generated/protocol";
import type { Sound } from "../../lib/sound";
import { isOfGame } from "../../lib/told";
import { between } from "./track";

/** The one great moment. */
export const MOMENT = 1600;
const LONGEST = 600;
export const FLIP = 300;
/** With dice: how long the marker runs over the odds before it stops. */
export const ROLL = 420;
/** A hop from tile to tile: quicker where the way is long. */
const HOP = 260;
const QUICK_HOP = 180;
const FEW = 4;

/** The table after somebody has struck it. */
export const SHAKE: Keyframe[] = [0, -5, 6, -4, 3, -2, 0].map((x, index) => ({ transform: `translate(${x}px, ${index % 2 ? -2 : 0}px)` }));

export interface Journey {
  readonly seat: number;
  /** Every spot that is touched, from first to last. */
  readonly path: readonly number[];
  readonly start: number;
  readonly duration: number;
}

export interface Theft {
  readonly seat: number;
  readonly egg: string;
  /** Why the alarm went off; null if it did not. */
  readonly why: string | null;
  readonly risk: number | null;
  readonly roll: number | null;
}

export interface Motion {
  /** The numbers of the tiles that are turned now, and the tile of the deck. */
  readonly turned: ReadonlySet<number>;
  readonly fromDeck: boolean;
  readonly theft: Theft | null;
  readonly journeys: readonly Journey[];
  readonly won: GuloFinished | null;
}

export function eventsOf(fresh: readonly Item<"gulo">[]): GuloEvent[] {
  return fresh.flatMap(({ event }) => (isOfGame<"gulo">(event) ? [event] : []));
}

function theftOf(event: GuloStolen | GuloAlarm | undefined): Theft | null {
  if (!event) return null;
  const { seat, egg, risk = null, roll = null } = event;
  return { seat, egg, why: event.event === "alarm" ? event.why : null, risk, roll };
}

export function motionOf(events: readonly EventOf<"gulo">[]): Motion {
  const theft = theftOf(events.findLast((event) => event.event === "stolen" || event.event === "alarm"));
  const turns = events.filter((event) => event.event === "turned");
  const begins = theft ? (theft.roll === null ? 0 : ROLL) + (theft.why ? LONGEST : 0) : 0;
  const journeys = journeysOf(events).map((journey) => ({ ...journey, start: begins }));
  return {
    turned: new Set(turns.flatMap(({ number }) => (number ? [number] : []))),
    fromDeck: turns.some(({ number }) => !number),
    theft,
    journeys,
    won: events.findLast((event) => event.event === "finished") ?? null,
  };
}

/** One journey for each seat that moved, however often. */
function journeysOf(events: readonly EventOf<"gulo">[]): Omit<Journey, "start">[] {
  const moves = events.filter((event) => event.event === "moved");
  return [...new Set(moves.map(({ seat }) => seat))].map((seat) => {
    const own = moves.filter((move) => move.seat === seat);
    return journeyOf(seat, own[0]?.start ?? 0, own.at(-1)?.end ?? 0);
  });
}

function journeyOf(seat: number, start: number, end: number): Omit<Journey, "start"> {
  const path = between(start, end);
  const hops = path.length - 1;
  return { seat, path, duration: hops * (hops > FEW ? QUICK_HOP : HOP) };
}

export interface Cue {
  readonly at: number;
  readonly sound: Sound;
}

/** The sounds of a motion, each at its moment: one for every tile that a Gulo touches. */
export function soundsOf({ turned, fromDeck, theft, journeys, won }: Motion): Cue[] {
  const cues: Cue[] = [];
  if (turned.size || fromDeck) cues.push({ at: 0, sound: "flip" });
  // A theft by hand was heard in the nest, when it happened.
  if (theft && theft.roll !== null) cues.push({ at: ROLL, sound: theft.why ? "alarm" : "egg" });
  for (const { path, start, duration } of journeys) {
    const hops = path.length - 1;
    for (let hop = 1; hop <= hops; hop++) cues.push({ at: start + (duration * hop) / hops, sound: "tap" });
  }
  if (won) cues.push({ at: LONGEST, sound: "shout" });
  return cues;
}

/** How long to look at these events: an alarm is what the game is about, all else passes quickly. Long ways are
 *  hopped on while the next one already decides. */
export function paceOf(events: readonly EventOf<"gulo">[]): number {
  const { turned, fromDeck, theft, journeys, won } = motionOf(events);
  if (theft?.why || won) return MOMENT;
  const hops = Math.max(0, ...journeys.map(({ start, duration }) => start + duration));
  const turning = turned.size || fromDeck ? FLIP : 0;
  const pouring = events.some(({ event }) => event === "poured" || event === "rested") ? LONGEST : 0;
  return Math.min(LONGEST, Math.max(hops, turning, pouring));
}
