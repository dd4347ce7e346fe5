/** Names, so that nothing has to be asked: people are animals until they say otherwise, bots are plants. */
import { t } from "./i18n.svelte";
import { change, settings } from "./settings.svelte";

export const LONGEST_NAME = 30;
const PICK = Math.random();

const listed = (key: string): string[] => t(key).split(",").map((name) => name.trim());

function friendlyName(): string {
  const names = listed("lobby-names");
  return names[Math.floor(PICK * names.length)] as string;
}

/** What bots are called: another order each time, never one name twice at a table. */
export function botNames(): string[] {
  const names = listed("lobby-bot-names");
  const first = Math.floor(Math.random() * names.length);
  return [...names.slice(first), ...names.slice(0, first)];
}

/** The name of this person, theirs or a friendly one. */
export function myName(): string {
  return settings.name || friendlyName();
}

/** From now on this is the name, until it is changed; nothing means a friendly one again. */
export function keepName(name: string = myName()): void {
  const wanted = name.trim().slice(0, LONGEST_NAME);
  if (wanted !== settings.name) change({ name: wanted });
}
