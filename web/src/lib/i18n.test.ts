import { readdirSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { languages, listed, loadGameText, spoken, startLanguage, t } from "./i18n.svelte";
import { Library } from "./library";
import { settings } from "./settings.svelte";

it("has a language for every folder of texts: whoever adds one adds a language", () => {
  expect(languages).toEqual(readdirSync("src/text").filter((name) => !name.includes(".")).sort());
  expect(languages).toContain("fr");
});

it("speaks the last language that was asked for, though an earlier one arrives later", async () => {
  const words = Library.prototype.words;
  let arrive = (): void => undefined;
  const slow = new Promise<void>((resolve) => (arrive = resolve));
  vi.spyOn(Library.prototype, "words").mockImplementation(async function (this: Library, language, games) {
    if (language === "fr") await slow;
    return words.call(this, language, games);
  });
  settings.language = "fr";
  const french = loadGameText("gologolo");
  settings.language = "en";
  const english = startLanguage();
  await english;
  arrive();
  await french; // whoever waits for the game's words has them then, in the language that is spoken
  expect([spoken(), t("close"), t("gologolo-draw"), document.documentElement.lang]).toEqual(["en", "Close", "Draw", "en"]);
});

it("lists what may be chosen with or, in each language", async () => {
  const said: string[] = [];
  for (const language of ["en", "fr"]) {
    settings.language = language;
    await startLanguage();
    said.push(listed(["2", "4"], "disjunction"), listed(["2", "3", "5"], "disjunction"));
  }
  expect(said).toEqual(["2 or 4", "2, 3 or 5", "2 ou 4", "2, 3 ou 5"]);
});
