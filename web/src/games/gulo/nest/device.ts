/** How this device is lit. */
import { settings } from "../../../lib/settings.svelte";

const darkness = typeof matchMedia === "function" ? matchMedia("(prefers-color-scheme: dark)") : null;

/** Is it night in this theme? */
export function isNight(): boolean {
  return settings.theme === "auto" ? Boolean(darkness?.matches) : settings.theme === "dark";
}

/** Hear when the device changes between day and night; call the result to stop. */
export function whenLightChanges(heard: () => void): () => void {
  darkness?.addEventListener("change", heard);
  return () => darkness?.removeEventListener("change", heard);
}
