/** What this device remembers of Gologolo: how hands are laid out, whether learners are helped, which score
 *  sheets have been read. */
import { asObject, Stored, withNewest } from "../../lib/stored.svelte";
import type { CardKey, Order } from "./arrange";

export interface Layout {
  readonly order: Order;
  readonly keys: readonly CardKey[];
}

interface Memory {
  readonly help: boolean;
  /** By table and seat, the latest last. */
  readonly layouts: Readonly<Record<string, Layout>>;
  /** By table, after how many rounds the score sheet was last put away. */
  readonly read: Readonly<Record<string, number>>;
}

const MOST = 24;
// It does not listen to other tabs: two of them at one seat would lay out its hand against each other.
const store = new Stored<Memory>("tablee.gologolo", (found) => ({ help: true, layouts: {}, read: {}, ...asObject<Partial<Memory>>(found) }));

export const helps = (): boolean => store.now.help;

export function setHelp(on: boolean): void {
  store.change((now) => ({ ...now, help: on }));
}

/** After how many rounds the score sheet of this table was last put away. One sheet is enough for all at a
 *  screen; who comes to a table is not shown an old one, and who comes back finds the one not yet read. */
export const roundsRead = (table: string): number | undefined => store.now.read[table];

export function readRounds(table: string, rounds: number): void {
  store.change((now) => ({ ...now, read: withNewest(now.read, table, rounds, MOST) }));
}

/** How this seat's hand was last laid out at this table; a hand not seen before sorts itself by shape. */
export function layoutOf(table: string, seat: number): Layout {
  return store.now.layouts[`${table}.${seat}`] ?? { order: "shape", keys: [] };
}

export function keepLayout(table: string, seat: number, layout: Layout): void {
  store.change((now) => ({ ...now, layouts: withNewest(now.layouts, `${table}.${seat}`, layout, MOST) }));
}
