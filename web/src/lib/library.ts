/** The texts of all languages. A folder in src/text, and a file in each game's text folder, adds one; what it does
 *  not say yet is said in English. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Files = Readonly<Record<string, () => Promise<string>>>;
export const HOUSE = import.meta.glob("../text/*/*.ftl", { query: "?raw", import: "default" }) as Files;
export const GAMES = import.meta.glob("../games/*/text/*.ftl", { query: "?raw", import: "default" }) as Files;

const ENGLISH = "en";

export class Library {
  readonly languages: readonly string[];

  constructor(
    private readonly house: Files,
    private readonly games: Files,
  ) {
    this.languages = [...new Set(Object.keys(house).map(languageOf))].sort();
  }

  /** The words of this language, for the house and these games. */
  async words(language: string, games: Iterable<string>): Promise<Words> {
    const spoken = language === ENGLISH ? [ENGLISH] : [language, ENGLISH];
    const keys = [...games];
    return new Words(await Promise.all(spoken.map((one) => this.bundle(one, keys))));
  }

  private async bundle(language: string, games: readonly string[]): Promise<FluentBundle> {
    const house = Object.keys(this.house).filter((path) => languageOf(path) === language);
    const files = [...house.map((path) => this.house[path]), ...games.map((game) => this.games[`../games/${game}/text/${language}.ftl`])];
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of await Promise.all(files.map((file) => file?.() ?? "")))
      bundle.addResource(new FluentResource(text), { allowOverrides: true });
    return bundle;
  }
}

export class Words {
  /** The first that has a sentence says it. */
  constructor(private readonly bundles: readonly FluentBundle[]) {}

  /** The sentence of this key. One that is missing even in English shows its key, and the tests look for that. */
  say(key: string, details: Record<string, FluentVariable> = {}): string {
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(key)?.value;
      if (pattern) return bundle.formatPattern(pattern, details);
    }
    return `⟦${key}⟧`;
  }

  has(key: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(key));
  }
}

function languageOf(path: string): string {
  return path.split("/")[2] as string;
}
