import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Update } from "../generated/protocol";
import { Feed } from "./feed.svelte";

const REVEAL = 1000;
const BLINK = 260;

function update(count: number, more: object = {}): Update {
  return { type: "update", seat: 0, count, items: [{ number: count, at: 0, event: {} }], view: null, ...more } as unknown as Update;
}

/** A feed that has arrived at the table, and looks at everything that comes for a second. */
function arrived(): Feed {
  const feed = new Feed(0, (items) => (items.length ? REVEAL : 0));
  feed.receive(update(0));
  return feed;
}

const told = (feed: Feed): number[] => feed.log.map(({ number }) => number);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("is settled on arrival, whatever has happened before", () => {
  const feed = arrived();
  expect([feed.settled, feed.fresh]).toEqual([true, []]);
});

it("is settled only when the last thing has been looked at", () => {
  const feed = arrived();
  feed.receive(update(1));
  feed.receive(update(2));
  expect([feed.shown?.count, feed.settled]).toEqual([1, false]);
  vi.advanceTimersByTime(REVEAL);
  expect([feed.shown?.count, feed.settled]).toEqual([2, false]);
  vi.advanceTimersByTime(REVEAL);
  expect([feed.shown?.count, feed.settled]).toEqual([2, true]);
});

it("has nothing to wait for where nothing is to be seen", () => {
  const feed = arrived();
  feed.receive(update(1, { items: [] }));
  expect(feed.settled).toBe(true);
});

it("skips what is shown, one thing at a time, but nothing that nobody can have seen yet", () => {
  const feed = arrived();
  feed.receive(update(1));
  feed.receive(update(2));
  feed.skip();
  expect(feed.shown?.count).toBe(1);
  vi.advanceTimersByTime(BLINK);
  feed.skip();
  expect([feed.shown?.count, feed.settled]).toEqual([2, false]);
  vi.advanceTimersByTime(BLINK);
  feed.skip();
  expect([feed.settled, feed.fresh]).toEqual([true, []]);
  feed.skip();
  expect(feed.shown?.count).toBe(2);
});

it("leaves a decision open while others do something, but asks anew what was not asked in between", () => {
  const asked = { decision: 4, choices: [{ action: "draw", label: "draw" }] };
  const feed = arrived();
  feed.receive(update(1, asked));
  expect(feed.ready).toBe(false);
  vi.advanceTimersByTime(REVEAL);
  expect(feed.ready).toBe(true);
  feed.receive(update(2, asked));
  expect([feed.settled, feed.ready]).toEqual([false, true]);
  feed.receive(update(3, { decision: 5, choices: [] }));
  expect(feed.ready).toBe(false);
  feed.receive(update(4, { ...asked, decision: 5 }));
  vi.advanceTimersByTime(2 * REVEAL);
  expect([feed.shown?.count, feed.ready]).toEqual([4, false]);
  vi.advanceTimersByTime(REVEAL);
  expect(feed.ready).toBe(true);
});

it("leaves the first decision of all open too, whose number is not sent", () => {
  const asked = { choices: [{ action: "draw", label: "draw" }] };
  const feed = new Feed(0, () => REVEAL);
  feed.receive(update(0, asked));
  vi.advanceTimersByTime(REVEAL);
  feed.receive(update(1, asked));
  expect([feed.settled, feed.ready]).toEqual([false, true]);
});

it("goes straight to a moment, because there the time runs", () => {
  const feed = arrived();
  feed.receive(update(1));
  feed.receive(update(2));
  feed.receive(update(3, { moment_ends: 9 }));
  expect([feed.shown?.count, feed.moment, feed.settled]).toEqual([3, true, false]);
  expect(feed.fresh.map(({ number }) => number)).toEqual([3]);
  expect(told(feed)).toEqual([0, 1, 2]);
});

it("tells what is being shown when it has been seen: words must not be ahead of a reveal", () => {
  const feed = arrived();
  feed.receive(update(1));
  feed.receive(update(2));
  expect(told(feed)).toEqual([0]);
  vi.advanceTimersByTime(REVEAL);
  expect(told(feed)).toEqual([0, 1]);
  vi.advanceTimersByTime(BLINK);
  feed.skip();
  expect(told(feed)).toEqual([0, 1, 2]);
});

it("forgets what may no longer be read, as a page that comes now does", () => {
  const feed = arrived();
  for (let count = 1; count <= 3; count++) {
    feed.receive(update(count, { readable: count < 2 ? null : [0, count - 1, count] }));
    vi.advanceTimersByTime(REVEAL);
  }
  expect(told(feed)).toEqual([0, 2, 3]);
  feed.receive(update(4, { readable: [0, 3, 4] }));
  for (let count = 5; count <= 14; count++) feed.receive(update(count, { readable: [0, count - 1, count] }));
  vi.advanceTimersByTime(5 * REVEAL);
  expect(told(feed)).toEqual([0, 13, 14]);
});

it("tells at once what is not shown", () => {
  const feed = arrived();
  feed.receive(update(1, { items: [] }));
  for (let count = 2; count <= 11; count++) feed.receive(update(count));
  expect(told(feed)).toEqual([0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

it("goes straight to the last where very many wait", () => {
  const feed = arrived();
  for (let count = 1; count <= 10; count++) feed.receive(update(count));
  expect([feed.shown?.count, feed.settled, feed.fresh]).toEqual([10, true, []]);
});
