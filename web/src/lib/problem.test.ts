import { afterAll, beforeAll, expect, it } from "vitest";
import { Problem } from "./api";
import { startLanguage } from "./i18n.svelte";
import { problemInWords } from "./problem";
import { settings } from "./settings.svelte";

beforeAll(async () => {
  settings.language = "fr";
  await startLanguage();
});
afterAll(() => (settings.language = ""));

it("speaks the reader's language, whatever sentence the server sends", () => {
  expect(problemInWords(new Problem(0, "offline", ""))).toBe("Le serveur ne répond pas. Réessaie dans un instant.");
  expect(problemInWords(new Problem(404, "no-table", "there is no such table"))).toBe("Cette table n’existe plus.");
  expect(problemInWords(new Problem(500, "server-error", "something broke"))).toBe("Ça n’a pas marché. Réessaie dans un instant.");
  expect(problemInWords(new Error("a mistake of ours"))).toBe("Ça n’a pas marché. Réessaie dans un instant.");
});
