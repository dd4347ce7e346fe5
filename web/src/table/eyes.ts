/** Whose eyes a screen looks through, so that nobody at a shared one sees what is another's. */
import type { GameView } from "../generated/protocol";

/** A seat of this screen, as it stands now. */
export interface SeatNow {
  readonly seat: number;
  readonly view: GameView | null;
  /** Must this seat decide something now? In a moment where silence is an answer, nobody must. */
  readonly decides: boolean;
}

export interface Look {
  /** The seat whose view is drawn; null for what any stranger may see. */
  readonly eyes: number | null;
  /** Who should take the screen before more is shown. */
  readonly handTo: number | null;
}

/** Where the screen was before. */
export interface Before {
  readonly eyes: number | null;
  /** The last seat that had the screen for itself: the next one comes after it. */
  readonly last: number | null;
  /** Did this seat's person ask to look, without having to decide? */
  readonly peeking: boolean;
}

const STRANGER: Look = { eyes: null, handTo: null };
const of = (eyes: number): Look => ({ eyes, handTo: null });

export function look(seats: readonly SeatNow[], before: Before): Look {
  const [only] = seats;
  if (!only) return STRANGER;
  if (seats.length === 1) return of(only.seat);
  if (seats.some((one) => one.view?.ending)) return STRANGER;

  const current = seats.find((one) => one.seat === before.eyes);
  if (current && (current.decides || before.peeking)) return of(current.seat);

  const next = inTurn(seats, before.last).find((one) => one.decides);
  if (next) return isSecret(next, seats) ? { eyes: null, handTo: next.seat } : of(next.seat);
  return current && !hides(current.view) ? of(current.seat) : STRANGER;
}

/** All seats, beginning with the one after `last`. */
function inTurn(seats: readonly SeatNow[], last: number | null): readonly SeatNow[] {
  const start = last === null ? 0 : seats.findIndex((one) => one.seat > last);
  return start <= 0 ? seats : [...seats.slice(start), ...seats.slice(0, start)];
}

/** Must the others look away while this seat decides? Yes if something is hidden from somebody at this
 *  screen, or if several decide at once and must not copy from each other. */
function isSecret(next: SeatNow, seats: readonly SeatNow[]): boolean {
  if (!privatePartOf(next.view)) return false;
  return (next.view?.waiting.length ?? 0) > 1 || seats.some((one) => hides(one.view));
}

/** Does this view hold anything that the others must not see? */
export function hides(view: GameView | null): boolean {
  return Object.values(privatePartOf(view) ?? {}).some((part) => (Array.isArray(part) ? part.length > 0 : part !== null));
}

/** Every game puts what one seat alone may see into `you`; games without secrets have no such part. */
function privatePartOf(view: GameView | null): object | null {
  return view && "you" in view ? view.you : null;
}
