import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Confirm from "./Confirm.svelte";
import type { Session } from "./session.svelte";

const CHOICE = { action: "draw", label: "Draw" };
/** As much of a session as a question needs; a class, so that what is changed is changed here too. */
class Asking {
  confirming: typeof CHOICE | null = CHOICE;
  confirm = vi.fn();
  table = null;
  spelt = (text: string): string => text;
}
let session: Session;

beforeEach(() => {
  document.body.innerHTML = `<button id="card">a card</button>`;
  session = new Asking() as unknown as Session;
  document.querySelector<HTMLElement>("#card")?.focus();
});
afterEach(cleanup);

function asked(): HTMLElement[] {
  const { container } = render(Confirm, { session, choice: CHOICE });
  flushSync();
  return [...container.querySelectorAll("button")];
}

it("asks with the focus on the answer", () => {
  const [yes] = asked();
  expect(document.activeElement).toBe(yes);
});

it.each(["Escape", "no"])("goes back to where one was after %s", async (how) => {
  const [, no] = asked();
  if (how === "no") no?.click();
  else window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  await vi.waitFor(() => expect(document.activeElement?.id).toBe("card"));
  expect(session.confirming).toBeNull();
});

it("goes back to the same choice though its button was made anew", async () => {
  const [, no] = asked();
  document.querySelector("#card")?.replaceWith(Object.assign(document.createElement("button"), { id: "anew" }));
  document.querySelector("#anew")?.setAttribute("data-action", "draw");
  no?.click();
  await vi.waitFor(() => expect(document.activeElement?.id).toBe("anew"));
});
