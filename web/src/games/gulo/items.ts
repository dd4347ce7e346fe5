/** What may be chosen, as the panel lists it, and what it would mean. */
import type { GuloView } from "../../generated/protocol";
import { t } from "../../lib/i18n.svelte";
import { backOf, eggsOf, goalOf, nextHidden, type Offers, percent, risksOf } from "./offers";
import type { Item } from "./Panel.svelte";
import { colourWord, eggName, eggPlace, riskWords } from "./words";

export function itemsOf(view: GuloView, offers: Offers): Item[] {
  const eggs = view.eggs.filter((egg) => offers.eggs.has(egg.name));
  if (eggs.length) return eggs.map((egg) => eggItem(view, offers, egg.name));
  const colours = [...offers.colours.keys()].sort((a, b) => (goalOf(view, a) ?? 0) - (goalOf(view, b) ?? 0));
  const items = colours.map((colour) => colourItem(view, offers, colour));
  return offers.turn ? [...items, turnItem(view, offers.turn.action)] : items;
}

function colourItem(view: GuloView, offers: Offers, colour: string): Item {
  const number = goalOf(view, colour) ?? 0;
  return {
    action: offers.colours.get(colour)?.action ?? colour,
    kind: "tile",
    face: colour,
    title: t("gulo-steal-colour", { colour: colourWord(colour) }),
    details: t("gulo-to-tile", { number }),
    tag: `→ ${number}`,
  };
}

function turnItem(view: GuloView, action: string): Item {
  const number = nextHidden(view) ?? 0;
  return { action, kind: "tile", face: null, title: t("gulo-turn", { number }), details: t("gulo-any-colour"), tag: `${number} ?` };
}

function eggItem(view: GuloView, offers: Offers, name: string): Item {
  const egg = view.eggs.find((one) => one.name === name);
  const risk = egg?.risk ?? null;
  const place = eggsOf(view, egg?.colour ?? "").findIndex((one) => one.name === name) + 1;
  return {
    action: offers.eggs.get(name)?.action ?? name,
    kind: "egg",
    face: egg?.colour ?? null,
    title: eggName(view, name),
    details: [eggPlace(view, name), egg ? riskWords(egg) : ""].filter(Boolean).join(", "),
    tag: risk === null ? t("gulo-nth", { place }) : t("gulo-percent", { risk: percent(risk) }),
  };
}

/** What an action would mean, sentence by sentence; which egg it names stands apart. */
export function meaningOf(view: GuloView, offers: Offers, action: string): string[] {
  if (offers.eggs.has(action)) return consequences(view);
  if (action === offers.turn?.action) return [t("gulo-mean-turn", { number: nextHidden(view) ?? 0 })];
  const eggs = eggsOf(view, action);
  const risks = risksOf(eggs);
  const about = { colour: colourWord(action), goal: goalOf(view, action) ?? 0, count: eggs.length };
  const odds = risks ? [t("gulo-mean-risks", { low: risks[0], high: risks[1], same: risks[0] === risks[1] ? "yes" : "no" })] : [];
  return [t("gulo-mean-colour", about), t("gulo-mean-back", { back: backOf(view, action) }), ...odds];
}

/** Which egg an action names, and how it lies. */
export function aboutOf({ kind, title, details }: Item): string {
  return kind === "egg" ? capital(t("gulo-about", { egg: title, details })) : "";
}

/** Where success and alarm lead once the colour is settled. */
export function consequences(view: GuloView): string[] {
  if (!view.colour) return [];
  const at = view.at[view.turn_of ?? 0] ?? 0;
  const goal = goalOf(view, view.colour);
  const success = goal === null ? t("gulo-mean-win") : t("gulo-mean-goal", { goal: goal === at ? 0 : goal });
  return [success, t("gulo-mean-back", { back: backOf(view, view.colour) })];
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
