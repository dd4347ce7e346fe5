/** The whole position in sentences. */
import type { ViewOf } from "../../generated/protocol";
import { listed, t } from "../../lib/i18n.svelte";
import { counted, nameOf } from "./cards";

type View = ViewOf<"gruell">;

/** Cards in words: "goblin +2, goblin +4 twice and the Sorcerer". */
export function inWords(cards: readonly string[]): string {
  const words = counted(cards).map(([card, count]) => t("gruell-times", { card: nameOf(card), count }));
  return words.length ? listed(words) : t("gruell-nothing");
}

export function describe(view: View, names: readonly string[]): string[] {
  const played = view.table.flatMap((card, seat) =>
    card === null ? [] : [t("gruell-played-by", { card: nameOf(card), who: names[seat] ?? "" })],
  );
  const said = [view.ending ? t("gruell-say-over") : t("gruell-trick", { trick: view.trick, tricks: view.tricks })];
  if (played.length) said.push(t("gruell-say-table", { cards: listed(played) }));
  if (view.you?.choice) said.push(t("gruell-say-choice", { card: nameOf(view.you.choice) }));
  view.players.forEach((player, seat) => {
    const who = names[seat] ?? "";
    said.push(t("gruell-say-score", { who, points: player.score }));
    said.push(t("gruell-say-pile", { who, cards: inWords(player.pile) }));
    said.push(t("gruell-say-holds", { who, cards: inWords(player.holds) }));
    if (player.ready) said.push(t("gruell-say-ready", { who }));
  });
  if (view.lost.length) said.push(t("gruell-say-lost", { cards: inWords(view.lost) }));
  return said;
}
