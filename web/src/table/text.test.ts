// @vitest-environment node
import { expect, it } from "vitest";
import en from "../text/en/table.ftl?raw";
import fr from "../text/fr/table.ftl?raw";

const SOURCES = import.meta.glob(["./*.svelte", "./*.ts", "!./*.test.ts"], { query: "?raw", import: "default", eager: true });
const keysOf = (text: string): string[] => [...text.matchAll(/^(table-[a-z?-]+) =/gm)].map((match) => match[1] as string);

it("has words for everything that is said, and says all it has words for", () => {
  const source = Object.values(SOURCES).join("\n");
  const used = new Set([...source.matchAll(/"(table-[a-z-]+)"/g)].map((match) => match[1] as string));
  const made = [...source.matchAll(/`(table-[a-z-]+-)\$\{/g)].map((match) => match[1] as string);
  const known = keysOf(en);
  expect([...used].filter((key) => !known.includes(key) && !key.startsWith("table-spoke"))).toEqual([]);
  expect(known.filter((key) => !used.has(key) && !made.some((start) => key.startsWith(start)))).toEqual([]);
});

it("keeps the spaces that French keeps together", () => {
  expect(fr.match(/[^\u00a0\s]?[ ][;:!?»](?=\s|$)/gm)).toBeNull();
});
