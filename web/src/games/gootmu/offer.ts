/** What may be done now, and where on the board: made of the server's choices and routes, never of the rules. */
import type { Choice, GootmuView, Route } from "../../generated/protocol";
import { frameOf, KINDS, SAID, TOOLS, type Kind, type Tool } from "./frames";
import { gridOf, tileOf, type Direction, type Way } from "./geometry";

/** Moves of up to so many steps have a route to every end; longer ones may lack some. As in the server's routes.py. */
export const SURE = 16;

export type Target = Readonly<Record<string, string | number>>;

/** A choice with what it is about. */
interface Typed extends Choice {
  readonly kind: string;
  readonly target: Target;
}

export type Actions = readonly [string, ...string[]];

/** One thing that a tap on a square can mean. */
export interface Aim {
  /** `route`, or the kind of its choice. */
  readonly kind: string;
  readonly square: string;
  readonly actions: Actions;
  /** The same way, after which the turn goes on: it can be chosen where `actions` end the turn. */
  readonly pausing?: Actions;
  /** The squares of its way, with the first one; empty where nobody walks. */
  readonly path: readonly string[];
  /** The choice in the server's words; empty for a route. */
  readonly label: string;
  /** What happens on the way, in sentences. */
  readonly told: readonly string[];
  readonly thing?: string;
  readonly pawn?: string;
  /** A step after which the move can only be finished by spending something. */
  readonly costly?: boolean;
}

/** What can be done with a tile: turned either way, or taken away. */
export interface TileOffer {
  readonly tile: string;
  readonly left: string | null;
  readonly right: string | null;
  readonly remove: string | null;
}

/** A thing that somebody carries, and what happens when it is touched. */
export interface ThingOffer {
  readonly thing: string;
  readonly action: string;
  readonly label: string;
  readonly kind: "thing" | "drop";
}

export interface NumberOffer {
  readonly number: number;
  readonly action: string;
  readonly label: string;
  readonly kind: "call" | "token";
}

export interface Offer {
  readonly aims: ReadonlyMap<string, readonly Aim[]>;
  readonly tiles: ReadonlyMap<string, TileOffer>;
  readonly things: ReadonlyMap<string, ThingOffer>;
  readonly numbers: readonly NumberOffer[];
  readonly said: readonly Typed[];
  /** What can be laid open by a button, in the order in which it is shown. */
  readonly tools: readonly Tool[];
  /** The direction of every step that may be made, for the arrow keys. */
  readonly steps: ReadonlyMap<Direction, string>;
  readonly places: { readonly pawns: ReadonlySet<string>; readonly things: ReadonlySet<string> };
}

/** Questions whose steps are made by the piece that they ask about, from square to square. */
const STEPPING = ["walk", "slide"];
const ON_SQUARES = ["step", "cross", "token-cross", "square", "pawn", "push", "thing"];

interface Asked {
  readonly choices?: readonly Choice[];
  readonly routes?: readonly Route[];
}

/** Everything on offer, with one tool in hand or none. */
export function offered(asked: Asked, view: GootmuView, tool: Tool | null): Offer {
  const choices = (asked.choices ?? []).map(typed);
  const { open, tools } = frameOf(view.asks);
  const kinds = new Set(choices.map(({ kind }) => kind));
  const behind = tools.filter((kind) => kinds.has(kind));
  // What the table of questions does not foresee is never hidden: it lies open.
  const hidden = (kind: string): boolean => behind.includes(kind as Tool) && !open.includes(kind as Kind);
  const shown = choices.filter(({ kind }) => (tool ? kind === tool : !hidden(kind)));
  const aims = aimsOf(shown, tool ? [] : (asked.routes ?? []), view);
  return {
    aims: bySquare(aims),
    tiles: tilesOf(shown),
    things: thingsOf(shown, view),
    numbers: numbersOf(shown),
    said: tool ? [] : saidOf(shown),
    tools: TOOLS.filter((kind) => behind.includes(kind)),
    steps: new Map(choices.flatMap((one) => (one.kind === "step" ? [[text(one, "direction") as Direction, one.action]] : []))),
    places: {
      pawns: new Set(aims.flatMap(({ pawn }) => pawn ?? [])),
      things: new Set(aims.flatMap(({ thing }) => thing ?? [])),
    },
  };
}

function typed(choice: Choice): Typed {
  return { ...choice, kind: choice.kind ?? "", target: choice.target ?? {} };
}

/** What is said with a button: the known sayings in their order, then whatever this page does not know. */
function saidOf(choices: readonly Typed[]): Typed[] {
  const known = SAID.flatMap((kind) => choices.filter((choice) => choice.kind === kind));
  return [...known, ...choices.filter(({ kind }) => !KINDS.includes(kind as Kind))];
}

// --- squares

function aimsOf(choices: readonly Typed[], routes: readonly Route[], view: GootmuView): Aim[] {
  const from = view.pawns.find(({ name }) => name === view.moving)?.square ?? null;
  const ways = routes.flatMap((route) => routeAim(route, view, from));
  const single = new Set(routes.filter(({ actions }) => actions.length === 1).map(({ actions }) => actions[0]));
  // A step that is a whole move is shown as the move it is.
  const others = choices.filter(({ action }) => !single.has(action)).flatMap((choice) => aimOf(choice, view, from));
  return [...ways, ...others];
}

function routeAim(route: Route, view: GootmuView, from: string | null): Aim[] {
  const { end, path, told = [] } = route;
  const [first, ...rest] = route.actions;
  if (!first) return [];
  const aim = { kind: "route", square: end, path: from ? [from, ...path] : path, label: "", told };
  const actions: Actions = [first, ...rest];
  return [isPlain(route, view) ? { ...aim, actions: [...actions, "done"], pausing: actions } : { ...aim, actions }];
}

/** A way of one's own in one's own turn that shows nothing new and ends on an empty square. Whoever has something in
 *  hand would be asked there whether the turn is over: it is, so that a plain turn takes no further tap. */
function isPlain({ end, path, told = [] }: Route, view: GootmuView): boolean {
  const me = view.pawns.find(({ name }) => name === view.moving);
  return (
    view.asks === "walk" &&
    view.about === null &&
    view.moving === view.turn_of &&
    me?.seat === view.seat &&
    view.things.some(({ carrier }) => carrier === view.moving) &&
    !told.length &&
    view.labels[end] === undefined &&
    !view.things.some(({ square }) => square !== null && path.includes(square)) &&
    !view.pawns.some(({ square }) => square === end)
  );
}

function aimOf(choice: Typed, view: GootmuView, from: string | null): Aim[] {
  const square = squareOf(choice, view);
  if (!square) return [];
  const walks = choice.kind === "step" ? STEPPING.includes(view.asks) : ["cross", "token-cross"].includes(choice.kind);
  const { thing, pawn } = choice.target;
  return [
    {
      kind: choice.kind,
      square,
      actions: [choice.action],
      path: walks && from ? [from, square] : [],
      label: choice.label,
      told: [],
      ...(view.costly.includes(choice.action) ? { costly: true } : {}),
      ...(thing === undefined ? {} : { thing: `${thing}` }),
      ...(pawn === undefined ? {} : { pawn: `${pawn}` }),
    },
  ];
}

/** The square that one taps for this, if there is one. */
function squareOf({ kind, target }: Typed, view: GootmuView): string | null {
  if (kind === "monster") return placeOf(view, "M");
  if (!ON_SQUARES.includes(kind)) return null;
  if (target["square"] !== undefined) return `${target["square"]}`;
  return kind === "thing" ? carrierSquare(view, `${target["thing"]}`) : placeOf(view, `${target["pawn"]}`);
}

function placeOf(view: GootmuView, pawn: string): string | null {
  return view.pawns.find(({ name }) => name === pawn)?.square ?? null;
}

function carrierSquare(view: GootmuView, thing: string): string | null {
  const carrier = view.things.find(({ name }) => name === thing)?.carrier;
  return carrier ? placeOf(view, carrier) : null;
}

function bySquare(aims: readonly Aim[]): Map<string, Aim[]> {
  const found = new Map<string, Aim[]>();
  for (const aim of aims) found.set(aim.square, [...(found.get(aim.square) ?? []), aim]);
  return found;
}

// --- tiles, things, numbers

function tilesOf(choices: readonly Typed[]): Map<string, TileOffer> {
  const found = new Map<string, TileOffer>();
  for (const choice of choices.filter(({ kind }) => ["turn", "spin", "tile"].includes(kind))) {
    const tile = text(choice, "tile");
    const known = found.get(tile) ?? { tile, left: null, right: null, remove: null };
    const part = choice.kind === "tile" ? "remove" : (text(choice, "way") as Way);
    found.set(tile, { ...known, [part]: choice.action });
  }
  return found;
}

/** Things in somebody's hands; those that lie are squares. */
function thingsOf(choices: readonly Typed[], view: GootmuView): Map<string, ThingOffer> {
  const found = new Map<string, ThingOffer>();
  for (const { kind, target, action, label } of choices) {
    if (kind !== "thing" && kind !== "drop") continue;
    const thing = `${target["thing"] ?? ""}`;
    if (view.things.find(({ name }) => name === thing)?.carrier) found.set(thing, { thing, action, label, kind });
  }
  return found;
}

function numbersOf(choices: readonly Typed[]): NumberOffer[] {
  return choices.flatMap(({ kind, target, action, label }) =>
    kind === "call" || kind === "token" ? [{ kind, action, label, number: Number(target["number"]) }] : [],
  );
}

/** The tile of this square, if something can be done with it. */
export function tileAt(offer: Offer, view: GootmuView, square: string): TileOffer | null {
  return offer.tiles.get(tileOf(gridOf(view), square)) ?? null;
}

function text(choice: Typed, name: string): string {
  return `${choice.target[name] ?? ""}`;
}
