// @vitest-environment node
import { expect, it } from "vitest";
import plainFrench from "../plain/text/fr.ftl?raw";
import french from "./text/fr.ftl?raw";

it("sets French as French is set", () => {
  expect(french + plainFrench).not.toMatch(/[^\u00a0][;!?»](\s|$)|[^\u00a0]:(\s|$)|'/m);
});
