/** The board in words, for people who do not see it. */
import type { OeufsView } from "../../generated/protocol";
import { listed, t } from "../../lib/i18n.svelte";
import { campOf, faceOn, seatOf, symbolName, TURNED, visibleEggs } from "./eggs";

export function symbolWord(symbol: string): string {
  return t(`oeufs-symbol-${symbolName(symbol)}`);
}

/** Would an egg that goes there be turned (OE-10)? */
export function turnsThere(view: OeufsView, start: string, end: string): boolean {
  const [owner, camp] = [seatOf(view.board[start] ?? TURNED), campOf(view, end)];
  return owner !== null && camp !== null && camp !== owner;
}

/** A square, what lies on it, and whose camp it is. */
export function squareInWords(view: OeufsView, square: string, names: readonly string[]): string {
  const camp = campOf(view, square);
  const place = camp === null ? "" : t(camp === view.seat ? "oeufs-own-camp" : "oeufs-camp", { who: names[camp] ?? "" });
  return [square, eggInWords(view, square, names), place].filter(Boolean).join(", ");
}

function eggInWords(view: OeufsView, square: string, names: readonly string[]): string {
  const egg = view.board[square];
  if (egg === undefined) return t("oeufs-empty");
  const face = faceOn(view, square);
  if (face === null) return t("oeufs-turned-egg");
  const details = { who: names[face] ?? "", symbol: symbolWord(view.players[face]?.symbol ?? "") };
  if (egg === TURNED) return t("oeufs-seen-egg", details);
  return t(face === view.seat ? "oeufs-own-egg" : "oeufs-egg", details);
}

/** The whole position. */
export function positionInWords(view: OeufsView, names: readonly string[]): string[] {
  const list = (squares: readonly string[]): string =>
    squares.length ? listed(squares) : t("oeufs-none");
  const turn = view.turn_of === null ? t("oeufs-tell-over") : t("oeufs-tell-turn", { who: names[view.turn_of] ?? "" });
  const sentences = [`${turnInWords(view)}.`, turn];
  view.players.forEach(({ symbol, camp, out }, seat) => {
    const details = { who: names[seat] ?? "", symbol: symbolWord(symbol), camp: list(camp), eggs: list(visibleEggs(view, seat)) };
    sentences.push(t(out ? "oeufs-tell-out" : "oeufs-tell-player", details));
  });
  const turned = Object.keys(view.board).filter((square) => view.board[square] === TURNED);
  sentences.push(t("oeufs-tell-turned", { eggs: list(turned) }));
  if (view.looked) sentences.push(t("oeufs-tell-looked", { who: names[view.looked.seat] ?? "", square: view.looked.square }));
  const seen = view.you?.look;
  if (seen) sentences.push(t("oeufs-only-you", { symbol: symbolWord(seen.symbol), square: seen.square }));
  return sentences;
}

export function turnInWords(view: OeufsView): string {
  const key = view.turn_limit ? "oeufs-turn-of" : "oeufs-turn";
  return t(key, { turn: view.turn, limit: view.turn_limit });
}
