/** The language that is spoken here, and what is said in it. */
import type { FluentVariable } from "@fluent/bundle";
import { GAMES, HOUSE, Library, Words } from "./library";
import { settings } from "./settings.svelte";

const library = new Library(HOUSE, GAMES);
export const { languages } = library;

let language = $state("en");
let words = $state.raw(new Words([]));
/** The games whose words are wanted. */
const games = new Set<string>();
let calls = 0;
let newest: Promise<void> = Promise.resolve();

/** The language that is spoken now. */
export function spoken(): string {
  return language;
}

function wanted(): string {
  const wishes = [settings.language, ...navigator.languages].map((wish) => wish.slice(0, 2));
  return wishes.find((wish) => languages.includes(wish)) ?? "en";
}

/** Speak the language of the settings, or else the browser's, from now on. */
export function startLanguage(): Promise<void> {
  newest = speak(++calls, wanted());
  return newest;
}

async function speak(call: number, next: string): Promise<void> {
  const found = await library.words(next, games);
  if (call !== calls) return newest; // somebody has changed their mind: the last wish counts, however slow it is
  words = found;
  language = next;
  document.documentElement.lang = next;
}

/** Learn the words of a game's board. */
export function loadGameText(game: string): Promise<void> {
  games.add(game);
  return startLanguage();
}

/** The sentence of this key. */
export function t(key: string, details: Record<string, FluentVariable> = {}): string {
  return words.say(key, details);
}

/** Is there such a sentence? */
export function has(key: string): boolean {
  return words.has(key);
}

/** Making one takes longer than all that it formats: a board asks for hundreds of lists at once. */
const formats = new Map<string, Intl.ListFormat>();

/** "Ana, Bob and Camille", or "2 or 4": our English is British, as the server's is, without a comma before "and". */
export function listed(names: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  const locale = language === "en" ? "en-GB" : language;
  const key = `${locale} ${type}`;
  const format = formats.get(key) ?? new Intl.ListFormat(locale, { type });
  formats.set(key, format);
  return format.format(names);
}
