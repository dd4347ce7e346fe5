/** What a pile is worth, and why (GR-16, 17, 19, 20, 24). */
import { t } from "../../lib/i18n.svelte";
import type { ScoreLine } from "../module";
import { cardOf, type Group } from "./cards";

export interface Heap {
  readonly group: Group;
  readonly cards: readonly string[];
  readonly points: number;
}

const GROUPS: readonly Group[] = ["good", "bad", "ogre", "sorcerer"];

/** A pile sorted by what scores together; groups without a card are left out. */
export function heaps(pile: readonly string[], variant: string): Heap[] {
  return GROUPS.map((group) => {
    const cards = pile.filter((card) => cardOf(card).group === group);
    return { group, cards, points: worth(group, cards, variant) };
  }).filter((heap) => heap.cards.length > 0);
}

/** The whole score of a pile. */
export function total(pile: readonly string[], variant: string): number {
  return heaps(pile, variant).reduce((sum, heap) => sum + heap.points, 0);
}

/** The same line by line, each with its reason; what can never score in this variant is not mentioned. */
export function lines(pile: readonly string[], variant: string): ScoreLine[] {
  const counted = heaps(pile, variant).filter((heap) => scores(heap.group, variant));
  if (counted.length === 0) return [{ label: t("gruell-score-none"), points: 0, clause: clauseOf("good", variant) }];
  return counted.map((heap) => ({
    label: reasonOf(heap, variant),
    points: heap.points,
    clause: clauseOf(heap.group, variant),
  }));
}

/** Why a heap is worth what it is. */
function reasonOf({ group, cards }: Heap, variant: string): string {
  if (group === "ogre") return ogresInWords(cards);
  if (group === "sorcerer" || variant === "kid") return t(`gruell-score-${group}`, { cards: cards.length });
  return t(`gruell-score-${group}`, { cards: cards.map((card) => cardOf(card).figure).join(" ") });
}

/** Ogres score only together: which of them lie here, and which are missing. */
export function ogresInWords(ogres: readonly string[]): string {
  const count = ogres.length;
  if (!ogres.includes("PO")) return t("gruell-score-ogre-no-po", { count });
  if (!ogres.includes("GO")) return t("gruell-score-ogre-no-go", { count });
  return t(count > 2 ? "gruell-score-ogre-more" : "gruell-score-ogre-pair", { count });
}

function clauseOf(group: Group, variant: string): string {
  if (variant === "kid") return "GR-24";
  if (group === "sorcerer") return "GR-20";
  if (group === "ogre") return plays(variant, "1") ? "GR-19" : "GR-17";
  return "GR-16";
}

export function scores(group: Group, variant: string): boolean {
  if (group === "ogre") return variant !== "kid";
  if (group === "sorcerer") return plays(variant, "2");
  return true;
}

function worth(group: Group, cards: readonly string[], variant: string): number {
  if (!scores(group, variant)) return 0;
  if (group === "ogre") return ogreBonus(cards, variant);
  if (group === "sorcerer") return 5 * cards.length;
  return cards.reduce((sum, card) => sum + cardOf(card).value, 0);
}

function ogreBonus(ogres: readonly string[], variant: string): number {
  if (!ogres.includes("PO") || !ogres.includes("GO")) return 0;
  const [pair, more] = plays(variant, "1") ? [10, 17] : [8, 13];
  return ogres.length > 2 ? more : pair;
}

function plays(variant: string, part: string): boolean {
  return variant.split("+").includes(part);
}
