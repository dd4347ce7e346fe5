import { expect, it, vi } from "vitest";
import { settings } from "../lib/settings.svelte";
import { onKey } from "./shortcuts";

function press(key: string, on: Element = document.body, more: KeyboardEventInit = {}): void {
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
}

it("hears single keys, but not while somebody writes, holds Ctrl, or has a sheet open", () => {
  const undo = vi.fn();
  const hear = onKey({ u: undo });
  window.addEventListener("keydown", hear);
  document.body.innerHTML = `<input id="text"><input id="box" type="checkbox"><dialog></dialog>`;
  press("u");
  press("U", document.querySelector("#box") as Element);
  expect(undo).toHaveBeenCalledTimes(2);

  press("x");
  press("u", document.querySelector("#text") as Element);
  press("u", document.body, { ctrlKey: true });
  document.querySelector("dialog")?.setAttribute("open", "");
  press("u");
  expect(undo).toHaveBeenCalledTimes(2);
  window.removeEventListener("keydown", hear);
});

it("hears none of them when they are switched off", () => {
  const undo = vi.fn();
  const hear = onKey({ u: undo, "?": undo });
  window.addEventListener("keydown", hear);
  document.body.innerHTML = "";
  settings.keys = false;
  press("u");
  press("?");
  expect(undo).not.toHaveBeenCalled();
  settings.keys = true;
  press("u");
  expect(undo).toHaveBeenCalledOnce();
  window.removeEventListener("keydown", hear);
});
