/** The games of this server, in the language spoken: asked for once, and again while it does not answer. */
import { games as ask, Problem, type GameInfo } from "../lib/api";
import { spoken } from "../lib/i18n.svelte";
import { laidOut } from "./shelf";

const AGAIN = 5_000;

export const games = $state({
  /** In the order in which they lie there; null until the server has answered. */
  list: null as readonly GameInfo[] | null,
  offline: false,
});
let language = "";
let timer: ReturnType<typeof setTimeout> | undefined;

/** Ask, unless the answer is here. Called in an effect it is called again with each language. */
export function loadGames(): void {
  if (spoken() === language) return;
  language = spoken();
  void load(language);
}

async function load(wanted: string): Promise<void> {
  clearTimeout(timer);
  try {
    const found = laidOut(await ask());
    if (wanted !== language) return;
    games.list = found;
    games.offline = false;
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    games.offline = true;
    timer = setTimeout(() => void load(language), AGAIN);
  }
}

/** Ask at once, because somebody wants it or the connection is back. */
export function tryAgain(): void {
  if (games.offline) void load(language);
}
