// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Item } from "../generated/protocol";
import { chapters, chat, entries } from "./logbook";

function item(number: number, at: number, event: object, said: string[] = []): Item {
  return { number, at, event, said } as unknown as Item;
}

const LOG = [
  item(0, 0, { event: "table-sat", seat: 0, name: "Ana" }, ["Ana takes a seat."]),
  item(1, 5, { event: "table-spoke", seat: 1, text: "Hello" }),
  item(2, 9, { event: "chose", seat: 1 }),
  item(3, 10, { event: "revealed", cards: [] }),
  item(4, 10, { event: "went", owner: 0 }, ["Trick 1.", "Saved: +3."]),
  item(5, 900, { event: "undone", seat: 1 }, ["Bob takes it back."]),
];

describe("the log", () => {
  it("keeps together what happened together, and leaves chat to the chat", () => {
    expect(entries(LOG).map((entry) => [entry.number, entry.seat, entry.said.length])).toEqual([
      [0, 0, 1],
      [4, null, 2],
      [5, 1, 1],
    ]);
  });

  it("begins a new chapter after a pause", () => {
    expect(chapters(LOG).map((chapter) => [chapter.at, chapter.entries.length])).toEqual([
      [0, 2],
      [900, 1],
    ]);
  });

  it("finds what people said", () => {
    expect(chat(LOG)).toEqual([{ number: 1, at: 5, seat: 1, text: "Hello" }]);
  });
});
