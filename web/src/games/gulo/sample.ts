/** For tests: a game of three in which A may choose. */
import type { Choice, GuloEgg, GuloView, TableState } from "../../generated/protocol";
import type { BoardProps } from "../module";

export function egg(name: string, depth = "top", more: Partial<GuloEgg> = {}): GuloEgg {
  const colour = { g: "green", y: "yellow", r: "red", b: "blue", p: "purple" }[name.charAt(0)] ?? "";
  return { name, colour, depth, touches_pole: false, risk: 100, ...more };
}

const EGGS = [
  egg("b1"),
  egg("g1"),
  egg("g2", "middle", { touches_pole: true, risk: 254 }),
  egg("r1", "middle"),
  egg("g3", "buried", { risk: 3 }),
  egg("y1", "buried"),
  egg("p1", "buried"),
  egg("p2", "buried"),
];

export const VIEW: GuloView = {
  game: "gulo",
  seat: 0,
  waiting: [0],
  ending: null,
  nest: "dice",
  fast: false,
  steal_seconds: 60,
  //     1      2        3       4      5       6        7
  path: ["red", "green", "blue", "red", "green", "green", null, null],
  deck: [null, null, null, null, null],
  unseen: { green: 3, yellow: 6, red: 4, blue: 0 },
  at: [3, 4, 0],
  turn_of: 0,
  next_turn_of: null,
  stage: "choose",
  asks: "colour",
  colour: null,
  from_deck: false,
  named: null,
  lean: 12,
  eggs: EGGS,
  bag: ["r2", "r3"],
};

export const NAMING: GuloView = { ...VIEW, stage: "name", asks: "egg", colour: "green" };
export const NAMES = ["Ana", "Bob", "Cléa"];

export const CHOICES: readonly Choice[] = [
  { action: "red", label: "", kind: "colour", target: { colour: "red" } },
  { action: "green", label: "", kind: "colour", target: { colour: "green" } },
  { action: "turn", label: "", kind: "turn", target: {} },
];
export const EGG_CHOICES: readonly Choice[] = ["g1", "g2", "g3"].map((name) => ({ action: name, label: "", kind: "egg", target: { egg: name } }));

export function propsFor(view: GuloView, choices: readonly Choice[], more: Partial<BoardProps<"gulo">> = {}): BoardProps<"gulo"> {
  const seats = NAMES.map((name) => ({ kind: "person" as const, name }));
  return {
    update: { type: "update", seat: view.seat, count: 1, items: [], view, decision: 4, choices },
    fresh: [],
    table: { seats } as unknown as TableState,
    me: view.seat,
    names: NAMES,
    active: choices.length > 0,
    act: () => undefined,
    why: () => undefined,
    hint: null,
    ...more,
  };
}
