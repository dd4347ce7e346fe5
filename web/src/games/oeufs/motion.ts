/** What moves when something has happened, and when; durations at normal pace, in milliseconds. */
import type { EventOf, Item, OeufsView } from "../../generated/protocol";
import type { Sound } from "../../lib/sound";
import { type Facing, isJump } from "./squares";

type OeufsEvent = EventOf<"oeufs">;

export const TURNING = 300;
/** How long one's own look is held up: the next player may act at once, and then it is gone. */
const HOLDING = 1600;
const LIFTING = 450;
/** The declaration, one of the great moments: the shout, then the eggs one after the other. */
export const MOMENT = 1600;
export const SHOUT = 480;
export const NEXT_EGG = 130;
export const CRACK = 620;

export interface Travel {
  readonly path: readonly string[];
  readonly duration: number;
  /** Whose symbol it shows while it travels, if it is turned where it lands. */
  readonly turnedFrom: number | null;
}

export interface Leaving {
  readonly square: string;
  /** The letter of its seat, or `turned`, as it lay there before. */
  readonly egg: string;
}

export interface Motion {
  readonly travel: Travel | null;
  readonly declared: { readonly seat: number; readonly right: boolean } | null;
  /** The squares whose eggs turn up, in this order. */
  readonly shown: readonly string[];
  readonly leaving: readonly Leaving[];
}

export interface Cue {
  readonly at: number;
  readonly sound: Sound;
}

/** A short way takes 200 to 270, a long chain never more than 600. */
export function travelTime(path: readonly string[], facing: Facing): number {
  if (!isJump(facing, path[0] as string, path[1] as string)) return 200;
  return Math.min(600, 160 + 110 * (path.length - 1));
}

/** What these events set in motion; `before` is the board as it lay until now. */
export function motionOf(fresh: readonly Item<"oeufs">[], facing: Facing, before: OeufsView["board"]): Motion {
  const events = fresh.map(({ event }) => event);
  const moved = events.findLast((event) => event.event === "moved");
  const turned = events.findLast((event) => event.event === "turned");
  const declared = events.findLast((event) => event.event === "declared");
  const shown = events.findLast((event) => event.event === "shown");
  const removed = events.findLast((event) => event.event === "removed");
  return {
    travel: moved
      ? {
          path: moved.path,
          duration: travelTime(moved.path, facing),
          turnedFrom: turned && turned.square === moved.path.at(-1) ? turned.seat : null,
        }
      : null,
    declared: declared ?? null,
    shown: shown?.squares ?? [],
    leaving: (removed?.squares ?? []).flatMap((square) => {
      const egg = before[square];
      return egg === undefined ? [] : [{ square, egg }];
    }),
  };
}

/** The sounds of a motion, each at its moment: one for every square where the egg touches down. */
export function soundsOf({ travel, declared, shown }: Motion, lookedAt: boolean): Cue[] {
  const cues: Cue[] = [];
  if (travel) {
    const hops = travel.path.length - 1;
    for (let hop = 1; hop <= hops; hop++) cues.push({ at: (travel.duration * hop) / hops, sound: "egg" });
    if (travel.turnedFrom !== null) cues.push({ at: travel.duration + TURNING / 2, sound: "flip" });
  }
  if (lookedAt) cues.push({ at: 0, sound: "flip" });
  if (declared) cues.push({ at: 0, sound: "shout" });
  if (declared && !declared.right) cues.push({ at: CRACK, sound: "refuse" });
  shown.forEach((_, index) => cues.push({ at: SHOUT + index * NEXT_EGG, sound: "egg" }));
  return cues;
}

/** How long to look at these events. */
export function paceOf(events: readonly OeufsEvent[], facing: Facing): number {
  const longest = events.map((event) => {
    if (event.event === "declared") return MOMENT;
    if (event.event === "saw") return HOLDING;
    if (event.event === "looked") return LIFTING;
    if (event.event === "moved") return travelTime(event.path, facing);
    return 0;
  });
  const turning = events.some(({ event }) => event === "turned");
  const time = Math.max(0, ...longest);
  return turning ? Math.min(600, time + TURNING) : time;
}
