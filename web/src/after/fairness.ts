/** The promise of fair chance: the SHA-256 of a seed, shown before the game; the seed comes after it. */
import type { Promised, Stage } from "../lib/promises.svelte";

/** A promise that was first seen in the middle of a game says nothing of what came before; one that was first
 *  seen when all was over proves nothing. */
export type Verdict = "kept-open" | "kept-start" | "kept-later" | "kept-over" | "broken" | "cannot";

/** Works out the SHA-256 of a seed in hexadecimal; null where a browser does not let us. */
export async function fingerprint(seed: string): Promise<string | null> {
  // Browsers hide this on plain http:// addresses, which are common in a home network.
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const digest = new Uint8Array(await subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Judge by the promise that this device saw first, whatever the server has shown since. */
export function judge({ first, stage }: Pick<Promised, "first" | "stage">, found: string | null): Verdict {
  if (found === null) return "cannot";
  return found === first ? `kept-${stage}` : "broken";
}

const SURE: readonly Stage[] = ["open", "start"];

/** The mark beside a verdict. */
export function markOf(verdict: Verdict): "yes" | "no" | "unsure" {
  if (verdict === "broken") return "no";
  return SURE.some((stage) => verdict === `kept-${stage}`) ? "yes" : "unsure";
}

/** A day and a time, "4 May 2026 at 14:03": our English is British. */
export function dayAndTime(at: number, language: string): string {
  return new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, { dateStyle: "long", timeStyle: "short" }).format(at);
}
