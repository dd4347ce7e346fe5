/** What the board lights up: made of what is on offer, what is pointed at and what is remembered. */
import type { GootmuView } from "../../generated/protocol";
import type { Aim, Offer } from "./offer";
import type { Recalled } from "./recall";
import type { Lit } from "./stage/lit";
import type { Path } from "./stage/Overlay.svelte";

/** Lit squares, the weakest first: what is pointed at in the log, the mover's own, then what can be tapped. */
export function litSquares(view: GootmuView, offer: Offer, recalled: Recalled, touched: ReadonlySet<string>, active: boolean, hint: string | null = null): Map<string, Lit> {
  const lit = new Map<string, Lit>();
  for (const square of [...recalled.squares, ...touched]) lit.set(square, "mine");
  const mover = active ? view.pawns.find(({ name }) => name === view.moving) : undefined;
  if (mover) lit.set(mover.square, "mine");
  const routed = [...offer.aims.values()].flat().some(({ kind }) => kind === "route");
  for (const [square, aims] of offer.aims) {
    const tone = toneOf(aims, routed, hint);
    if (tone) lit.set(square, tone);
  }
  return lit;
}

function toneOf(aims: readonly Aim[], routed: boolean, hint: string | null): Lit | null {
  const ways = aims.filter(({ kind }) => kind === "route").length;
  if (ways) return ways > 1 ? "other" : "end";
  // A single step is always possible, and the monster may always be moved; both would only drown what is asked.
  const drowns = ({ kind, actions, costly }: Aim): boolean =>
    (kind === "monster" || (routed && kind === "step" && !costly)) && actions[0] !== hint;
  const others = aims.filter((aim) => !drowns(aim));
  if (!others.length) return null;
  return others.some(({ kind, costly }) => costly || kind === "cross" || kind === "token-cross") ? "warn" : "choice";
}

/** The ways that are drawn: the one that would be walked, those that differ, and those the log speaks of. */
export function paths(aims: readonly Aim[], main: number, recalled: Recalled): Path[] {
  const ways = aims.map(({ path }, index) => ({ squares: path, counted: index === main, tone: index === main ? ("main" as const) : ("other" as const) }));
  const log = recalled.paths.map((squares) => ({ squares, counted: false, tone: "log" as const }));
  // The main one lies on top.
  return [...log, ...ways.filter(({ tone }) => tone === "other"), ...ways.filter(({ tone }) => tone === "main")].filter(
    ({ squares }) => squares.length > 1,
  );
}
