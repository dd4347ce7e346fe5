import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { GuloView, TableState } from "../../generated/protocol";
import { loadGameText } from "../../lib/i18n.svelte";
import { propsFor, VIEW } from "../gulo/sample";
import type { BoardProps } from "../module";
import Board from "./Board.svelte";
import plain from "./index";

/** The pictures that were asked for; none of them ever comes. */
let asked: string[];

beforeAll(() => loadGameText("plain"));
beforeEach(() => {
  asked = [];
  vi.stubGlobal("Image", class {
    set src(address: string) {
      asked.push(address);
    }
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Any game will do, for whom everything is in the server's words. */
function playing(actions: readonly string[]): BoardProps<"gulo"> {
  const choices = actions.map((action) => ({ action, label: `do ${action}` }));
  return { ...propsFor(VIEW, choices), table: { table: "abcdef" } as TableState, act: vi.fn() };
}

it("asks for the server's picture of now, and every choice in words", async () => {
  const props = playing(["red", "turn"]);
  const { getByText, rerender } = render(Board, { props: props as BoardProps<never> });
  expect(asked.at(-1)).toContain("/api/tables/abcdef/position.svg?after=1");
  await fireEvent.click(getByText("do turn"));
  expect(props.act).toHaveBeenCalledExactlyOnceWith("turn");
  await rerender({ ...props, update: { ...props.update, count: 5 } } as unknown as BoardProps<never>);
  expect(asked.at(-1)).toContain("after=5");
});

it("lets a long list be searched, and offers nothing to whoever is not asked", async () => {
  const many = playing(Array.from({ length: 60 }, (_, index) => `n${index}`));
  const { container, rerender } = render(Board, { props: many as BoardProps<never> });
  await fireEvent.input(container.querySelector("input") as HTMLInputElement, { target: { value: "n59" } });
  expect([...container.querySelectorAll<HTMLElement>("[data-action]")].map(({ dataset }) => dataset["action"])).toEqual(["n59"]);
  await rerender({ ...many, active: false } as unknown as BoardProps<never>);
  expect(container.querySelector("[data-action], input")).toBeNull();
});

it("says who is waited for, and who has won", () => {
  const said = (view: GuloView): string => plain.describe(view, ["Ana", "Bob", "Cléa"]).join(" ");
  expect(said(VIEW)).toContain("Ana");
  expect(said({ ...VIEW, ending: { scores: [0, 1, 0], ranks: [2, 1, 2], why: "" } })).toContain("Bob");
});
