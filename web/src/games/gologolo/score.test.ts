import { beforeAll, expect, it } from "vitest";
import type { GologoloView } from "../../generated/protocol";
import { loadGameText } from "../../lib/i18n.svelte";
import gologolo from "./index";

beforeAll(() => loadGameText("gologolo"));

const told = (points: readonly number[]) => {
  const view = { players: [{ rounds: points }] } as unknown as GologoloView;
  return gologolo.score(view, 0);
};

it("says how the points of each round come about, with the rule (GL-16, GL-17, GL-18)", () => {
  expect(told([27, 22, 17, 3]).map(({ label, points, clause }) => `${label}: ${points} (${clause})`)).toEqual([
    "Round 1: 4 melds laid: 12 (GL-16)",
    "Round 1: royal Gologolo: 15 (GL-17)",
    "Round 2: 4 melds laid: 12 (GL-16)",
    "Round 2: minor Gologolo: 10 (GL-17)",
    "Round 3: 4 melds laid: 12 (GL-16)",
    "Round 3: everything laid: 5 (GL-17)",
    "Round 4: 1 meld laid: 3 (GL-16)",
  ]);
});

it("says of a round without points that nothing was laid", () => {
  expect(told([0])).toEqual([{ label: "Round 1: nothing laid", points: 0, clause: "GL-16" }]);
});

it("has lines that add up, for all that a round can bring", () => {
  for (const points of [0, 3, 6, 9, 12, 17, 22, 27]) {
    const lines = told([points]);
    expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(points);
    expect(lines.every((line) => line.clause && Number.isInteger(line.points))).toBe(true);
  }
});
