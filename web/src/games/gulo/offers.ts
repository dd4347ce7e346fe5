/** What may be done now, and what would come of it: read from the choices and the view. */
import type { Choice, GuloEgg, GuloView } from "../../generated/protocol";

export interface Offers {
  /** The choice of each colour that may be stolen. */
  readonly colours: ReadonlyMap<string, Choice>;
  readonly turn: Choice | null;
  /** The choice of each egg that may be named. */
  readonly eggs: ReadonlyMap<string, Choice>;
}

export function offersOf(choices: readonly Choice[]): Offers {
  const of = (kind: string): [string, Choice][] =>
    choices.filter((choice) => choice.kind === kind).map((choice) => [String(choice.target?.[kind]), choice]);
  return {
    colours: new Map(of("colour")),
    turn: choices.find(({ kind }) => kind === "turn") ?? null,
    eggs: new Map(of("egg")),
  };
}

/** The number of the next tile that lies face down; null if none does. */
export function nextHidden(view: GuloView): number | null {
  const index = view.path.indexOf(null);
  return index < 0 ? null : index + 1;
}

/** To which tile does stealing this colour bring whoever plays (GU-16, GU-22)? Null for junior: to the end. */
export function goalOf(view: GuloView, colour: string): number | null {
  const at = view.at[view.turn_of ?? 0] ?? 0;
  if (colour === "purple") return null;
  if (view.from_deck) return view.fast ? at : view.path.length + 1;
  const index = view.path.indexOf(colour, at);
  return index < 0 ? null : index + 1;
}

/** To which tile does an alarm bring them back (GU-18, GU-26)? 0 is the start. */
export function backOf(view: GuloView, colour: string): number {
  const at = view.at[view.turn_of ?? 0] ?? 0;
  if (colour === "purple") return Math.max(0, at - 1);
  return at > 1 ? view.path.lastIndexOf(colour, at - 2) + 1 : 0;
}

/** The eggs of this colour in the nest, from the highest. */
export function eggsOf(view: GuloView, colour: string): readonly GuloEgg[] {
  return view.eggs.filter((egg) => egg.colour === colour);
}

/** The lowest and the highest risk of these eggs in percent; null where no odds are known. */
export function risksOf(eggs: readonly GuloEgg[]): readonly [number, number] | null {
  const risks = eggs.flatMap(({ risk }) => (risk === null ? [] : [percent(risk)]));
  return risks.length ? [Math.min(...risks), Math.max(...risks)] : null;
}

export function percent(risk: number): number {
  return Math.round(risk / 10);
}

export type Asked = { readonly act: string } | { readonly why: string } | null;

/** What tapping a tile of the path means while a colour is chosen: the choice for it, or why there is none. */
export function askedBy(view: GuloView, offers: Offers, number: number): Asked {
  const colour = view.path[number - 1];
  if (colour === undefined) return null;
  const choice = colour === null ? offers.turn : offers.colours.get(colour);
  return choice ? { act: choice.action } : { why: colour ?? "turn" };
}
