/** Cards, melds and the whole position in words of the reader's language. */
import type { GologoloView } from "../../generated/protocol";
import { listed, t } from "../../lib/i18n.svelte";
import { cardsIn, face, type Colour, type Fill, type Shape } from "./cards";

export const SHAPE_NAMES: Record<Shape, string> = { C: "circle", S: "square", T: "triangle", H: "hexagon" };
export const COLOUR_NAMES: Record<Colour, string> = { b: "blue", y: "yellow", g: "green", r: "red" };
export const FILL_NAMES: Record<Fill, string> = { "0": "empty", "1": "half", "2": "full" };

function worded(key: string, card: string): string {
  const { shape, colour, fill } = face(card);
  return t(key, { shape: SHAPE_NAMES[shape], colour: COLOUR_NAMES[colour], fill: FILL_NAMES[fill] });
}

/** "full red hexagon": what stands on a label. */
export const cardWords = (card: string): string => worded("gologolo-card", card);

/** "the full red hexagon": as a sentence has it. */
export const theCard = (card: string): string => worded("gologolo-the-card", card);

/** Cards written one behind the other, in words. */
export const meldWords = (name: string): string => cardList(cardsIn(name));

/** "the empty blue circle, the full red hexagon and the empty green square" */
export const cardList = (cards: readonly string[]): string => listed(cards.map(theCard));

const CARD = /[CSTH][bygr][012]/g;
const SOME_CARDS = /\b[CSTH][bygr][012](?:[ ,-]*[CSTH][bygr][012])*\b/g;

/** A sentence of the server, which names cards as people write them down. */
export function spelt(sentence: string): string {
  const pair = new RegExp(`(?<![\\p{L}])${t("gologolo-before-two")} ([CSTH][bygr][012])\\b`, "gu");
  return sentence
    .replace(pair, (_, card: string) => worded("gologolo-of-two", card))
    .replace(SOME_CARDS, (cards) => cardList(cards.match(CARD) ?? []));
}

/** The whole position, for people who do not see it: only what this view holds. */
export function describe(view: GologoloView, names: readonly string[]): string[] {
  const who = (seat: number): string => names[seat] ?? "?";
  const sentences = [t("gologolo-tell-round", { round: view.round, rounds: view.rounds })];
  if (view.ending) return [...sentences, ...view.players.map((player, seat) => total(who(seat), player.score))];
  if (view.actor !== null) sentences.push(t(`gologolo-tell-${doing(view)}`, { who: who(view.actor) }));
  sentences.push(t("gologolo-tell-stock", { count: view.stock }));
  sentences.push(
    view.visible ? t("gologolo-tell-visible", { card: theCard(view.visible) }) : t("gologolo-tell-no-visible"),
  );
  view.players.forEach((player, seat) => {
    sentences.push(t("gologolo-tell-player", { who: who(seat), cards: player.cards, score: player.score }));
    for (const meld of player.melds) sentences.push(t("gologolo-tell-meld", { who: who(seat), cards: meldWords(meld) }));
  });
  if (view.you?.hand.length) sentences.push(t("gologolo-tell-hand", { cards: cardList(view.you.hand) }));
  if (view.you?.answer) sentences.push(t(`gologolo-answered-${view.you.answer}`));
  const covered = view.visible ? view.discards.slice(0, -1) : view.discards;
  if (covered.length) sentences.push(t("gologolo-tell-covered", { cards: cardList(covered) }));
  return sentences;
}

const total = (who: string, score: number): string => t("gologolo-tell-total", { who, score });

function doing(view: GologoloView): "moment" | "turn" | "discard" {
  return view.asks === "claim" ? "moment" : view.asks === "turn" ? "turn" : "discard";
}
