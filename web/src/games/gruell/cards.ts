/** The cards of Grüll, as the server writes them, and what one needs to know to show them. */
import { t } from "../../lib/i18n.svelte";

export type Group = "good" | "bad" | "ogre" | "sorcerer";

export interface Card {
  /** Its drawing is the symbol `gruell-<art>`; its name the text `gruell-card-<art>`. */
  readonly art: string;
  readonly group: Group;
  /** What a goblin scores in a pile; ogres and sorcerers have no value of their own. */
  readonly value: number;
  /** As people read it, with a real minus sign; empty for those without a value. */
  readonly figure: string;
  /** The colour of its ground, for cards too small for a drawing. */
  readonly ground: string;
}

const CARDS: Readonly<Record<string, Card>> = {
  "+2": { art: "p2", group: "good", value: 2, figure: "+2", ground: "#aebd86" },
  "+3": { art: "p3", group: "good", value: 3, figure: "+3", ground: "#e4c672" },
  "+4": { art: "p4", group: "good", value: 4, figure: "+4", ground: "#e3a26d" },
  "+6": { art: "p6", group: "good", value: 6, figure: "+6", ground: "#d9a02a" },
  good: { art: "good", group: "good", value: 1, figure: "+", ground: "#d3c97e" },
  "-2": { art: "m2", group: "bad", value: -2, figure: "−2", ground: "#57758a" },
  "-4": { art: "m4", group: "bad", value: -4, figure: "−4", ground: "#453740" },
  bad: { art: "bad", group: "bad", value: -1, figure: "−", ground: "#4e6270" },
  PO: { art: "po", group: "ogre", value: 0, figure: "", ground: "#2d5f5b" },
  GO: { art: "go", group: "ogre", value: 0, figure: "", ground: "#8a4a24" },
  S: { art: "s", group: "sorcerer", value: 0, figure: "", ground: "#1f2f4c" },
};

export function cardOf(written: string): Card {
  const card = CARDS[written];
  if (!card) throw new Error(`no such card: ${written}`);
  return card;
}

/** The name of a card in words. */
export function nameOf(written: string): string {
  return t(`gruell-card-${cardOf(written).art}`);
}

/** The letter by which a seat is written in actions. */
export function letterOf(seat: number): string {
  return String.fromCharCode("A".charCodeAt(0) + seat);
}

/** How many there are of each card, in the order in which they first come. */
export function counted(cards: readonly string[]): [card: string, count: number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

/** These cards without some of them; each takes away only one of its kind. */
export function without(cards: readonly string[], some: readonly string[]): string[] {
  const left = [...cards];
  for (const card of some) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
