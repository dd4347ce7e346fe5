import { beforeEach, expect, it, vi } from "vitest";

type Tab = typeof import("./settings.svelte");

async function tab(): Promise<Tab> {
  vi.resetModules();
  return import("./settings.svelte");
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

it("changes only what is changed, and leaves what another tab has set", async () => {
  const [first, second] = [await tab(), await tab()];
  first.change({ name: "Ana", sound: false });
  second.change({ theme: "dark" });
  expect(JSON.parse(localStorage.getItem("tablee.settings") ?? "")).toEqual({ name: "Ana", sound: false, theme: "dark" });
  expect((await tab()).settings).toMatchObject({ name: "Ana", sound: false, theme: "dark", pace: 1 });
});

it("travels at the person's pace, or hardly at all; what has to be read is read at the person's pace alone", async () => {
  const { change, lasting, looking } = await tab();
  expect([lasting(300), looking(600)]).toEqual([300, 600]);
  change({ pace: 1.6 });
  expect([lasting(300), looking(600)]).toEqual([480, 960]);
  change({ pace: 0.5, motion: "reduced" });
  expect([lasting(300), lasting(50), looking(600)]).toEqual([80, 50, 300]);
});

it("moves little where the device asks for it", async () => {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("prefers-reduced-motion") }));
  const { applySettings, lasting, reducedMotion } = await tab();
  applySettings();
  expect([reducedMotion(), lasting(300)]).toEqual([true, 80]);
  expect(document.documentElement.classList.contains("reduced-motion")).toBe(true);
});

it("is lit as it is set, and as the device is where nothing is set", async () => {
  const { change } = await tab();
  const root = document.documentElement;
  change({ theme: "dark" });
  expect(root.dataset["theme"]).toBe("dark");
  change({ theme: "light" });
  expect(root.dataset["theme"]).toBe("light");
  change({ theme: "auto" });
  expect(root.hasAttribute("data-theme")).toBe(false);
});
