import { describe, expect, it } from "vitest";
import { askedBy, backOf, goalOf, nextHidden, offersOf, risksOf } from "./offers";
import { CHOICES, EGG_CHOICES, VIEW } from "./sample";

describe("where a theft leads", () => {
  it("goes to the nearest open tile of the colour in front (GU-16)", () => {
    expect([goalOf(VIEW, "red"), goalOf(VIEW, "green"), goalOf(VIEW, "blue")]).toEqual([4, 5, null]);
  });

  it("goes with a tile of the deck to the new end of the path, and stays in the fast variation (GU-22, GU-30)", () => {
    const last = { ...VIEW, at: [8, 0, 0], from_deck: true };
    expect([goalOf(last, "red"), goalOf({ ...last, fast: true }, "red"), goalOf(last, "purple")]).toEqual([9, 8, null]);
  });

  it("goes back to the nearest tile of the colour behind, never the one it stands on (GU-18)", () => {
    expect([backOf(VIEW, "green"), backOf(VIEW, "red"), backOf(VIEW, "blue"), backOf(VIEW, "yellow")]).toEqual([2, 1, 0, 0]);
    expect(["red", "green"].map((colour) => backOf({ ...VIEW, at: [1, 0, 0] }, colour))).toEqual([0, 0]);
    expect(backOf({ ...VIEW, at: [0, 0, 0] }, "red")).toBe(0);
  });

  it("goes back one tile from junior (GU-26)", () => {
    expect(backOf({ ...VIEW, at: [8, 0, 0] }, "purple")).toBe(7);
  });
});

describe("what a tap on a tile means", () => {
  const offers = offersOf(CHOICES);
  it("is the colour of an open tile, the next tile for one that lies face down, and else a question why not", () => {
    expect([4, 6, 7, 8, 3, 99].map((number) => askedBy(VIEW, offers, number))).toEqual([
      { act: "red" },
      { act: "green" },
      { act: "turn" },
      { act: "turn" },
      { why: "blue" },
      null,
    ]);
    expect(nextHidden(VIEW)).toBe(7);
    expect(nextHidden({ ...VIEW, path: ["red"] })).toBeNull();
  });
});

it("reads every choice by what it is about", () => {
  const offers = offersOf([...CHOICES, ...EGG_CHOICES]);
  expect([[...offers.colours.keys()], offers.turn?.action, [...offers.eggs.keys()]]).toEqual([["red", "green"], "turn", ["g1", "g2", "g3"]]);
});

it("knows the risks of some eggs, where there are odds", () => {
  expect(risksOf(VIEW.eggs.filter(({ colour }) => colour === "green"))).toEqual([0, 25]);
  expect(risksOf(VIEW.eggs.map((egg) => ({ ...egg, risk: null })))).toBeNull();
});
