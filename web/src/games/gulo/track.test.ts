import { describe, expect, it } from "vitest";
import { besides, between, layTrack } from "./track";

/** Width and height of the table on a desk, a telephone, a small one, and one on its side; few and many tiles. */
const TABLES = [[760, 700], [585, 600], [364, 330], [340, 180], [530, 250]].flatMap(([width = 0, height = 0]) =>
  [19, 23].map((tiles) => [width, height, tiles] as const),
);

describe("the path around the nest", () => {
  it.each(TABLES)("lies whole on a table of %i × %i, %i tiles long", (width, height, tiles) => {
    const track = layTrack(width, height, tiles);
    expect(track.spots).toHaveLength(tiles + 1);
    const room = 0.44 * track.size; // an octagon has no corners, and the pile may lean over the edge
    for (const { x, y } of [...track.spots, track.deck]) {
      expect([x >= room, x <= width - room, y >= room, y <= height - room]).toEqual([true, true, true, true]);
    }
  });

  it.each(TABLES)("has no tile on another, on %i × %i with %i tiles", (width, height, tiles) => {
    const { spots, deck, size } = layTrack(width, height, tiles);
    const all = [...spots, deck];
    for (const [index, one] of all.entries())
      for (const other of all.slice(index + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(0.85 * size);
  });

  it("leaves the middle to the nest, and begins and ends at the player's edge", () => {
    const { nest, spots, deck, size } = layTrack(760, 700, 19);
    for (const { x, y } of spots.slice(1)) {
      const inside = x > nest.left && x < nest.left + nest.width && y > nest.top;
      expect(inside).toBe(false);
    }
    expect(nest.width).toBeGreaterThan(500);
    expect(spots[0]?.x).toBeLessThan(size);
    expect(deck.x).toBeGreaterThan(760 - size);
    expect(Math.abs((spots[0]?.y ?? 0) - deck.y)).toBeLessThan(size / 2);
  });

  it("is there before the table has a size", () => {
    expect(layTrack(0, 0, 19).spots.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
  });
});

it("stands several Gulos beside each other", () => {
  for (const count of [1, 2, 3, 4, 5, 6]) {
    const places = besides(count, [1, 0]).map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`);
    expect(new Set(places).size).toBe(count);
  }
});

it("goes over every tile between two, both ways", () => {
  expect([between(0, 3), between(5, 3), between(2, 2)]).toEqual([[0, 1, 2, 3], [5, 4, 3], [2]]);
});
