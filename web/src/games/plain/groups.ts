/** Many choices made easy to find: grouped by what they begin with, and searched. */
import type { Choice } from "../../generated/protocol";

/** With more choices than this they are grouped, and there is a field to search them. */
export const MANY = 12;

export interface Group {
  /** The letter of a column of squares; nothing for choices that are no squares. */
  readonly column: string;
  readonly choices: readonly Choice[];
}

/** Squares by their column, everything else together before them. */
export function grouped(choices: readonly Choice[]): Group[] {
  const groups = new Map<string, Choice[]>();
  if (choices.length > MANY) groups.set("", []);
  for (const choice of choices) {
    const column = choices.length > MANY ? columnOf(choice.action) : "";
    groups.set(column, [...(groups.get(column) ?? []), choice]);
  }
  return [...groups]
    .filter(([, found]) => found.length)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([column, found]) => ({ column, choices: found }));
}

function columnOf(action: string): string {
  return /^([a-z])\d{1,2}$/.exec(action)?.[1] ?? "";
}

/** The choices whose words or notation contain what was typed; accents and capitals do not matter. */
export function matching(choices: readonly Choice[], typed: string): Choice[] {
  const wanted = plain(typed.trim());
  return choices.filter(({ action, label }) => plain(label).includes(wanted) || plain(action).includes(wanted));
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
