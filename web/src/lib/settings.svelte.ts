/** What a person has chosen on this device; it is remembered here and told to nobody. */
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
}

const KEY = "tablee.settings";
const DEFAULTS: Settings = {
  language: "",
  name: "",
  theme: "auto",
  sound: true,
  pace: 1,
  motion: "auto",
  list: false,
};

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...DEFAULTS, ...stored() });

/** Change some settings; they are kept and applied at once. */
export function change(some: Partial<Settings>): void {
  Object.assign(settings, some);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
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
