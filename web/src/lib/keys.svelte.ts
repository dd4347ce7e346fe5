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

/** So many tables are remembered where nothing is left to play. */
const MOST_DONE = 60;
const store = new Stored("tablee.tables", readAll).listen();

/** What can be read of what is stored: a damaged table or key costs no other one. */
function readAll(found: unknown): readonly MyTable[] {
  const tables = Array.isArray(found) ? (found as (Partial<MyTable> | null)[]) : [];
  return tables.filter((one): one is MyTable => typeof one?.table === "string").map(whole);
}

function whole(one: MyTable): MyTable {
  const known = { ...newTable(one.table), ...one };
  const list = <T>(found: readonly T[]): T[] => (Array.isArray(found) ? found : []);
  return { ...known, keys: list(known.keys).filter(isKey), names: list(known.names) };
}

function isKey(one: Partial<Key> | null): boolean {
  return typeof one?.seat === "number" && typeof one.token === "string";
}

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

/** Add the key of a seat. It takes the place of another key of that seat, so the server must have given it or
 *  have said that it opens the seat. */
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
    return changed ? worthKeeping([...others, changed]) : others;
  });
}

/** A seat that can still be played is never let go, whatever tables other pages have led here. */
function worthKeeping(all: readonly MyTable[]): MyTable[] {
  const latest = [...all].sort((a, b) => b.seen - a.seen);
  const done = latest.filter(isDone);
  return [...latest.filter((one) => !isDone(one)), ...done.slice(0, MOST_DONE)];
}

function isDone(one: MyTable): boolean {
  return one.status === "over" || one.keys.length === 0;
}

/** The part of a private link after the #: it never reaches the server, nor its logs. */
export function privatePart(key: Key): string {
  return `#seat=${key.seat}&key=${key.token}`;
}

/** Is this meant to be the part of a private link, whole or not? */
export function isPrivatePart(hash: string): boolean {
  return /^#seat=/.test(hash);
}

export function readPrivatePart(hash: string): Key | null {
  const found = /^#seat=([0-7])&key=([A-Za-z0-9_-]{22,64})$/.exec(hash);
  return found ? { seat: Number(found[1]), token: found[2] as string } : null;
}
