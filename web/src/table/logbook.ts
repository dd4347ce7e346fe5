/** The log as people read it: what was said, with whom it is about and when. */
import type { Item, Spoke } from "../generated/protocol";

export interface Entry {
  readonly number: number;
  readonly at: number;
  /** The seat that all of it is about, if there is one. */
  readonly seat: number | null;
  readonly said: readonly string[];
  /** What it tells of. */
  readonly items: readonly Item[];
}

export interface Line {
  readonly number: number;
  readonly at: number;
  readonly seat: number;
  readonly text: string;
}

/** Entries that belong together in time, under the time of the first. */
export interface Chapter {
  readonly at: number;
  readonly entries: readonly Entry[];
}

const PAUSE = 300; // seconds after which a new chapter begins

/** Items that came together, at the same time, make one entry; what is not told belongs to what comes next. */
export function entries(log: readonly Item[]): Entry[] {
  const found: Entry[] = [];
  let batch: Item[] = [];
  for (const item of log) {
    if (isChat(item)) continue;
    if (batch.length && item.at !== batch.at(-1)?.at && isTold(batch)) {
      found.push(entryOf(batch));
      batch = [];
    }
    batch.push(item);
  }
  return isTold(batch) ? [...found, entryOf(batch)] : found;
}

function isTold(batch: readonly Item[]): boolean {
  return batch.some(({ said }) => said?.length);
}

function entryOf(batch: readonly Item[]): Entry {
  const { number = 0, at = 0 } = batch.at(-1) ?? {};
  return { number, at, seat: commonSeat(batch), said: batch.flatMap(({ said = [] }) => said), items: batch };
}

export function chapters(log: readonly Item[]): Chapter[] {
  const found: { at: number; entries: Entry[] }[] = [];
  let latest = -Infinity;
  for (const entry of entries(log)) {
    if (entry.at - latest > PAUSE) found.push({ at: entry.at, entries: [] });
    found.at(-1)?.entries.push(entry);
    latest = entry.at;
  }
  return found;
}

export function chat(log: readonly Item[]): Line[] {
  return log.filter(isChat).map(({ number, at, event }) => ({ number, at, seat: event.seat, text: event.text }));
}

function isChat(item: Item): item is Item & { readonly event: Spoke } {
  return item.event.event === "table-spoke";
}

function commonSeat(batch: readonly Item[]): number | null {
  const seats = new Set(batch.map(({ event }) => ("seat" in event ? event.seat : null)));
  const [seat] = seats;
  return seats.size === 1 && typeof seat === "number" ? seat : null;
}
