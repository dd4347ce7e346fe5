/** What a tap on a square means, in words. */
import type { GootmuView } from "../../generated/protocol";
import { has, t } from "../../lib/i18n.svelte";
import type { Aim } from "./offer";
import { objectWords, pawnWords } from "./words";

export function aimWords(aim: Aim, view: GootmuView, names: readonly string[]): string {
  if (aim.kind === "route") return t("gootmu-walk", { steps: aim.path.length ? aim.path.length - 1 : aim.actions.length });
  if (aim.kind === "step" && view.asks === "walk") return t(aim.costly ? "gootmu-step-costly" : "gootmu-step");
  if (aim.costly) return begun(aim.label); // with what it costs
  const key = `gootmu-do-${view.asks}`;
  if (aim.kind === "thing" || aim.kind === "pawn") return has(key) ? t(key, { what: objectOf(aim, view, names) }) : begun(objectOf(aim, view, names));
  if (aim.kind === "monster") return t("gootmu-say-monster");
  if (aim.kind === "square" || aim.kind === "step") return has(key) ? t(key) : begun(aim.label);
  return begun(aim.label);
}

function objectOf(aim: Aim, view: GootmuView, names: readonly string[]): string {
  const thing = view.things.find(({ name }) => name === aim.thing);
  if (thing) return objectWords(thing, names, view.seat);
  return aim.pawn ? pawnWords(aim.pawn, names) : begun(aim.label);
}

export function begun(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** What the accessible name of a square adds about what can be done there. */
export function aimNames(aims: readonly Aim[], view: GootmuView, names: readonly string[]): string[] {
  return aims.map((aim) => [aimWords(aim, view, names), ...aim.told].join(": "));
}
