import { mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import type { OptionInfo } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import OptionField from "./OptionField.svelte";

const NEST: OptionInfo = {
  name: "nest",
  default: "dice",
  expected: "dice or physics",
  kind: "choice",
  label: "The nest",
  values: ["dice", "physics"],
  labels: ["chance decides", "the eggs roll"],
};
let shown: Record<string, unknown> | undefined;

function radios(option: OptionInfo): HTMLInputElement[] {
  shown = mount(OptionField, { target: document.body, props: { game: "gulo", option, value: "dice", change: () => undefined } });
  return [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")];
}

afterEach(async () => {
  if (shown) await unmount(shown);
});

it("does not let people choose what is withheld, and says why", () => {
  expect(radios({ ...NEST, withheld: ["physics"] }).map(({ disabled }) => disabled)).toEqual([false, true]);
  expect(document.body.textContent).toContain(t("problem-no-hand"));
});

it("offers everything where nothing is withheld", () => {
  expect(radios(NEST).map(({ disabled }) => disabled)).toEqual([false, false]);
  expect(document.body.textContent).not.toContain(t("problem-no-hand"));
});
