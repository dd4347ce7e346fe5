import { expect, it } from "vitest";
import type { GuloEvent } from "../../generated/protocol";
import { hopFrames } from "./hop";
import { motionOf, paceOf, ROLL, soundsOf } from "./motion";
import { layTrack } from "./track";

const moved = (start: number, end: number, seat = 0): GuloEvent => ({ event: "moved", seat, start, end });
const stolen = (dice = true): GuloEvent => ({ event: "stolen", seat: 0, egg: "g1", risk: dice ? 80 : null, roll: dice ? 412 : null });
const alarm = (why = "egg", roll: number | null = null): GuloEvent => ({ event: "alarm", seat: 0, egg: "g1", why, risk: null, roll });
const turned: GuloEvent = { event: "turned", seat: 0, tile: "red", number: 3 };
const poured: GuloEvent = { event: "poured", seat: 0, lean: 3, eggs: [] };

it("holds nobody up for more than 600 milliseconds, but for an alarm or the end", () => {
  const freed: GuloEvent = { event: "finished", why: "junior-freed", winners: [0] };
  expect([[], [turned], [stolen(), moved(0, 19)], [poured]].map(paceOf)).toEqual([0, 300, 600, 600]);
  expect([[alarm(), moved(9, 2), poured], [stolen(), freed]].map(paceOf)).toEqual([1600, 1600]);
});

it("hops over every tile of the way, each in 180 to 320 milliseconds, after the dice have come to rest", () => {
  for (const [start, end] of [[0, 1], [2, 6], [12, 3], [0, 19]] as const) {
    const [journey] = motionOf([stolen(), moved(start, end)]).journeys;
    const hops = Math.abs(end - start);
    expect(journey?.path).toHaveLength(hops + 1);
    expect((journey?.duration ?? 0) / hops).toBeGreaterThanOrEqual(180);
    expect((journey?.duration ?? 0) / hops).toBeLessThanOrEqual(320);
    expect(journey?.start).toBe(ROLL);
  }
});

it("makes one journey of two thefts in one update", () => {
  expect(motionOf([stolen(), moved(2, 4), stolen(), moved(4, 5), moved(7, 8, 1)]).journeys.map(({ seat, path }) => [seat, path])).toEqual([
    [0, [2, 3, 4, 5]],
    [1, [7, 8]],
  ]);
});

it("sounds dice that go wrong, an egg when it comes out, and a step for every tile", () => {
  const sounds = (...events: GuloEvent[]): string[] => soundsOf(motionOf(events)).map(({ sound }) => sound);
  expect(sounds(alarm("pole", 40), moved(3, 1))).toEqual(["alarm", "tap", "tap"]);
  expect(sounds(turned)).toEqual(["flip"]);
  expect(sounds(stolen(), moved(1, 2))).toEqual(["egg", "tap"]);
});

it("is silent about thefts by hand, which were heard in the nest when they happened", () => {
  expect(soundsOf(motionOf([alarm("pole")]))).toEqual([]);
  expect(soundsOf(motionOf([stolen(false)]))).toEqual([]);
});

it("ends each hop on its tile, and the last where the Gulo stands", () => {
  const track = layTrack(700, 600, 19);
  const frames = hopFrames([2, 3, 4], track);
  expect(frames).toHaveLength(5);
  expect(frames.at(-1)).toMatchObject({ offset: 1, transform: "translate(0px, 0px)" });
  const [two, four] = [track.spots[2], track.spots[4]];
  expect(frames[0]?.["transform"]).toBe(`translate(${(two?.x ?? 0) - (four?.x ?? 0)}px, ${(two?.y ?? 0) - (four?.y ?? 0)}px)`);
  expect(hopFrames([3], track)).toEqual([]);
});
