/** What the table asks of a game's board, and what the board may ask of the table. */
import type { Component } from "svelte";
import type { EventOf, GameKey, Item, Refusal, TableState, Update, ViewOf } from "../generated/protocol";
import type { Films, HandsLink } from "../lib/hands";
import { loadGameText } from "../lib/i18n.svelte";

export interface BoardProps<G extends GameKey> {
  /** What is on the screen now: draw `update.view`, always whole; never work it out from events. */
  update: Update<G> & { view: ViewOf<G> };
  /** The events that led here from what was shown before: what moves. Empty on arrival. */
  fresh: readonly Item<G>[];
  table: TableState;
  /** The seat whose eyes these are; null for a stranger and in a replay without a seat. */
  me: number | null;
  names: readonly string[];
  /** May `me` decide now? Then `update.choices` are what may be done; else they must not be offered. */
  active: boolean;
  /** Decide: `action` is one of update.choices' actions. `then` are further actions to carry out after it, as a
   *  route has them, in one request: if one of them is not possible, the table says why and stays where it is. */
  act: (action: string, then?: readonly string[]) => void;
  /** Ask why something cannot be done: the table shows the sentence and the clause. */
  why: (action: string) => void;
  /** The action that a bot would choose, if the player asked for a hint. */
  hint: string | null;
  /** The server's time in seconds, for moments that end; without it, this device's. */
  now?: () => number;
  /** Which step of a replay this is. */
  step?: number;
  /** Everything that was told and may still be read, what is being shown left out. */
  log?: readonly Item<G>[];
  /** The part of the log that somebody points at: the board may show where that was. */
  pointed?: readonly Item<G>[];
  /** Open the rules at a clause. */
  rule?: (clause: string) => void;
  /** What hands do at this table, where a game leaves something to hands. */
  hands?: HandsLink;
}

/** A finished game, step by step, as one seat saw it. */
export interface CourseProps<G extends GameKey> {
  steps: readonly { readonly view: ViewOf<G>; readonly events: readonly EventOf<G>[] }[];
  names: readonly string[];
  /** What hands did in it. */
  films?: Films;
}

export interface ScoreLine {
  readonly label: string;
  readonly points: number;
  /** The rule that says so, as it is numbered in the rules. */
  readonly clause?: string;
}

export interface GameModule<G extends GameKey = GameKey> {
  readonly Board: Component<BoardProps<G>>;
  /** How long these events should be looked at, in milliseconds at normal pace; at most 600, or
   *  1600 for one of the five great moments. The table multiplies by the person's pace. */
  pace(events: readonly EventOf<G>[], view: ViewOf<G>): number;
  /** The whole position in sentences, for people who do not see it. */
  describe(view: ViewOf<G>, names: readonly string[]): readonly string[];
  /** How each seat stands, for the chart of the game; more is better. */
  standing(view: ViewOf<G>): readonly number[];
  /** The score of a seat line by line, once the game is over; empty where nobody counts points. */
  score(view: ViewOf<G>, seat: number): readonly ScoreLine[];
  /** Does the board itself offer every choice? Then they are not listed below the question. */
  readonly offersAll: boolean | ((view: ViewOf<G>) => boolean);
  /** A sentence or label of the server with its notation in words, where people would not read that. */
  spelt?(sentence: string): string;
  /** Why this cannot be done, by which rule, in a moment where this seat is not asked: then the server cannot be
   *  asked either, and the view must tell. Null if that is all there is to say. */
  whyNot?(action: string, view: ViewOf<G>): { readonly sentence: string; readonly clause: string } | null;
  /** What is asked, in the board's own words; null where the server's sentence says it all. */
  question?(update: Update<G> & { view: ViewOf<G> }, names: readonly string[]): string | null;
  /** The whole course of a game that is over, drawn on the result sheet. */
  readonly Course?: Component<CourseProps<G>>;
  /** Can this not be taken back, and is it worth a second tap? */
  confirms?(action: string, view: ViewOf<G>): boolean;
}

type Loader = () => Promise<{ default: GameModule }>;
const MODULES = import.meta.glob("./*/index.ts") as Record<string, Loader>;

/** The module of a game, with its words; games without a board of their own get a plain one. */
export async function loadGame(key: string): Promise<GameModule> {
  const board = `./${key}/index.ts` in MODULES ? key : "plain";
  const load = MODULES[`./${board}/index.ts`] as Loader;
  const [module] = await Promise.all([load(), loadGameText(board)]);
  return module.default;
}

export type { Films, HandsLink, TheftInfo } from "../lib/hands";
export type { Refusal };
