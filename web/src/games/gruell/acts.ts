/** Events as little plays: cards turn up all together, gather at whoever takes them, go home. */
import type { EventOf } from "../../generated/protocol";

type Event = EventOf<"gruell">;
type Went = Extract<Event, { event: "went" }>;

export interface Player {
  /** Who played the card, and so where it lies. */
  readonly seat: number;
  readonly card: string;
  /** Where it goes, if it goes. */
  readonly went: Went | null;
}

export interface Act {
  /** Do the cards turn up first, or do they lie open already? */
  readonly turns: boolean;
  readonly players: readonly Player[];
}

/** down: face down, as they lay. up: turned. gather: the captured go to their captor,
 *  those that cancel each other lose their colour. home: to the piles. */
export type Phase = "down" | "up" | "gather" | "home";

export interface Cue {
  readonly act: Act;
  readonly phase: Phase;
  /** Milliseconds, at normal pace. */
  readonly lasts: number;
}

const REVEAL: Readonly<Record<Phase, number>> = { down: 40, up: 820, gather: 320, home: 400 };
const QUICK: Readonly<Record<Phase, number>> = { down: 0, up: 20, gather: 270, home: 310 };
const LONGEST_REVEAL = 1600;
const LONGEST = 600;
const LAYING = 160;

export function actsOf(events: readonly { readonly event: string }[]): Act[] {
  const acts: { turns: boolean; players: Player[] }[] = [];
  for (const one of events as readonly Event[]) {
    if (one.event === "revealed") {
      acts.push({ turns: true, players: one.cards.map((card, seat) => ({ seat, card, went: null })) });
    } else if (one.event === "went") {
      if (acts.length === 0) acts.push({ turns: false, players: [] });
      place(acts.at(-1)?.players ?? [], one);
    }
  }
  return acts;
}

function place(players: Player[], went: Went): void {
  const at = players.findIndex((player) => player.seat === went.owner);
  players.splice(at < 0 ? players.length : at, 1, { seat: went.owner, card: went.card, went });
}

/** Does somebody take this card from somebody else? */
export function isTaken(player: Player): boolean {
  return player.went !== null && player.went.to !== null && player.went.to !== player.seat;
}

/** What is shown when. Several tricks that play themselves share the time of one. */
export function cuesOf(acts: readonly Act[]): Cue[] {
  const cues = acts.flatMap(phasesOf);
  const whole = lengthOf(cues);
  const most = acts.some((act) => act.turns) ? LONGEST_REVEAL : LONGEST;
  return whole <= most ? cues : cues.map((cue) => ({ ...cue, lasts: (cue.lasts * most) / whole }));
}

function phasesOf(act: Act): Cue[] {
  const times = act.turns ? REVEAL : QUICK;
  const phases: Phase[] = ["up"];
  if (act.turns) phases.unshift("down");
  if (act.players.some((player) => isTaken(player) || player.went?.why === "cancelled")) phases.push("gather");
  if (act.players.some((player) => player.went)) phases.push("home");
  return phases.map((phase) => ({ act, phase, lasts: times[phase] }));
}

function lengthOf(cues: readonly Cue[]): number {
  return cues.reduce((sum, cue) => sum + cue.lasts, 0);
}

/** How long these events should be looked at. */
export function paceOf(events: readonly Event[]): number {
  const length = lengthOf(cuesOf(actsOf(events)));
  return length > 0 ? length : events.some((one) => one.event === "chose") ? LAYING : 0;
}
