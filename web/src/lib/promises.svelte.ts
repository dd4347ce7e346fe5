/** The promise of each table's seed as this device saw it first. A server could show another one later, so the
 *  first is kept and never replaced. */
import type { TableState } from "../generated/protocol";
import { asObject, Stored } from "./stored.svelte";

/** How far the game was: nobody had begun, this device had decided nothing, it was on its way, all was over. */
const STAGES = ["open", "start", "later", "over"] as const;
export type Stage = (typeof STAGES)[number];

export interface Promised {
  /** The fingerprint of the seed. */
  readonly first: string;
  /** When this device saw it first, in milliseconds. */
  readonly at: number;
  readonly stage: Stage;
  /** Another one that was shown later, if any was. */
  readonly then?: string;
}

type All = Readonly<Record<string, Promised>>;

const MOST = 300;
const store = new Stored("tablee.promises", readAll).listen();
/** What this page has seen itself: another tab may clear what is stored while the page is open. */
const seenHere = new Map<string, Promised>();

function readAll(found: unknown): All {
  return Object.fromEntries(Object.entries(asObject<All>(found)).filter(([, one]) => isWhole(one)));
}

function isWhole(one: Promised | null): boolean {
  return typeof one?.first === "string" && typeof one.at === "number" && STAGES.includes(one.stage);
}

export function promiseOf(table: string): Promised | undefined {
  return earlier(store.now[table], seenHere.get(table));
}

function earlier(one: Promised | undefined, other: Promised | undefined): Promised | undefined {
  return one && other ? (one.at <= other.at ? one : other) : (one ?? other);
}

/** How far a table is, where `decided` says whether this device may have decided anything there. */
export function stageOf(status: TableState["status"], decided: boolean): Stage {
  if (status !== "playing") return status;
  return decided ? "later" : "start";
}

/** Keep what is promised, if it is the first promise of this table or not the one that is known. */
export function keepPromise({ table, commitment }: Pick<TableState, "table" | "commitment">, stage: Stage): void {
  if (!commitment) return;
  const stored = store.look()[table];
  const known = earlier(stored, seenHere.get(table)) ?? { first: commitment, at: Date.now(), stage };
  const seen = [known.first, known.then].includes(commitment) ? known : { ...known, then: commitment };
  seenHere.set(table, seen);
  if (seen !== stored) store.change((all) => ({ ...others(all, table), [table]: seen }));
}

/** The promises of the other tables; where there are too many, the oldest are left out. */
function others(all: All, table: string): All {
  const found = Object.entries(all).filter(([key]) => key !== table);
  return Object.fromEntries(found.sort(([, a], [, b]) => a.at - b.at).slice(1 - MOST));
}
