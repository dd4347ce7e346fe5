import { expect, it } from "vitest";
import plainEnglish from "../plain/text/en.ftl?raw";
import plainFrench from "../plain/text/fr.ftl?raw";
import english from "./text/en.ftl?raw";
import french from "./text/fr.ftl?raw";

const keys = (text: string): string[] => [...text.matchAll(/^([a-z-]+) =/gm)].map(([, key]) => key as string);

it("says everything in both languages", () => {
  expect(keys(french)).toEqual(keys(english));
  expect(keys(plainFrench)).toEqual(keys(plainEnglish));
});

it("sets French as French is set", () => {
  expect(french + plainFrench).not.toMatch(/[^\u00a0][;!?»](\s|$)|[^\u00a0]:(\s|$)|'/m);
});
