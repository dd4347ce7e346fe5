/** How long ago something was, in words: "5 minutes ago", « hier ». */
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["year", 365 * 86_400_000],
  ["month", 30 * 86_400_000],
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

export function since(then: number, language: string, now: number = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const passed = Math.max(0, now - then);
  for (const [unit, length] of UNITS) if (passed >= length) return words.format(-Math.floor(passed / length), unit);
  return words.format(0, "second");
}
