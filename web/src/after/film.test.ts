import { expect, test, vi } from "vitest";
import { Problem, type Replay } from "../lib/api";
import { Film, itemsOf, PAGE, type Step } from "./film.svelte";

const TOTAL = 2 * PAGE + 30;
const story = Array.from({ length: TOTAL }, (_, number) => ({ view: { number }, events: [], said: [`${number}`] }));
const served = (seat: number | null, first: number, count: number): Promise<Replay> =>
  Promise.resolve({ total: TOTAL, first, steps: story.slice(first, first + count).map((one) => ({ ...one, view: { seat } })) });

test("the page that is looked at comes first, then all the others", async () => {
  const fetch = vi.fn(served);
  const film = new Film(fetch);
  await film.load(null, PAGE + 7);
  expect(fetch.mock.calls.map(([, first]) => first)).toEqual([PAGE, 0, 2 * PAGE]);
  expect(film.last).toBe(TOTAL - 1);
  expect(film.steps.map((one) => one?.said[0])).toEqual(story.map((one) => one.said[0]));
});

test("a step that the game never reached is no problem", async () => {
  const film = new Film(served);
  await film.load(null, 10 * PAGE);
  expect(film.steps.filter(Boolean)).toHaveLength(TOTAL);
  expect(film.problem).toBeNull();
});

test("with other eyes, pages of the old ones are thrown away", async () => {
  const late: (() => void)[] = [];
  const film = new Film(async (seat, first, count) => {
    if (seat === null) await new Promise<void>((resolve) => late.push(resolve));
    return served(seat, first, count);
  });
  const old = film.load(null, 0);
  await film.load(1, 0);
  late.forEach((come) => come());
  await old;
  expect(film.seat).toBe(1);
  expect(new Set(film.steps.map((one) => (one?.view as unknown as { seat: number }).seat))).toEqual(new Set([1]));
});

test("what cannot be fetched is told", async () => {
  const film = new Film(() => Promise.reject(new Problem(0, "offline", "")));
  await film.load(null, 0);
  expect(film.problem?.code).toBe("offline");
});

test("items of a game have numbers of their own, and words with the last", () => {
  const step = { view: {}, events: [{ event: "a" }, { event: "b" }], said: ["Both."] } as unknown as Step;
  const items = itemsOf(step, 3);
  expect(items.map((item) => item.said)).toEqual([undefined, ["Both."]]);
  expect(items[0]?.number).toBeGreaterThan(itemsOf(step, 2)[1]?.number ?? Infinity);
});
