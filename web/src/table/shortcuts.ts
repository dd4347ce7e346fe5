/** Single keys do what is done often, but never while somebody writes or a sheet lies over the table. */
import { settings } from "../lib/settings.svelte";

export type Keys = Readonly<Record<string, () => void>>;

export function onKey(keys: Keys): (event: KeyboardEvent) => void {
  return (event) => {
    if (!settings.keys) return; // who speaks to their computer, or types by chance, can do without
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isBusy(event.target)) return;
    const action = keys[event.key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  };
}

function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]")) return true;
  return target instanceof Element && target.matches("input:not([type=checkbox], [type=range]), textarea, select, [contenteditable]");
}
