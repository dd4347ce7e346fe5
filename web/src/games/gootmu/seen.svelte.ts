/** How far this device has seen each game: who comes back is told what happened meanwhile. */
import { asObject, Stored, withNewest } from "../../lib/stored.svelte";

const MOST = 24;
const store = new Stored<Readonly<Record<string, number>>>("tablee.gootmu.seen", (found) => asObject<Record<string, number>>(found));

/** How many items of this table this seat was shown; undefined for whoever comes for the first time. */
export function seenAt(table: string, seat: number | null): number | undefined {
  const found = store.now[keyOf(table, seat)];
  return typeof found === "number" ? found : undefined;
}

export function keepSeen(table: string, seat: number | null, count: number): void {
  if (seenAt(table, seat) !== count) store.change((now) => withNewest(now, keyOf(table, seat), count, MOST));
}

function keyOf(table: string, seat: number | null): string {
  return `${table}.${seat ?? "-"}`;
}
