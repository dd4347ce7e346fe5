/** How each question of the rules is decided on the board: what lies open to a tap at once, and what waits behind
 *  a button because it costs something or would get in the way. Keys are `view.asks`. */

/** Everything that can be chosen, by the name the server gives it. */
export const KINDS = [
  "roll",
  "monster",
  "wait",
  "pass",
  "no",
  "done",
  "cancel",
  "blank",
  "apply",
  "step",
  "cross",
  "token-cross",
  "call",
  "token",
  "turn",
  "spin",
  "tile",
  "pawn",
  "push",
  "thing",
  "drop",
  "square",
] as const;
export type Kind = (typeof KINDS)[number];

/** Kinds that are said, with a button of their own. */
export const SAID: readonly Kind[] = ["roll", "apply", "blank", "cancel", "done", "pass", "wait", "monster", "no"];
/** Kinds that can be put behind a button: the button lays them open on the board. */
export const TOOLS = ["turn", "spin", "token", "cross", "token-cross", "drop"] as const satisfies readonly Kind[];
export type Tool = (typeof TOOLS)[number];

export interface Frame {
  readonly open: readonly Kind[];
  readonly tools: readonly Tool[];
}

function frame(open: readonly Kind[], tools: readonly Tool[] = []): Frame {
  return { open, tools };
}

const SQUARES = frame(["square"]);
const THINGS = frame(["thing"]);
const PAWNS = frame(["pawn"]);
const STEPS = frame(["step"]);
const BLANKING = frame(["apply", "blank"]);

export const FRAMES: Readonly<Record<string, Frame>> = {
  pawn: SQUARES,
  piece: SQUARES,
  offer: frame(["cancel", "no"]),
  turn: frame(["roll", "call", "monster", "wait"], ["token", "spin", "cross", "token-cross"]),
  number: frame(["roll", "call"], ["token", "cross", "token-cross"]),
  walk: frame(["step", "pass"], ["turn", "cross", "spin", "drop"]),
  six: frame(["turn", "pass"], ["cross"]),
  slide: frame(["step"], ["spin", "drop"]),
  end: frame(["done", "drop"], ["spin"]),
  take: THINGS,
  claim: frame(["apply", "thing", "no"]),
  hand: frame(["thing", "no"]),
  push: frame(["push", "no"]),
  instruct: frame(["apply", "blank"], ["spin"]),
  cancelwalk: BLANKING,
  wallwalk: frame(["apply", "no"]),
  between: frame(["roll"], ["spin", "drop"]),
  escape: BLANKING,
  cancelstep: BLANKING,
  cancelrandom: BLANKING,
  cancelslide: BLANKING,
  putdown: THINGS,
  direction: STEPS,
  anywhere: SQUARES,
  label: SQUARES,
  intile: SQUARES,
  join: PAWNS,
  swap: PAWNS,
  enemypiece: SQUARES,
  anypiece: SQUARES,
  item: SQUARES,
  atitem: SQUARES,
  other: PAWNS,
  over: SQUARES,
  get: THINGS,
  takefrom: THINGS,
  givewhat: THINGS,
  givewhom: PAWNS,
  discard: THINGS,
  dropwhat: THINGS,
  dropwhere: STEPS,
  droppiece: THINGS,
  turnover: THINGS,
  bring: THINGS,
  movewhich: THINGS,
  movewhere: STEPS,
  swapfirst: THINGS,
  swapsecond: THINGS,
  givepiece: THINGS,
  placer: PAWNS,
  rotate: frame(["turn", "no"]),
  remove: frame(["tile"]),
  second: SQUARES,
};

/** A question that this page does not know yet: everything lies open but what a marker pays for. */
const UNKNOWN = frame(
  KINDS.filter((kind) => !["spin", "token", "token-cross"].includes(kind)),
  ["spin", "token", "token-cross"],
);

export function frameOf(asks: string): Frame {
  return FRAMES[asks] ?? UNKNOWN;
}
