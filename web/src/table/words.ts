/** Small turns of phrase that several parts of the table use. */
import type { SeatState } from "../generated/protocol";
import { spoken, t } from "../lib/i18n.svelte";
import { span } from "./clock";

/** Seconds as a clock shows them. */
export function clockText(seconds: number): string {
  const told = span(seconds);
  return told.unit === "figures" ? told.figures : t(`table-span-${told.unit}`, { more: told.more, less: told.less });
}

/** Seconds as people agree on them: "2 min", "3 d 0 h". */
export function lengthText(seconds: number): string {
  if (seconds < 60) return t("table-span-seconds", { more: seconds });
  return seconds < 3600 && seconds % 60 === 0 ? t("table-span-minutes", { more: seconds / 60 }) : clockText(seconds);
}

/** A time of day. */
export function timeOfDay(at: number): string {
  return new Intl.DateTimeFormat(spoken(), { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(at * 1000);
}

/** The beginning of a fingerprint, in groups that people can compare. */
export function shortened(fingerprint: string): string {
  return `${(fingerprint.slice(0, 12).match(/.{1,4}/g) ?? []).join(" ")}…`;
}

/** Who sits there, in a word or two; nothing where the name says enough. */
export function roleOf(seat: SeatState, label: (level: string) => string): string {
  if (seat.kind === "bot") return t("table-bot", { level: label(seat.level ?? "") });
  if (seat.kind === "away") return t("table-bot-for");
  if (seat.kind === "open") return t("table-open-seat");
  return seat.present ? "" : t("table-away");
}
