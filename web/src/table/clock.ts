/** Clocks by the server's time. */
import type { SeatState } from "../generated/protocol";

/** Seconds left for a seat, or null where no clock is set. */
export function left(seat: SeatState, now: number): number | null {
  if (typeof seat.clock_ends === "number") return Math.max(0, seat.clock_ends - now);
  return seat.clock ?? null;
}

export type Span =
  | { readonly unit: "days" | "hours"; readonly more: number; readonly less: number }
  | { readonly unit: "figures"; readonly figures: string };

const HOUR = 3600;
const DAY = 24 * HOUR;

/** How a span of seconds is told: in days and hours, in hours and minutes, or in figures like 4:07. */
export function span(seconds: number): Span {
  const whole = Math.ceil(seconds);
  if (whole >= DAY) return { unit: "days", more: Math.floor(whole / DAY), less: Math.floor((whole % DAY) / HOUR) };
  if (whole >= HOUR) return { unit: "hours", more: Math.floor(whole / HOUR), less: Math.floor((whole % HOUR) / 60) };
  return { unit: "figures", figures: `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}` };
}
