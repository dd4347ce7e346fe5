/** What some games explain in pictures on their page of rules: `legend/Legend.svelte` in the game's folder. */
import type { Component } from "svelte";
import { loadGameText } from "../lib/i18n.svelte";

const LEGENDS = import.meta.glob("../games/*/legend/Legend.svelte", { import: "default" }) as Record<string, () => Promise<Component>>;

/** The pictures of a game, with their words; null if it has none. */
export async function loadLegend(game: string): Promise<Component | null> {
  const load = LEGENDS[`../games/${game}/legend/Legend.svelte`];
  if (!load) return null;
  const [legend] = await Promise.all([load(), loadGameText(game)]);
  return legend;
}
