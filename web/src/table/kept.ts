/** Small things that this device keeps about a table and that the server does not tell again. */
import { asObject, Stored, withNewest } from "../lib/stored.svelte";

export interface Kept {
  /** Whose chat is not heard. */
  readonly muted: readonly number[];
  /** When the chat was last read, by the server's time. */
  readonly heard: number;
}

const MOST = 60;
const NOTHING: Kept = { muted: [], heard: 0 };
const store = new Stored("tablee.chat", asObject<Readonly<Record<string, Kept>>>);

export function kept(table: string): Kept {
  return { ...NOTHING, ...store.now[table] };
}

export function keep(table: string, some: Partial<Kept>): void {
  store.change((all) => withNewest(all, table, { ...NOTHING, ...all[table], ...some }, MOST));
}
