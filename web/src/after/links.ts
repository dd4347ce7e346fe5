/** Where things are that come after the game. */
import { href } from "../lib/router.svelte";
import type { TableState } from "../generated/protocol";

/** The page of a replay, at a step and through somebody's eyes. */
export function replayPath(table: string, step = 0, seat: number | null = null): string {
  const query = new URLSearchParams();
  if (step > 0) query.set("step", `${step}`);
  if (seat !== null) query.set("seat", `${seat}`);
  return `/t/${table}/replay${query.size ? `?${query}` : ""}`;
}

/** The same as a link that can be sent to somebody. */
export function replayAddress(table: string, step: number, seat: number | null): string {
  return location.origin + href(replayPath(table, step, seat));
}

/** A whole number in the address, if it is one from 0 to `most`. */
export function numberIn(search: string, name: string, most: number): number | null {
  const text = new URLSearchParams(search).get(name) ?? "";
  return /^\d{1,6}$/.test(text) ? Math.min(Number(text), most) : null;
}

/** The name under which a record is saved. */
export function fileNameOf(table: TableState): string {
  return `${table.game}-${table.table}.tablee`;
}
