/** The arrow keys walk, unless they are wanted for something else. */
import type { Direction } from "./geometry";

const ARROWS: Readonly<Record<string, Direction>> = { ArrowUp: "n", ArrowRight: "e", ArrowDown: "s", ArrowLeft: "w" };

export function arrowOf(event: KeyboardEvent): Direction | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  return ARROWS[event.key] ?? null;
}

/** On the squares arrows look around, and walk with Shift; fields, lists and sheets have arrows of their own. */
export function takesArrows(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || document.querySelector("dialog[open]")) return false;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest("input, textarea, select, [contenteditable], [role=log], [role=tablist], [role=menu]")) return false;
  return at?.closest("[data-square]") ? event.shiftKey : true;
}
