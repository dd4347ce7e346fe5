/** The tables of this device, and the secrets that hold its seats there. */
import type { Key, TableState } from "../generated/protocol";

export interface MyTable {
  readonly table: string;
  readonly game: string;
  keys: Key[];
  /** When it was last looked at, in milliseconds. */
  seen: number;
  status: TableState["status"];
  names: string[];
  /** Is it ours to move, as far as we know? */
  turn: boolean;
  /** Our best rank, once it is over. */
  rank?: number;
}

const KEY = "tablee.tables";
const MOST = 60;

function stored(): MyTable[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]") as unknown;
    return Array.isArray(found) ? (found as MyTable[]) : [];
  } catch {
    return [];
  }
}

const mine = $state({ tables: stored() });

/** All tables of this device, the latest first. */
export function myTables(): MyTable[] {
  return [...mine.tables].sort((a, b) => b.seen - a.seen);
}

export function myTable(table: string): MyTable | undefined {
  return mine.tables.find((one) => one.table === table);
}

/** Remember a table, or something new about it. */
export function remember(table: string, some: Partial<MyTable>): void {
  const known = myTable(table);
  if (known) Object.assign(known, some, { seen: Date.now() });
  else
    mine.tables.push({ table, game: "", keys: [], status: "open", names: [], turn: false, ...some, seen: Date.now() });
  keep();
}

/** Learn something about a table of ours without having been there. */
export function learn(table: string, some: Partial<Omit<MyTable, "seen">>): void {
  const known = myTable(table);
  if (!known) return;
  Object.assign(known, some);
  keep();
}

export function forget(table: string): void {
  mine.tables = mine.tables.filter((one) => one.table !== table);
  keep();
}

/** Add the key of a seat, which may have come by a private link. */
export function addKey(table: string, key: Key): void {
  const others = (myTable(table)?.keys ?? []).filter((one) => one.seat !== key.seat);
  remember(table, { keys: [...others, key].sort((a, b) => a.seat - b.seat) });
}

function keep(): void {
  mine.tables = myTables().slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(mine.tables));
  } catch {
    // A browser that keeps nothing still plays until it is closed.
  }
}

/** The part of a private link after the #: it never reaches the server, nor its logs. */
export function privatePart(key: Key): string {
  return `#seat=${key.seat}&key=${key.token}`;
}

export function readPrivatePart(hash: string): Key | null {
  const found = /^#seat=([0-7])&key=([A-Za-z0-9_-]{22,64})$/.exec(hash);
  return found ? { seat: Number(found[1]), token: found[2] as string } : null;
}
