/** What may be done now, as the board offers it: read from the choices and from nothing else. */
import type { Choice } from "../../generated/protocol";
import { meldOf } from "./cards";

export interface Offers {
  readonly draw: boolean;
  readonly gologolo: boolean;
  readonly out: boolean;
  readonly pass: boolean;
  /** The cards that may be discarded. */
  readonly drops: ReadonlySet<string>;
  /** The melds that may be laid from the hand, by name. */
  readonly lays: readonly string[];
  /** The melds that may be laid with the visible card. */
  readonly takes: readonly string[];
}

export function offersOf(choices: readonly Choice[]): Offers {
  const actions = choices.map((choice) => choice.action);
  const named = (verb: string): string[] =>
    actions.filter((action) => action.startsWith(`${verb}-`)).map((action) => action.slice(verb.length + 1));
  return {
    draw: actions.includes("draw"),
    gologolo: actions.includes("gologolo"),
    out: actions.includes("out"),
    pass: actions.includes("pass"),
    drops: new Set(named("drop")),
    lays: named("lay"),
    takes: named("take"),
  };
}

/** When nothing may be done. */
export const NOTHING: Offers = offersOf([]);

/** The action that these cards of the hand stand for, if it is on offer: one card is a discard,
 *  three are a meld, two are a meld with the visible card. */
export function meantBy(cards: readonly string[], offers: Offers, visible: string | null): string | null {
  const [only] = cards;
  if (cards.length === 1 && only && offers.drops.has(only)) return `drop-${only}`;
  const meld = meldOf(cards);
  if (meld && offers.lays.includes(meld)) return `lay-${meld}`;
  const taken = visible && cards.length === 2 ? meldOf([...cards, visible]) : null;
  return taken && offers.takes.includes(taken) ? `take-${taken}` : null;
}
