/** What the server answers over HTTP; src/tablee/server/api.py and /openapi.json say the same. */
import { BASE } from "./base";
import type { TheftInfo } from "./hands";
import { spoken } from "./i18n.svelte";
import { keepPromise, stageOf } from "./promises.svelte";
import type { Key, TableState } from "../generated/protocol";

export type Value = string | number | boolean;

export interface OptionInfo {
  readonly name: string;
  readonly default: Value;
  readonly expected: string;
  /** The values of a choice or switch; the lowest and highest of a number; none for free text. */
  readonly values?: readonly Value[];
  readonly kind: "choice" | "switch" | "number" | "name";
  /** In words of the language asked for. */
  readonly label: string;
  /** The values of a choice in words, in the same order. */
  readonly labels?: readonly string[];
  /** Values with which people cannot play here: their hands would decide, and have no board. */
  readonly withheld?: readonly Value[];
  /** What to choose at first, where that is not the default. */
  readonly usual?: Value;
}

export interface BotInfo {
  readonly level: string;
  readonly label: string;
}

export interface GameInfo {
  readonly key: string;
  readonly name: string;
  readonly tagline: string;
  /** The fewest and the most. */
  readonly seats: readonly [number, number];
  /** Every number of seats that it can be played at with the usual options. */
  readonly counts: readonly number[];
  readonly minutes: readonly [number, number];
  readonly options: readonly OptionInfo[];
  /** The levels of bots, the weakest first. */
  readonly bots: readonly BotInfo[];
  /** What stands before the rules, by paragraph: the aim, who plays, what a ruling is. */
  readonly introduction: readonly string[];
}

export interface SeatPlan {
  readonly kind: "open" | "bot" | "screen";
  readonly level?: string;
  readonly name?: string;
}

export interface Plan {
  readonly game: string;
  readonly seats: readonly SeatPlan[];
  readonly options?: Readonly<Record<string, Value>>;
  readonly clock?: { readonly kind: "none" | "move" | "game"; readonly seconds: number };
  readonly public?: boolean;
}

export interface TableMade {
  readonly table: string;
  readonly path: string;
  readonly keys: readonly Key[];
}

export interface LobbyTable {
  readonly table: string;
  readonly game: string;
  readonly options: Readonly<Record<string, Value>>;
  readonly created: number;
  readonly seats: number;
  readonly bots: number;
}

export interface Clause {
  readonly id: string;
  readonly heading: string;
  /** With *emphasis* and **strong** as in Markdown, nothing else. */
  readonly text: string;
}

export interface Hint {
  readonly action: string;
  readonly label: string;
}

/** A finished game, step by step, as one seat (or a stranger) saw it. */
export interface Replay {
  readonly total: number;
  readonly first: number;
  readonly steps: readonly ReplayStep[];
}

export interface ReplayStep {
  readonly view: unknown;
  readonly events: readonly unknown[];
  readonly said: readonly string[];
}

/** A refusal: a code that stays, and a sentence. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

async function ask<T>(method: string, path: string, more: { body?: unknown; token?: string } = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (more.body !== undefined) headers["Content-Type"] = "application/json";
  if (more.token) headers["Authorization"] = `Bearer ${more.token}`;
  let answer: Response;
  try {
    answer = await fetch(BASE + path, { method, headers, body: more.body === undefined ? null : JSON.stringify(more.body) });
  } catch {
    throw new Problem(0, "offline", "");
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => ({}))) as { code?: string; problem?: string };
    throw new Problem(answer.status, problem.code ?? "server-error", problem.problem ?? "");
  }
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

const inLanguage = (path: string): string => `${path}${path.includes("?") ? "&" : "?"}language=${spoken()}`;

export const games = (): Promise<GameInfo[]> => ask("GET", inLanguage("/api/games"));
export const rules = (game: string): Promise<Clause[]> => ask("GET", inLanguage(`/api/games/${game}/rules`));
export const lobby = (): Promise<LobbyTable[]> => ask("GET", "/api/tables");
export const make = (plan: Plan): Promise<TableMade> => ask("POST", "/api/tables", { body: plan });
export const table = async (id: string): Promise<TableState> => {
  const found = await ask<TableState>("GET", `/api/tables/${id}`);
  keepPromise(found, stageOf(found.status, true));
  return found;
};
export const sit = (id: string, seat: number, name: string): Promise<Key> =>
  ask("POST", `/api/tables/${id}/seats/${seat}`, { body: { name } });
export const standUp = (id: string, key: Key): Promise<void> =>
  ask("DELETE", `/api/tables/${id}/seats/${key.seat}`, { token: key.token });
export const rematch = (id: string, key: Key): Promise<{ table: string }> =>
  ask("POST", `/api/tables/${id}/seats/${key.seat}/rematch`, { token: key.token });
export const hint = (id: string, key: Key): Promise<Hint> =>
  ask("GET", inLanguage(`/api/tables/${id}/seats/${key.seat}/hint`), { token: key.token });
export const replay = (id: string, seat: number | null, first: number, count: number): Promise<Replay> =>
  ask("GET", inLanguage(`/api/tables/${id}/replay?${seat === null ? "" : `seat=${seat}&`}first=${first}&count=${count}`));
export const thefts = (id: string): Promise<TheftInfo[]> => ask("GET", `/api/tables/${id}/thefts`);
/** The film of a theft, as the server keeps it: deflated. */
export const theft = async (id: string, number: number): Promise<ArrayBuffer> => {
  const answer = await fetch(`${BASE}/api/tables/${id}/thefts/${number}`).catch(() => null);
  if (!answer?.ok) throw new Problem(answer?.status ?? 0, answer ? "no-such-film" : "offline", "");
  return answer.arrayBuffer();
};
export const record = (id: string): Promise<Record<string, unknown>> => ask("GET", `/api/tables/${id}/record`);
/** The position as the server draws it: now, when so many events have happened, or at a step of a replay. */
export const pictureOf = (id: string, when: { after: number } | { step: number }): string => {
  const [[name, number]] = Object.entries(when) as [[string, number]];
  return BASE + inLanguage(`/api/tables/${id}/position.svg?${name}=${number}`);
};
export const invitationOf = (id: string): string => `${BASE}/api/tables/${id}/invitation.svg`;
export const recordTextOf = (id: string): string => `${BASE}/api/tables/${id}/record.txt`;
/** What a browser needs to be told of turns; null where this server tells nobody. */
export const pushKey = (): Promise<{ key: string | null }> => ask("GET", "/api/push-key");
export const pushOn = (id: string, key: Key, wish: PushSubscriptionJSON): Promise<void> =>
  ask("POST", `/api/tables/${id}/seats/${key.seat}/push`, { token: key.token, body: wish });
