// @vitest-environment node
import { expect, it } from "vitest";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import en from "../text/en/lobby.ftl?raw";
import fr from "../text/fr/lobby.ftl?raw";

const OPTIONS = {
  gruell: ["variant"],
  gologolo: ["open_gologolo"],
  oeufs: ["size", "turn_limit"],
  gootmu: ["tiles", "exact_gootmu", "turn_limit"],
  gulo: ["nest", "steal_seconds", "fast"],
};
const BOTS = { gruell: ["greedy"], gologolo: ["greedy"], oeufs: ["racer"], gootmu: ["walker"], gulo: ["cub", "thief", "master"] };
const keysOf = (text: string): string[] => [...text.matchAll(/^([a-z][a-z0-9_-]*) =/gm)].map((match) => match[1] as string);
const named = (kind: string, by: Record<string, string[]>): string[] =>
  Object.entries(by).flatMap(([game, names]) => names.map((name) => `${kind}-${game}-${name}`));

it("says the same things in both languages", () => {
  expect(keysOf(fr)).toEqual(keysOf(en));
});

it.each([["en", en], ["fr", fr]])("explains every option and every bot in %s", (language, text) => {
  const bundle = new FluentBundle(language);
  expect(bundle.addResource(new FluentResource(text))).toEqual([]);
  const missing = ["bot-random", ...named("option", OPTIONS), ...named("bot", BOTS)].filter((key) => !bundle.hasMessage(key));
  expect(missing).toEqual([]);
});

it("keeps the spaces that French keeps together", () => {
  expect(fr.replace(/^#.*$/gm, "").match(/[^\u00a0\s]?[ ][;:!?»](?=\s|$)/gm)).toBeNull();
});
