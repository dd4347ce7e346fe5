/** Sentences that explain what has only a short label: they are in our texts, or there are none. */
import { has, t } from "../lib/i18n.svelte";

/** What this option changes. */
export function aboutOption(game: string, option: string): string {
  return first(`option-${game}-${option}`);
}

/** How bots of this level play. */
export function aboutBot(game: string, level: string): string {
  return first(`bot-${game}-${level}`, `bot-${level}`);
}

function first(...keys: readonly string[]): string {
  const key = keys.find(has);
  return key === undefined ? "" : t(key);
}
