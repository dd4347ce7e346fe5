/** The promise of fair chance: the SHA-256 of a seed, shown before the game; the seed comes after it. */
export type Verdict = "kept" | "broken" | "cannot";

/** Works out the SHA-256 of a seed in hexadecimal; null where a browser does not let us. */
export async function fingerprint(seed: string): Promise<string | null> {
  // Browsers hide this on plain http:// addresses, which are common in a home network.
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const digest = new Uint8Array(await subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function judge(promised: string, found: string | null): Verdict {
  if (found === null) return "cannot";
  return found === promised ? "kept" : "broken";
}
