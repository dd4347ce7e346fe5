/** What lies on the squares, as the view tells it. */
import type { OeufsView } from "../../generated/protocol";

export const TURNED = "turned";

/** The symbols of the game, in the order of its box; their text keys are `oeufs-symbol-…`. */
const SYMBOL_NAMES: Readonly<Record<string, string>> = { "●": "round", "▲": "triangle", "◆": "diamond", "✱": "star" };

export function symbolName(symbol: string): string {
  return SYMBOL_NAMES[symbol] ?? "round";
}

/** The seat whose symbol an egg shows; null if it is turned. */
export function seatOf(egg: string): number | null {
  return egg === TURNED ? null : egg.charCodeAt(0) - "A".charCodeAt(0);
}

/** Whose symbol is to be seen on this square by the eyes of this view; null for none. */
export function faceOn(view: OeufsView, square: string): number | null {
  const egg = view.board[square];
  if (egg === undefined) return null;
  const seen = view.you?.look;
  if (seen?.square === square) return view.players.findIndex(({ symbol }) => symbol === seen.symbol);
  const winner = shownBy(view);
  if (winner !== null && egg === TURNED && view.players[winner]?.camp.includes(square)) return winner;
  return seatOf(egg);
}

/** Who has shown a camp full of eggs: that ends the game, and then they lie face up (OE-15). */
export function shownBy(view: OeufsView): number | null {
  return view.ending?.why === "eggs-home" ? view.ending.ranks.indexOf(1) : null;
}

/** Whose camp this square belongs to, if any. */
export function campOf(view: OeufsView, square: string): number | null {
  const seat = view.players.findIndex(({ camp }) => camp.includes(square));
  return seat === -1 ? null : seat;
}

/** How many turned eggs lie in a seat's camp. */
export function turnedAtHome(view: OeufsView, seat: number): number {
  return (view.players[seat]?.camp ?? []).filter((square) => view.board[square] === TURNED).length;
}

/** The squares of a seat's eggs that still show their symbol. */
export function visibleEggs(view: OeufsView, seat: number): string[] {
  return Object.keys(view.board).filter((square) => seatOf(view.board[square] as string) === seat);
}

/** How far a seat has come, as far as all can see: eggs turned, and turned eggs in its camp.
 *  Whose eggs those are is what the players must remember, so it is not counted. */
export function progressOf(view: OeufsView, seat: number): number {
  const player = view.players[seat];
  if (!player || player.out) return 0;
  return player.camp.length - visibleEggs(view, seat).length + turnedAtHome(view, seat);
}
