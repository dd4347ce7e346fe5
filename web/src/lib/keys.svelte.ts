/** The tables of this device, and the secrets that hold its seats there. */
import type { Key, TableState } from "../generated/protocol";
import { Stored } from "./stored.svelte";

export interface MyTable {
  readonly table: string;
  readonly game: string;
  /** The game's name, for when the server cannot be asked. */
  title?: string;
  keys: Key[];
  /** When it was last looked at, in milliseconds. */
  seen: number;
  status: TableState["status"];
  names: string[];
  /** Is it ours to move, as far as we know? */
  turn: boolean;
  /** Our best rank, once it is over. */
  rank?: number;
  /** The server did not know it when it was last asked. Perhaps it will again: it is forgotten on request only. */
  gone?: boolean;
}

const MOST = 60;
const store = new Stored("tablee.tables", (found) => (Array.isArray(found) ? (found as readonly MyTable[]) : [])).listen();

/** All tables of this device, the latest first. */
export function myTables(): MyTable[] {
  return [...store.now].sort((a, b) => b.seen - a.seen);
}

export function myTable(table: string): MyTable | undefined {
  return store.now.find((one) => one.table === table);
}

/** Remember a table, or something new about it. */
export function remember(table: string, some: Partial<MyTable>): void {
  rewrite(table, (known) => ({ ...(known ?? newTable(table)), ...some, seen: Date.now() }));
}

/** Learn something about a table of ours without having been there; of a forgotten one nothing is kept. */
export function learn(table: string, some: Partial<Omit<MyTable, "seen">>): void {
  rewrite(table, (known) => known && { ...known, ...some });
}

export function forget(table: string): void {
  rewrite(table, () => undefined);
}

/** The keys of a table as they are stored now: another tab may have sat down or left there. */
export function keysAt(table: string): readonly Key[] {
  return store.look().find((one) => one.table === table)?.keys ?? [];
}

/** Add the key of a seat, which may have come by a private link. */
export function addKey(table: string, key: Key): void {
  rewrite(table, (known = newTable(table)) => {
    const others = known.keys.filter((one) => one.seat !== key.seat);
    return { ...known, keys: [...others, key].sort((a, b) => a.seat - b.seat), seen: Date.now() };
  });
}

/** Drop these keys and no others; a new key of the same seat stays. */
export function dropKeys(table: string, keys: readonly Key[]): void {
  const dropped = new Set(keys.map(({ token }) => token));
  rewrite(table, (known) => known && { ...known, keys: known.keys.filter(({ token }) => !dropped.has(token)) });
}

function newTable(table: string): MyTable {
  return { table, game: "", keys: [], seen: 0, status: "open", names: [], turn: false };
}

function rewrite(table: string, change: (known: MyTable | undefined) => MyTable | undefined): void {
  store.change((all) => {
    const changed = change(all.find((one) => one.table === table));
    const others = all.filter((one) => one.table !== table);
    return changed ? [...others, changed].sort(byWorth).slice(0, MOST) : others;
  });
}

/** What can still be played is worth more than what is over, and then the latest more than the others. */
function byWorth(a: MyTable, b: MyTable): number {
  return Number(isDone(a)) - Number(isDone(b)) || b.seen - a.seen;
}

function isDone(one: MyTable): boolean {
  return one.status === "over" || one.gone === true || one.keys.length === 0;
}

/** The part of a private link after the #: it never reaches the server, nor its logs. */
export function privatePart(key: Key): string {
  return `#seat=${key.seat}&key=${key.token}`;
}

export function readPrivatePart(hash: string): Key | null {
  const found = /^#seat=([0-7])&key=([A-Za-z0-9_-]{22,64})$/.exec(hash);
  return found ? { seat: Number(found[1]), token: found[2] as string } : null;
}
