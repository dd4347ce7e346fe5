/** Where the path lies: around the nest like a horseshoe, open towards the player, from the start to the deck. */

export interface Spot {
  readonly x: number;
  readonly y: number;
  /** Degrees: nobody lays tiles quite straight. */
  readonly turn: number;
  /** Towards the nest: whoever stands here stands a little on that side, so that the tile can be seen. */
  readonly inward: readonly [x: number, y: number];
}

export interface Track {
  /** The start, then every tile of the path in order. */
  readonly spots: readonly Spot[];
  readonly deck: Spot;
  /** How wide a tile is. */
  readonly size: number;
  /** The free middle. */
  readonly nest: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
}

/** A tile is never larger than this, however large the table is. */
const LARGEST = 74;
/** How much of the way from tile to tile is tile. */
const TIGHT = 0.93;
/** The path leaves this much room between itself and the edge of the table. */
const EDGE = 5;

/** From the start to the first tile, and from the last tile to the deck, in steps from tile to tile. */
const BEFORE = 1.2;
const BEHIND = 1.35;

/** Lay this many tiles on a table of this size, in pixels. */
export function layTrack(width: number, height: number, tiles: number): Track {
  // The Gulos at the start and the pile of the deck need a little more room than a tile.
  const steps = BEFORE + tiles - 1 + BEHIND;
  const size = sizeOf(width, height, steps);
  const way = wayOf(width, height, size);
  const at = (index: number): number => (index === 0 ? 0 : index > tiles ? steps : BEFORE + index - 1);
  const all = Array.from({ length: tiles + 2 }, (_, index) => spotAt(way, at(index) / steps, index, size));
  const margin = size + 2 * EDGE;
  return {
    spots: all.slice(0, -1),
    deck: all[tiles + 1] as Spot,
    size,
    nest: { left: margin, top: margin, width: Math.max(0, width - 2 * margin), height: Math.max(0, height - margin) },
  };
}

/** The largest tiles of which so many fit. */
function sizeOf(width: number, height: number, steps: number): number {
  let size = LARGEST;
  // The way is longer for smaller tiles, which lie nearer to the edge: a few rounds settle it.
  for (let round = 0; round < 6; round++) {
    const { length } = wayOf(width, height, size);
    size = Math.max(14, Math.min(LARGEST, (TIGHT * length) / steps));
  }
  return size;
}

interface Way {
  readonly length: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly bend: number;
}

/** The line that the tiles follow: up, a bend, across, a bend, down. */
function wayOf(width: number, height: number, size: number): Way {
  const inset = size / 2 + EDGE;
  const [left, right, top, bottom] = [inset, width - inset, inset, height - inset];
  const bend = Math.max(0, Math.min(2.1 * size, (right - left) / 2, bottom - top));
  const length = 2 * (bottom - top - bend) + (right - left - 2 * bend) + Math.PI * bend;
  return { length, left, right, top, bottom, bend };
}

function spotAt(way: Way, share: number, index: number, size: number): Spot {
  const { left, right, top, bottom, bend } = way;
  const legs = bottom - top - bend;
  const arc = (Math.PI / 2) * bend;
  const across = right - left - 2 * bend;
  const wobble = 0.045 * size * unsteady(index);
  const turn = 7 * unsteady(index + 40);
  let along = share * way.length;
  if (along <= legs) return { x: left + wobble, y: bottom - along, turn, inward: [1, 0] };
  along -= legs;
  if (along <= arc) return onBend(left + bend, top + bend, bend + wobble, Math.PI + along / Math.max(bend, 1), turn);
  along -= arc;
  if (along <= across) return { x: left + bend + along, y: top + wobble, turn, inward: [0, 1] };
  along -= across;
  if (along <= arc) return onBend(right - bend, top + bend, bend + wobble, 1.5 * Math.PI + along / Math.max(bend, 1), turn);
  return { x: right + wobble, y: top + bend + along - arc, turn, inward: [-1, 0] };
}

function onBend(x: number, y: number, radius: number, angle: number, turn: number): Spot {
  const [across, down] = [Math.cos(angle), Math.sin(angle)];
  const slant = ((angle * 180) / Math.PI) % 45; // an octagon looks the same after each 45 degrees
  return { x: x + radius * across, y: y + radius * down, turn: turn + slant, inward: [-across, -down] };
}

/** A hand that is never quite steady, and yet the same every time: between -1 and 1. */
function unsteady(index: number): number {
  const wave = Math.sin(index * 12.9898 + 4.1) * 43758.5453;
  return (wave - Math.floor(wave)) * 2 - 1;
}

/** Where the Gulos of a spot stand, so that it and each of them can be seen: offsets in shares of a tile. */
export function besides(count: number, [x, y]: Spot["inward"]): readonly { readonly x: number; readonly y: number }[] {
  const inward = count > 1 ? 0.4 : 0.26;
  const perRow = count > 3 ? Math.ceil(count / 2) : count;
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    return {
      x: inward * x + ((index % perRow) - (inRow - 1) / 2) * (inRow > 2 ? 0.4 : 0.5),
      y: inward * y + row * 0.34 - (count > perRow ? 0.17 : 0),
    };
  });
}

/** The spots over which somebody goes from one to the other, both included. */
export function between(start: number, end: number): number[] {
  const step = end < start ? -1 : 1;
  return Array.from({ length: Math.abs(end - start) + 1 }, (_, index) => start + step * index);
}
