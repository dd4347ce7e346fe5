/** The maze in words: squares, things, pawns, effects, and what is asked. */
import type { GootmuPawn, GootmuThing, GootmuView } from "../../generated/protocol";
import { has, listed, t } from "../../lib/i18n.svelte";
import { label as labelOf, markerLabel } from "./art";

export type Names = readonly string[];

// --- pawns and things

/** A pawn as people say it: by its player, or the monster. */
export function pawnWords(name: string, names: Names): string {
  if (name === "M") return t("gootmu-monster");
  const who = names[seatOf(name)] ?? name;
  return name.endsWith("+") ? t("gootmu-second", { who }) : who;
}

/** The seat in a pawn's or a piece's name. */
export function seatOf(name: string): number {
  return name.charCodeAt(0) - 65;
}

export function thingWords(thing: Pick<GootmuThing, "name" | "kind" | "owner">, names: Names, me: number | null): string {
  if (thing.owner === null) return markerLabel(thing.kind);
  const details = { who: names[thing.owner] ?? "", number: thing.name.slice(1) };
  return t(thing.owner === me ? "gootmu-own-piece" : "gootmu-piece", details);
}

/** A thing as the object of a sentence: “a key”, “piece 2 of your machine”. */
export function objectWords(thing: Pick<GootmuThing, "name" | "kind" | "owner">, names: Names, me: number | null): string {
  const key = `a-marker-${thing.kind === "?" ? "face-down" : thing.kind}`;
  return thing.owner === null && has(key) ? t(key) : thingWords(thing, names, me);
}

/** What acts on a pawn, one short sentence each. */
export function effectWords(pawn: GootmuPawn): string[] {
  return Object.entries(pawn.effects).flatMap(([name, value]) => {
    const key = `effect-${name}`;
    return has(key) ? [t(key, { number: effectValue(name, value) })] : [];
  });
}

function effectValue(name: string, value: number | string): number | string {
  if (name === "panel") return sideOf(`${value}`.replace(/^open-/, ""));
  if (name === "way") return sideOf(`${value}`);
  return name === "plus" || name === "add" ? signed(Number(value)) : value;
}

function sideOf(value: string): string {
  return has(`gootmu-direction-${value}`) ? t(`gootmu-direction-${value}`) : value;
}

function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

// --- squares

/** What is on a square: who stands there, what lies there, what is printed. */
export function contentsOf(view: GootmuView, square: string, names: Names): string[] {
  const printed = view.labels[square];
  return [
    ...view.pawns.filter((pawn) => pawn.square === square).map(({ name }) => pawnWords(name, names)),
    ...view.things.filter((thing) => thing.square === square).map((thing) => thingWords(thing, names, view.seat)),
    ...(printed ? [withArrow(labelOf(printed.name), printed.arrow)] : []),
    ...view.pawns.filter(({ home }) => home === square).map(({ name }) => t("gootmu-start-of", { who: pawnWords(name, names) })),
  ];
}

function withArrow(label: string, arrow: string | null): string {
  return arrow ? t("gootmu-with-arrow", { label, direction: t(`gootmu-direction-${arrow}`) }) : label;
}

export function squareWords(view: GootmuView, square: string, names: Names): string {
  return [square, ...contentsOf(view, square, names)].join(", ");
}

const SIDES = ["n", "e", "s", "w"] as const;

/** The walls of a square, for people who do not see them. */
export function wallWords(walls: number): string {
  const shut = SIDES.filter((_, side) => (walls >> side) & 1).map((side) => t(`gootmu-direction-${side}`));
  if (!shut.length) return t("gootmu-no-walls");
  return shut.length === 4 ? t("gootmu-closed") : t("gootmu-walls", { sides: listed(shut) });
}

// --- what is asked

/** What makes a step of a walk. */
const WALKING = ["step", "cross", "token-cross"];

/** Does the next turn go three squares, without the die (GM-49)? */
export function goesThree(view: GootmuView): boolean {
  return "three" in (view.pawns.find(({ name }) => name === view.turn_of)?.effects ?? {});
}

/** One sentence: what is asked, of whose pawn, and what happens otherwise. Null where the server's own says it all. */
export function questionWords(view: GootmuView, names: Names, kinds: ReadonlySet<string>): string | null {
  const stuck = view.asks === "walk" && kinds.size > 0 && !WALKING.some((kind) => kinds.has(kind));
  const key = `gootmu-ask-${stuck ? "stuck" : view.asks}`;
  if (!has(key)) return null;
  const moving = view.moving ?? "A";
  const asked = t(key, {
    whose: whose(view, moving),
    who: pawnWords(moving, names),
    neighbour: rightOf(view.seat ?? 0, names),
    steps: view.steps,
    more: kinds.size > 1 ? "yes" : "no",
    three: goesThree(view) ? "yes" : "no",
    costly: costOf(view),
    stay: kinds.has("pass") ? "yes" : "no",
    things: kinds.has("thing") ? "yes" : "no",
    down: kinds.has("drop") ? "yes" : "no",
    blank: kinds.has("blank") ? "yes" : "no",
    may: kinds.has("no") ? "yes" : "no",
    home: wouldGoHome(view, moving) ? "yes" : "no",
  })
    .concat(giftWarning(view, moving, names))
    .trim();
  return view.about ? t("gootmu-about", { label: labelOf(view.about), question: asked }) : asked;
}

/** Whoever gives a carrier its last piece in exchange lets that player win (GM-28). */
function giftWarning(view: GootmuView, moving: string, names: Names): string {
  if (view.asks !== "claim" || ownPieces(view, moving) === 2) return "";
  const square = view.pawns.find(({ name }) => name === moving)?.square;
  const given = view.things.filter(({ carrier, owner }) => carrier === moving && owner !== null);
  const winner = view.pawns.find(
    (pawn) => pawn.square === square && ownPieces(view, pawn.name) === 2 && given.some(({ owner }) => owner === seatOf(pawn.name)),
  );
  return winner ? ` ${t("gootmu-last-piece", { who: pawnWords(winner.name, names) })}` : "";
}

/** How many pieces of its own GOOTMU a player's own pawn holds: a second pawn cannot win. */
function ownPieces(view: GootmuView, pawn: string): number {
  const own = view.things.filter(({ carrier, name }) => carrier === pawn && name.startsWith(pawn));
  return own.length;
}

/** Does a step lead on only if something is spent, or is nothing else left (GM-12, GM-31)? Other choices that cost
 *  something say so themselves. */
function costOf(view: GootmuView): "must" | "yes" | "no" {
  if (view.must_spend) return "must";
  return view.asks === "walk" && SIDES.some((side) => view.costly.includes(side)) ? "yes" : "no";
}

function whose(view: GootmuView, pawn: string): string {
  if (pawn === "M") return "monster";
  if (seatOf(pawn) !== view.seat) return "other";
  return pawn.endsWith("+") ? "second" : "own";
}

function rightOf(seat: number, names: Names): string {
  return names[(seat + names.length - 1) % names.length] ?? "";
}

/** Does somebody here send home whoever does not push (GM-78)? */
function wouldGoHome(view: GootmuView, moving: string): boolean {
  const me = view.pawns.find(({ name }) => name === moving);
  return view.pawns.some(({ name, square, effects }) => name !== moving && square === me?.square && "touch" in effects);
}

// --- the whole position

export function positionWords(view: GootmuView, names: Names): string[] {
  if (!view.walls.length) return [t("gootmu-tell-no-tiles")];
  return [
    turnWords(view),
    ...(view.turn_of ? [t("gootmu-tell-turn-of", { who: pawnWords(view.turn_of, names) })] : []),
    t("gootmu-tell-size", { columns: 4 * view.columns, rows: 4 * view.rows }),
    ...view.pawns.map((pawn) => tellPawn(view, pawn, names)),
    ...tellLying(view, names),
    ...tellPrinted(view),
  ];
}

function tellPawn(view: GootmuView, pawn: GootmuPawn, names: Names): string {
  const carried = view.things.filter(({ carrier }) => carrier === pawn.name);
  const parts = [
    t("gootmu-tell-pawn", { who: pawnWords(pawn.name, names), square: pawn.square }),
    ...(pawn.home && pawn.name !== "M" ? [t("gootmu-tell-home", { square: pawn.home })] : []),
    ...(carried.length ? [t("gootmu-tell-carries", { things: listed(carried.map((one) => thingWords(one, names, view.seat))) })] : []),
    ...effectWords(pawn),
  ];
  return `${parts.join("; ")}.`;
}

function tellLying(view: GootmuView, names: Names): string[] {
  const lying = view.things.filter(({ square }) => square !== null);
  if (!lying.length) return [];
  const things = lying.map((one) => t("gootmu-tell-thing", { thing: thingWords(one, names, view.seat), square: one.square ?? "" }));
  return [t("gootmu-tell-lying", { things: listed(things) })];
}

function tellPrinted(view: GootmuView): string[] {
  const printed = Object.entries(view.labels).map(([square, { name, arrow }]) =>
    t("gootmu-tell-thing", { thing: withArrow(labelOf(name), arrow), square }),
  );
  return printed.length ? [t("gootmu-tell-printed", { labels: listed(printed) })] : [];
}

export function turnWords(view: GootmuView): string {
  return t(view.turn_limit ? "gootmu-turn-of" : "gootmu-turn", { turn: view.turn, limit: view.turn_limit });
}
