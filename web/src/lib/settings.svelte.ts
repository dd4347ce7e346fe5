/** What a person has chosen on this device; it is remembered here and told to nobody. */
import { asObject, Stored } from "./stored.svelte";

export interface Settings {
  language: string;
  name: string;
  theme: "auto" | "light" | "dark";
  sound: boolean;
  /** How fast things travel: 1 is normal, 0.5 takes half the time. */
  pace: number;
  motion: "auto" | "reduced";
  /** Show all choices as a list beside the board. */
  list: boolean;
  /** Do single keys do something at the table? */
  keys: boolean;
}

const DEFAULTS: Settings = {
  language: "",
  name: "",
  theme: "auto",
  sound: true,
  pace: 1,
  motion: "auto",
  list: false,
  keys: true,
};

const store = new Stored("tablee.settings", asObject<Partial<Settings>>);

export const settings: Settings = $state({ ...DEFAULTS, ...store.now });

/** Change some settings; they are kept and applied at once. Another open tab keeps its own until it is loaded anew:
 *  nobody wants the light to change while they play. */
export function change(some: Partial<Settings>): void {
  Object.assign(settings, some);
  store.change((now) => ({ ...now, ...some }));
  applySettings();
}

/** Let the page look as it is set. */
export function applySettings(): void {
  const root = document.documentElement;
  if (settings.theme === "auto") root.removeAttribute("data-theme");
  else root.dataset["theme"] = settings.theme;
  root.classList.toggle("reduced-motion", reducedMotion());
}

/** Short fades instead of travel? */
export function reducedMotion(): boolean {
  return settings.motion === "reduced" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A duration in milliseconds, as this person wants it. */
export function lasting(milliseconds: number): number {
  return reducedMotion() ? Math.min(milliseconds, 80) : milliseconds * settings.pace;
}

/** How long something that has happened stays to be looked at: people read as slowly without motion. */
export function looking(milliseconds: number): number {
  return milliseconds * settings.pace;
}
