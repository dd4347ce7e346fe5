/** What is printed and drawn in the maze: pictograms, markers and pieces, and their words.
 *
 *  The drawings are made from the server's (tools/make_maze_art.py). Each is a piece of SVG round the point 0 0,
 *  coloured by `generated/maze.css`, which needs the class `maze` on something around it. */
import { t, has } from "../../lib/i18n.svelte";
import maze from "../../generated/maze.json";
import "../../generated/maze.css";

export type Group = "obstacle" | "roll" | "self" | "others" | "things" | "board";

interface Drawn {
  readonly slug: string;
  readonly group: string;
  readonly clause: string;
  readonly drawing: string;
  readonly over?: string;
  readonly arrowed?: boolean;
}

/** What is printed on a square. */
export interface Square {
  /** The printed words, as in the view. */
  readonly printed: string;
  /** The key of its texts; empty if this page does not know these words. */
  readonly slug: string;
  readonly group: Group;
  /** The rule that it follows, as GM-57; may be empty. */
  readonly clause: string;
  /** Does an arrow belong to it? */
  readonly arrowed: boolean;
  /** The number printed in the place of N. */
  readonly number: number | null;
}

/** The groups in the order in which they are explained. */
export const GROUPS: readonly Group[] = ["obstacle", "roll", "self", "others", "things", "board"];
/** The box that every pictogram fills, in its own units: it is drawn for a square of this width. */
export const SQUARE = 64;
/** The box of markers, people and pieces. */
export const TOKEN = 48;
export const MARKERS: readonly string[] = Object.keys(maze.markers);
export const PRINTED: readonly string[] = Object.keys(maze.squares);

const SQUARES: Readonly<Record<string, Drawn>> = maze.squares;
const TURNS: Readonly<Record<string, number>> = { e: 0, s: 90, w: 180, n: 270 };
const found = new Map<string, Square>();

// --- what is printed

/** Everything that is known of a label of a view. */
export function squareOf(printed: string): Square {
  const known = found.get(printed) ?? read(printed);
  found.set(printed, known);
  return known;
}

function read(printed: string): Square {
  const base = baseOf(printed);
  const drawn = base === null ? undefined : SQUARES[base];
  const number = base === null || base === printed ? null : Number(/\d+/.exec(printed)?.[0]);
  return {
    printed,
    slug: drawn?.slug ?? "",
    group: (drawn?.group ?? "board") as Group,
    clause: drawn?.clause ?? "",
    arrowed: drawn?.arrowed ?? false,
    number,
  };
}

/** The name with N in the place of its number; null for words that this page does not know. */
function baseOf(printed: string): string | null {
  if (Object.hasOwn(SQUARES, printed)) return printed;
  const base = printed.replace(/(?<![\w/])\d+(?![\w/])/, "N");
  return Object.hasOwn(SQUARES, base) ? base : null;
}

// --- its words

/** A short name of a square in the reader's language; the printed words where there is none. */
export function label(printed: string): string {
  return said(printed, "-label") ?? printed;
}

/** What a square does, in a sentence or two; empty for words that this page does not know. */
export function help(printed: string): string {
  return said(printed, "") ?? "";
}

function said(printed: string, part: string): string | null {
  const { slug, number } = squareOf(printed);
  const key = `square-${slug}${part}`;
  return slug && has(key) ? t(key, number === null ? {} : { number }) : null;
}

/** A marker's name. `?` lies face down. */
export function markerLabel(kind: string): string {
  return t(`marker-${Object.hasOwn(maze.markers, kind) ? kind : "face-down"}`);
}

/** What a marker does. */
export function markerHelp(kind: string): string {
  return t(`marker-${Object.hasOwn(maze.markers, kind) ? kind : "face-down"}-help`);
}

/** A marker as it is printed, in English, and the rule that says what it is for; null if this page does not know it. */
export function markerRule(kind: string): { readonly printed: string; readonly clause: string } | null {
  const rules: Readonly<Record<string, { readonly printed: string; readonly clause: string }>> = maze.printedMarkers;
  return Object.hasOwn(rules, kind) ? (rules[kind] ?? null) : null;
}

// --- its drawing, for a square of 64

/** The pictogram of a square, or its printed words if this page has none. The arrow is that of the view. */
export function pictogram(printed: string, arrow: string | null = null): string {
  const { slug, number, group } = squareOf(printed);
  if (!slug) return inked(spelt(printed), "board");
  const drawn = SQUARES[baseOf(printed) as string] as Drawn;
  const turn = (drawn.arrowed && TURNS[arrow ?? "e"]) || 0;
  const turned = turn ? `<g transform="rotate(${turn})">${drawn.drawing}</g>` : drawn.drawing;
  return inked(turned + (drawn.over ?? "").replace("{n}", `${number ?? ""}`), group);
}

function inked(drawing: string, group: Group): string {
  return (
    `<g class="pictogram" color="var(--maze-label-${group})" fill="none" stroke="currentColor" stroke-width="2.2"` +
    ` stroke-linecap="round" stroke-linejoin="round">${drawing}</g>`
  );
}

const WIDE = 0.68; // how wide a capital is, of its height
const ROOM = 56;

/** Printed words, as large as the square allows, so that nothing stands out of it. */
function spelt(printed: string): string {
  const words = printed.trim().split(/\s+/);
  let best = { size: 0, lines: [""] };
  for (let most = 4; most <= 24; most++) {
    const lines = folded(words, most);
    const longest = Math.max(...lines.map((line) => line.length));
    const size = Math.min(13, ROOM / (WIDE * longest), ROOM / (1.15 * lines.length));
    if (size > best.size) best = { size, lines };
  }
  const { size, lines } = best;
  const top = -((lines.length - 1) / 2) * 1.15 * size + 0.35 * size;
  const written = lines.map((line, at) => `<text y="${(top + at * 1.15 * size).toFixed(1)}">${escaped(line)}</text>`);
  return `<g fill="currentColor" stroke="none" text-anchor="middle" font-weight="700" font-size="${size.toFixed(1)}">${written.join("")}</g>`;
}

function folded(words: readonly string[], most: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function escaped(words: string): string {
  return words.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}

// --- things and the monster, each in a box of 48

/** A marker face up, or its back if nobody knows it. */
export function marker(kind: string): string {
  const drawn: Readonly<Record<string, string>> = maze.markers;
  return token((Object.hasOwn(drawn, kind) ? drawn[kind] : undefined) ?? maze.back);
}

/** A GOOTMU piece: `A2` is the second part of A's machine. */
export function piece(name: string, seat: number): string {
  const parts: Readonly<Record<string, string>> = maze.pieces;
  return token(filled(parts[name.slice(1)] ?? parts["2"] ?? "", { own: seatColour(seat), name }));
}

export function monster(): string {
  return token(maze.monster);
}

function seatColour(seat: number): string {
  return `var(--seat-${seat % 8})`;
}

function filled(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
}

function token(drawing: string): string {
  return (
    `<g color="var(--maze-edge)" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"` +
    ` stroke-linejoin="round">${drawing}</g>`
  );
}
