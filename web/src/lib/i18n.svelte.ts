import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "./settings.svelte";

type Files = Record<string, () => Promise<string>>;
const HOUSE = import.meta.glob("../text/*/*.ftl", { query: "?raw", import: "default" }) as Files;
const GAMES = import.meta.glob("../games/*/text/*.ftl", { query: "?raw", import: "default" }) as Files;

/** Every language there is: a folder in src/text (and a file in each game's text folder) adds one. */
export const languages: string[] = [...new Set(Object.keys(HOUSE).map(languageOf))].sort();

function languageOf(path: string): string {
  return path.split("/")[2] as string;
}

let language = $state("en");
let bundle = $state.raw(new FluentBundle("en"));
const loaded = new Set<string>();

/** The language that is spoken now. */
export function spoken(): string {
  return language;
}

function wanted(): string {
  const wishes = [settings.language, ...navigator.languages].map((wish) => wish.slice(0, 2));
  return wishes.find((wish) => languages.includes(wish)) ?? "en";
}

async function add(to: FluentBundle, files: (() => Promise<string>)[]): Promise<void> {
  const texts = await Promise.all(files.map((file) => file()));
  for (const text of texts) to.addResource(new FluentResource(text), { allowOverrides: true });
}

/** Speak the language of the settings, or else the browser's, from now on. */
export async function startLanguage(): Promise<void> {
  const next = wanted();
  const fresh = new FluentBundle(next, { useIsolating: false });
  const house = Object.keys(HOUSE).filter((path) => languageOf(path) === next);
  const games = [...loaded].map((game) => `../games/${game}/text/${next}.ftl`);
  await add(fresh, [...house.map((path) => HOUSE[path]), ...games.map((path) => GAMES[path])].filter((file) => file !== undefined));
  bundle = fresh;
  language = next;
  document.documentElement.lang = next;
}

/** Learn the words of a game's board. */
export async function loadGameText(game: string): Promise<void> {
  loaded.add(game);
  await startLanguage();
}

/** The sentence of this key. A missing one shows its key, and the tests look for that. */
export function t(key: string, details: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(key);
  if (!message?.value) return `⟦${key}⟧`;
  return bundle.formatPattern(message.value, details);
}

/** Is there such a sentence? */
export function has(key: string): boolean {
  return bundle.hasMessage(key);
}
