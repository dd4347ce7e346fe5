/** The texts of all languages. A folder in src/text, and a file in each game's text folder, adds one; what it does
 *  not say yet is said in English. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Files = Readonly<Record<string, () => Promise<string>>>;
export const HOUSE = import.meta.glob("../text/*/*.ftl", { query: "?raw", import: "default" }) as Files;
/** The boards' own texts, and what the server has that a board shows too: it is written once. */
export const GAMES = import.meta.glob(["../games/*/*/*.ftl", "../../../src/tablee/games/*/rules/squares/*.ftl"], {
  query: "?raw",
  import: "default",
}) as Files;

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
    const files = [...house.map((path) => this.house[path]), ...games.flatMap((game) => this.filesOf(game, language))];
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of await Promise.all(files.map((file) => file?.() ?? "")))
      bundle.addResource(new FluentResource(text), { allowOverrides: true });
    return bundle;
  }

  private filesOf(game: string, language: string): (() => Promise<string>)[] {
    const paths = Object.keys(this.games).filter((path) => path.includes(`/games/${game}/`) && path.endsWith(`/${language}.ftl`));
    return paths.map((path) => this.games[path] as () => Promise<string>);
  }
}

export class Words {
  /** The first that has a whole sentence says it. */
  constructor(private readonly bundles: readonly FluentBundle[]) {}

  /** The sentence of this key. One that is missing even in English shows its key, and the tests look for that. */
  say(key: string, details: Record<string, FluentVariable> = {}): string {
    let said = `⟦${key}⟧`;
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(key)?.value;
      if (!pattern) continue;
      const errors: Error[] = []; // as where it is made of a sentence or a term that is missing
      said = bundle.formatPattern(pattern, details, errors);
      if (!errors.length) return said;
    }
    return said;
  }

  has(key: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(key));
  }
}

function languageOf(path: string): string {
  return path.split("/")[2] as string;
}
