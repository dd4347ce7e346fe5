import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { startLanguage } from "../lib/i18n.svelte";
import { followLinks, go } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import RulesPage from "./RulesPage.svelte";

vi.hoisted(() => {
  globalThis.matchMedia = () => ({ matches: false }) as unknown as MediaQueryList;
});
const CLAUSES = [{ id: "GR-01", heading: "Cards", text: "Nine each." }, { id: "GR-02", heading: "Tricks", text: "All at once." }];
const GAMES = [{ key: "gruell", name: "Grüll", introduction: ["Score high.", "*Ruling* marks what we decided."] }];
let scrolled: string[];

function answering(status: number, body: unknown): void {
  vi.stubGlobal("fetch", (address: string) =>
    Promise.resolve(new Response(JSON.stringify(address.includes("/rules") ? body : GAMES), { status: address.includes("/rules") ? status : 200 })),
  );
}

beforeAll(() => startLanguage());
beforeEach(() => {
  scrolled = [];
  window.scrollTo = (() => scrolled.push("top")) as typeof window.scrollTo;
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.id);
  };
  window.addEventListener("click", followLinks);
  answering(200, CLAUSES);
  go("/rules/gruell");
});
afterEach(() => {
  cleanup();
  window.removeEventListener("click", followLinks);
  vi.unstubAllGlobals();
});

it("goes to a chapter as often as its link is followed", async () => {
  const { findByRole } = render(RulesPage, { game: "gruell" });
  const link = await findByRole("link", { name: "Tricks" });
  for (let time = 1; time <= 2; time++) {
    scrolled = [];
    flushSync(() => link.click());
    await vi.waitFor(() => expect(scrolled.at(-1)).toBe("chapter-2"));
  }
});

it("shows every square and marker of the maze with its name, its rule and its printed words, in either language", async () => {
  for (const [language, name] of [["en", "Slide 3 squares"], ["fr", "Glisse de 3 cases"]] as const) {
    settings.language = language;
    await startLanguage();
    const { findByText, container } = render(RulesPage, { game: "gootmu" });
    const slide = (await findByText(name)).closest("li");
    expect(slide?.textContent).toContain("SLIDE 3 SPACES");
    expect(slide?.querySelector("a")?.getAttribute("href")).toBe("#GM-63");
    expect(container.querySelectorAll("#legend ~ ul > li").length).toBe(75 + 13);
    expect(container.textContent).not.toContain("⟦");
    cleanup();
  }
  settings.language = "en";
  await startLanguage();
});

it("has no pictures for a game that prints nothing", async () => {
  const { findByText, container } = render(RulesPage, { game: "gruell" });
  await findByText("Nine each.");
  expect(container.querySelector("#legend")).toBeNull();
});

it("begins with the introduction of the game", async () => {
  const { findByText } = render(RulesPage, { game: "gruell" });
  expect(await findByText("Score high.")).toBeTruthy();
  expect((await findByText("Ruling")).tagName).toBe("EM");
});

it("shows the rules though the address has been garbled", async () => {
  go("/rules/gruell#%E0");
  const { findByText } = render(RulesPage, { game: "gruell" });
  expect(await findByText("Nine each.")).toBeTruthy();
});

it("says that there is no such game, and does not blame the server", async () => {
  answering(404, { code: "no-game", problem: "there is no such game" });
  const { findByRole, queryByText } = render(RulesPage, { game: "chess" });
  expect((await findByRole("alert")).textContent).toBe("We do not have this game.");
  expect(queryByText("The candle has gone out")).toBeNull();
});

it("says that nobody answers where nobody does", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  const { findByText } = render(RulesPage, { game: "gruell" });
  expect(await findByText("The candle has gone out")).toBeTruthy();
});
