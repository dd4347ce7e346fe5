/** The nest and the path in words: for whoever does not see them, and for eggs that lie under others. */
import type { GuloEgg, GuloView, Update } from "../../generated/protocol";
import { listed, t } from "../../lib/i18n.svelte";
import { eggsOf, nextHidden, percent } from "./offers";

const PLACES = ["first", "second", "third", "fourth"] as const;
const COUNTED = ["green", "yellow", "red", "blue", "purple"] as const;
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(COUNTED.map((colour) => [colour.charAt(0), colour]));

export function colourWord(colour: string): string {
  return t(`gulo-${colour}`);
}

/** The colour of an egg from its name: `r3` is red. */
export function colourOfEgg(name: string): string {
  return LETTERS[name.charAt(0)] ?? "green";
}

/** "the highest green egg": which of its colour this is, as one would say it at the table. */
export function eggName(view: GuloView, name: string): string {
  const colour = colourOfEgg(name);
  const all = eggsOf(view, colour).map((egg) => egg.name);
  const index = all.indexOf(name);
  const place = all.length <= 1 ? "only" : index === all.length - 1 ? "last" : (PLACES[Math.max(0, index)] ?? "first");
  return t(`gulo-egg-${place}`, { colour: colourWord(colour) });
}

/** "buried, just below a red one, against the pole": where it lies. */
export function eggPlace(view: GuloView, name: string): string {
  const rank = view.eggs.findIndex((egg) => egg.name === name);
  const egg = view.eggs[rank];
  return egg ? [t(`gulo-depth-${egg.depth}`), underWhat(view.eggs[rank - 1], egg), poleWords(egg)].filter(Boolean).join(", ") : "";
}

function underWhat(above: GuloEgg | undefined, egg: GuloEgg): string {
  if (!above) return t("gulo-highest");
  return t(above.colour === egg.colour ? "gulo-under-same" : "gulo-under", { colour: colourWord(above.colour) });
}

function poleWords(egg: GuloEgg): string {
  return egg.touches_pole ? t("gulo-pole") : "";
}

export function riskWords(egg: GuloEgg): string {
  return egg.risk === null ? "" : t("gulo-risk", { risk: percent(egg.risk) });
}

/** All that is to be said of an egg before somebody reaches for it. */
export function eggWords(view: GuloView, egg: GuloEgg): string {
  return [eggName(view, egg.name), eggPlace(view, egg.name), riskWords(egg)].filter(Boolean).join(", ");
}

/** "3 green, 1 red". */
export function countWords(counts: Readonly<Record<string, number>>): string {
  const some = COUNTED.filter((colour) => counts[colour]);
  return listed(some.map((colour) => t("gulo-count", { count: counts[colour] ?? 0, colour: colourWord(colour) })));
}

/** How many eggs of each colour are among these names. */
export function coloursIn(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[colourOfEgg(name)] = (counts[colourOfEgg(name)] ?? 0) + 1;
  return counts;
}

/** A tile, and who stands on it. */
export function tileWords(view: GuloView, number: number, names: readonly string[]): string {
  const colour = view.path[number - 1];
  const tile = colour ? t("gulo-tile", { number, tile: t(`gulo-tile-${colour}`) }) : t("gulo-tile-down", { number });
  const here = names.filter((_, seat) => view.at[seat] === number);
  return here.length ? `${tile}, ${t("gulo-here", { who: listed(here), count: here.length })}` : tile;
}

/** The question in the words of the board, where the server would name an egg by its letter and number. */
export function questionWords(update: Update<"gulo"> & { view: GuloView }, names: readonly string[]): string | null {
  const { view } = update;
  if (view.asks === "colour") return t("gulo-ask-colour"); // how, the panel says
  if (view.stage !== "steal" || !view.named) return null;
  const egg = eggName(view, view.named);
  if (view.seat !== null && view.seat === view.turn_of) return t("gulo-steal-own", { egg });
  return t("gulo-steal-other", { egg, who: names[view.turn_of ?? 0] ?? "" });
}

/** A sentence without the names of eggs: people see which egg it is. A list of eggs keeps them, to tell them apart. */
export function spelt(sentence: string): string {
  return sentence.replace(/ [gyrbp][1-5](?=\s?[.:])/gu, "");
}

/** The whole position. */
export function positionWords(view: GuloView, names: readonly string[]): string[] {
  const turn = view.turn_of === null || view.ending ? null : view.turn_of;
  return [
    ...(view.ending ? [t("gulo-tell-over")] : []),
    ...(turn === null ? [] : [t("gulo-tell-turn", { who: names[turn] ?? "" })]),
    ...(view.colour ? [t("gulo-tell-steals", { colour: colourWord(view.colour) })] : []),
    ...(view.named ? [t("gulo-tell-named", { egg: eggName(view, view.named) })] : []),
    ...pathWords(view, names),
    deckWords(view),
    `${t("gulo-unseen-of", { tiles: countWords(view.unseen) || "0" })}.`,
    ...nestWords(view),
    bagWords(view),
  ];
}

function pathWords(view: GuloView, names: readonly string[]): string[] {
  const open = view.path.flatMap((tile, index) => (tile ? [t("gulo-tell-tile", { number: index + 1, colour: colourWord(tile) })] : []));
  const details = {
    tiles: view.path.length,
    hidden: view.path.length - open.length,
    open: open.length ? listed(open) : "none",
    first: nextHidden(view) ?? 0,
  };
  const places = [...new Set(view.at)].sort((a, b) => a - b);
  const stands = places.map((number) => {
    const here = names.filter((_, seat) => view.at[seat] === number);
    return t(number ? "gulo-tell-at" : "gulo-tell-start", { who: listed(here), count: here.length, number });
  });
  return [t("gulo-tell-path", details), ...stands];
}

function deckWords(view: GuloView): string {
  return t("gulo-deck-tell", { count: view.deck.length, seen: view.deck.includes("junior") ? "yes" : "no" });
}

function nestWords(view: GuloView): string[] {
  if (!view.eggs.length) return [t("gulo-tell-empty")];
  const eggs = view.eggs.map((egg) =>
    t("gulo-tell-egg", {
      colour: colourWord(egg.colour),
      details: [t(`gulo-depth-${egg.depth}`), poleWords(egg), riskWords(egg)].filter(Boolean).join(", "),
    }),
  );
  const lean = view.lean === null ? [] : [t("gulo-tell-lean", { lean: view.lean })];
  return [t("gulo-tell-nest", { eggs: listed(eggs) }), ...lean];
}

export function bagWords(view: GuloView): string {
  const said = t("gulo-bag-of", { count: view.bag.length, eggs: countWords(coloursIn(view.bag)) });
  return view.bag.length ? `${said}.` : said;
}
