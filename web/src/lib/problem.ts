/** What did not work, in the reader's language: the server's own sentences over HTTP are English. */
import { Problem } from "./api";
import { has, t } from "./i18n.svelte";

export function problemInWords(problem: unknown): string {
  const key = `problem-${problem instanceof Problem ? problem.code : ""}`;
  return t(has(key) ? key : "problem-other");
}
