import { expect, it } from "vitest";
import type { GuloEvent } from "../../generated/protocol";
import { deedsOf } from "./deeds";

const stolen = (seat: number, egg: string, risk: number | null = null): GuloEvent => ({ event: "stolen", seat, egg, risk, roll: risk });
const alarm = (seat: number, egg: string): GuloEvent => ({ event: "alarm", seat, egg, why: "pole", risk: null, roll: null });
const moved: GuloEvent = { event: "moved", seat: 0, start: 0, end: 1 };
const film = (number: number, seat: number | null, egg: string, outcome: string) => ({ number, seat, egg, outcome, frames: 60 });
const STEPS = [{ events: [] }, { events: [stolen(0, "g1"), moved] }, { events: [alarm(1, "r2"), moved] }, { events: [stolen(0, "g1")] }];

it("finds the film of each theft, past the pours", () => {
  const films = [film(3, null, "", "poured"), film(5, 0, "g1", "stolen"), film(8, 1, "r2", "pole"), film(9, null, "", "poured"), film(12, 0, "g1", "stolen")];
  expect(deedsOf(STEPS, films).map(({ step, outcome, film: found }) => [step, outcome, found])).toEqual([
    [1, "stolen", 5],
    [2, "pole", 8],
    [3, "stolen", 12],
  ]);
});

it("shows no film rather than a wrong one, and none with dice", () => {
  expect(deedsOf(STEPS, [film(5, 1, "r2", "stolen")]).map(({ film: found }) => found)).toEqual([null, null, null]);
  expect(deedsOf([{ events: [stolen(2, "b1", 120)] }], [])).toEqual([{ step: 0, seat: 2, egg: "b1", outcome: "stolen", risk: 120, film: null }]);
});
