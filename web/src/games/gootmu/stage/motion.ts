/** What moves when something has happened: from the events and the two views, who is where at what moment. Knows no
 *  element of the page, so it can be tested. Times are milliseconds at normal pace. */
import type { EventOf, GootmuThing, GootmuView } from "../../../generated/protocol";
import { afterTurn, type Grid, slotNumber, squaresOfTile, type Way } from "../geometry";
import { thingFigure } from "./figures";
import { legsOf } from "./paths";
import { centreOf, type Point, type Token } from "./tokens";
import { UNIT } from "./pen";

type Event = EventOf<"gootmu"> | { readonly event: string };

/** Where something is at a moment. */
export interface Key extends Point {
  readonly at: number;
  readonly scale: number;
  readonly opacity: number;
}

/** Something that is seen for a while only: a thing that is taken, a face that is turned down. */
export interface Extra {
  readonly token: Token;
  readonly keys: readonly Key[];
}

export interface TileTurn {
  readonly slot: number;
  readonly way: Way;
  readonly at: number;
  readonly lasts: number;
}

/** An instruction that is carried out, at its square. */
export interface Saying {
  readonly square: string;
  readonly printed: string;
  readonly how: "applied" | "blanked" | "ignored";
  readonly at: number;
}

export interface Plan {
  readonly tracks: ReadonlyMap<string, readonly Key[]>;
  readonly extras: readonly Extra[];
  readonly turns: readonly TileTurn[];
  readonly removed: readonly { readonly slot: number; readonly at: number }[];
  readonly sayings: readonly Saying[];
  /** The tiles are laid one after the other. */
  readonly laid: boolean;
  readonly total: number;
}

export const STEP = 190;
export const LONGEST_WALK = 1500;
const HOP = 380;
const PUSH = 220;
const TAKE = 240;
const FLIP = 300;
export const TURN = 620;
export const REMOVE = 520;
const THROW = 520;
const DEAL = 700;
const SAY = 320;
const SETTLE = 180;

/** It stamps. */
const MONSTER = "pawn M";

export interface Scene {
  readonly view: GootmuView;
  readonly grid: Grid;
  readonly tokens: readonly Token[];
}

/** Act out these events, from one scene to the next. */
export function planOf(before: Scene, after: Scene, events: readonly Event[]): Plan {
  const planner = new Planner(before, after);
  for (const event of events) planner.act(event as EventOf<"gootmu">);
  return planner.finish();
}

class Planner {
  private now = 0;
  private readonly where = new Map<string, string>();
  private readonly tracks = new Map<string, Key[]>();
  private readonly extras: Extra[] = [];
  private readonly turns: TileTurn[] = [];
  private readonly removed: { slot: number; at: number }[] = [];
  private readonly sayings: Saying[] = [];
  private readonly start: ReadonlyMap<string, Token>;
  private readonly end: ReadonlyMap<string, Token>;
  private readonly stepped = new Set<string>();
  /** What was turned up on the way: its new face is seen from then on. */
  private readonly faces = new Map<string, string>();
  private laid = false;

  constructor(
    private readonly before: Scene,
    after: Scene,
  ) {
    this.start = new Map(before.tokens.map((token) => [token.key, token]));
    this.end = new Map(after.tokens.map((token) => [token.key, token]));
    for (const token of before.tokens) this.where.set(token.key, token.square);
  }

  act(event: EventOf<"gootmu">): void {
    switch (event.event) {
      case "stepped":
        this.stepped.add(event.pawn);
        return this.walk(`pawn ${event.pawn}`, [event.square]);
      case "moved":
        return this.moved(event.pawn, event.path);
      case "placed":
      case "sent-home":
        return this.hop(`pawn ${event.pawn}`, event.square);
      case "pushed":
        return this.glide(`pawn ${event.other}`, event.square, PUSH);
      case "second":
      case "put-pawn":
        return this.appear(`pawn ${event.pawn}`, event.square);
      case "put-piece":
        return this.appear(`thing ${event.thing}`, event.square);
      case "shifted":
        return this.hop(`thing ${event.thing}`, event.square);
      case "put-down":
        return this.putDown(event.pawn, event.thing, event.square);
      case "took":
        return this.take(event.pawn, event.thing);
      case "got":
        return this.hand(event.giver, event.pawn, event.thing, event.kind);
      case "turned-up":
        return this.flip(event.thing, event.kind);
      case "gone":
        return this.vanish(`thing ${event.thing}`);
      case "rotated":
        return this.turn(slotNumber(event.tile), event.way as Way);
      case "removed":
        this.removed.push({ slot: slotNumber(event.tile), at: this.now });
        this.now += REMOVE;
        return;
      case "applied":
      case "blanked":
      case "ignored":
        return this.say(event);
      case "rolled":
      case "tested":
      case "thrown":
        this.now += THROW;
        return;
      case "laid":
        this.laid = true;
        this.now += DEAL;
    }
  }

  // --- on foot

  private moved(pawn: string, path: readonly string[]): void {
    const covered = this.stepped.delete(pawn);
    const here = this.where.get(`pawn ${pawn}`);
    if (here === undefined || (covered && here === path.at(-1))) return;
    // Earlier updates have told of its first steps.
    const known = path.lastIndexOf(here);
    const rest = known === path.length - 1 && path[0] === here ? path.slice(1) : path.slice(known + 1);
    if (rest.length) this.walk(`pawn ${pawn}`, rest, path.length - 1);
  }

  /** `length` is that of the whole walk, which sets the pace. */
  private walk(key: string, squares: readonly string[], length = squares.length): void {
    const from = this.where.get(key);
    if (from === undefined) return;
    const pace = Math.min(STEP, LONGEST_WALK / Math.max(length, squares.length));
    for (const leg of legsOf(this.before.grid, [from, ...squares])) {
      if (leg.bow) this.bow(key, leg.points[1] as Point, HOP);
      else this.stride(key, leg.points, pace);
    }
    this.where.set(key, squares.at(-1) as string);
  }

  /** Step by step along a line; beyond the edge it fades, and comes in on the other side. */
  private stride(key: string, points: readonly Point[], pace: number): void {
    const [first, ...rest] = points as readonly [Point, ...Point[]];
    const last = this.last(key);
    const enters = Math.hypot(first.x - last.x, first.y - last.y) > UNIT;
    if (enters) this.put(key, { ...first, at: this.now + 1, opacity: 0 });
    for (const point of rest) {
      const leaving = this.isBeyond(point);
      const heavy = key === MONSTER;
      const middle = { x: (this.last(key).x + point.x) / 2, y: (this.last(key).y + point.y) / 2 - (heavy ? 13 : 5) };
      const lasts = leaving || (enters && point === rest[0]) ? pace * 0.7 : pace;
      this.put(key, { ...middle, at: this.now + lasts / 2, scale: heavy ? 1.12 : 1 });
      this.put(key, { ...point, at: this.now + lasts, opacity: leaving ? 0 : 1 });
      this.now += lasts;
    }
  }

  private isBeyond({ x, y }: Point): boolean {
    const { width, height } = this.before.grid;
    return x < 0 || y < 0 || x > width * UNIT || y > height * UNIT;
  }

  // --- otherwise

  private hop(key: string, square: string): void {
    if (!this.where.has(key)) return this.appear(key, square);
    this.bow(key, centreOf(square), HOP);
    this.where.set(key, square);
  }

  /** Through the air, nearer to the eye. */
  private bow(key: string, to: Point, lasts: number): void {
    const from = this.last(key);
    for (const part of [0.25, 0.5, 0.75, 1]) {
      const lift = Math.sin(Math.PI * part);
      this.put(key, {
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part - 34 * lift,
        at: this.now + lasts * part,
        scale: 1 + 0.35 * lift,
        opacity: 1,
      });
    }
    this.now += lasts;
  }

  private glide(key: string, square: string, lasts: number): void {
    this.put(key, { ...centreOf(square), at: this.now + lasts });
    this.where.set(key, square);
    this.now += lasts;
  }

  /** Something is put on the board from above. */
  private appear(key: string, square: string): void {
    if (this.where.has(key)) return this.hop(key, square);
    const { x, y } = centreOf(square);
    this.tracks.set(key, [
      { x, y: y - 40, at: this.now, scale: 1.7, opacity: 0 },
      { x, y, at: this.now + HOP * 0.7, scale: 1, opacity: 1 },
    ]);
    this.where.set(key, square);
    this.now += HOP * 0.7;
  }

  private vanish(key: string): void {
    const { x, y } = this.last(key);
    this.leave(key, [{ x, y: y + 14, at: this.now + TAKE, scale: 0.5, opacity: 0 }]);
    this.now += TAKE;
  }

  private take(pawn: string, thing: string): void {
    const bag = this.last(`pawn ${pawn}`);
    this.leave(`thing ${thing}`, [
      { x: bag.x, y: bag.y - 26, at: this.now + TAKE * 0.6, scale: 0.95, opacity: 1 },
      { x: bag.x, y: bag.y + 6, at: this.now + TAKE, scale: 0.25, opacity: 0 },
    ]);
    this.now += TAKE;
  }

  private putDown(pawn: string, thing: string, square: string): void {
    const bag = this.last(`pawn ${pawn}`);
    const to = centreOf(square);
    this.tracks.set(`thing ${thing}`, [
      { x: bag.x, y: bag.y, at: this.now, scale: 0.25, opacity: 0 },
      { x: (bag.x + to.x) / 2, y: (bag.y + to.y) / 2 - 24, at: this.now + TAKE / 2, scale: 1, opacity: 1 },
      { ...to, at: this.now + TAKE, scale: 1, opacity: 1 },
    ]);
    this.where.set(`thing ${thing}`, square);
    this.now += TAKE;
  }

  /** From bag to bag: a thing that lies nowhere, before or after. */
  private hand(giver: string, pawn: string, name: string, kind: string): void {
    const [from, to] = [this.last(`pawn ${giver}`), this.last(`pawn ${pawn}`)];
    const thing = this.before.view.things.find((one) => one.name === name) ?? { name, kind, owner: null };
    const token = this.tokenOf(thing, from);
    const lasts = TAKE * 1.5;
    this.extras.push({
      token,
      keys: [
        { ...from, at: this.now, scale: 0.3, opacity: 0 },
        { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 30, at: this.now + lasts / 2, scale: 1.15, opacity: 1 },
        { ...to, at: this.now + lasts, scale: 0.3, opacity: 0 },
      ],
    });
    this.now += lasts;
  }

  private tokenOf(thing: Pick<GootmuThing, "name" | "kind" | "owner">, { x, y }: Point): Token {
    const key = `extra ${thing.name} ${this.extras.length}`;
    return { key, kind: "thing", name: thing.name, seat: thing.owner, square: "", x, y, scale: 0.9, drawing: thingFigure(thing) };
  }

  /** A marker is turned over: its back is seen until then, its face from then on. */
  private flip(name: string, kind: string): void {
    const key = `thing ${name}`;
    const { x, y } = this.last(key);
    const back = this.start.get(key);
    const half = this.now + FLIP / 2;
    if (back && this.end.has(key)) {
      this.extras.push({
        token: { ...back, key: `extra ${name} back` },
        keys: [this.keyAt(x, y, this.now), { x, y: y - 10, at: half, scale: 1.15, opacity: 1 }, { x, y: y - 10, at: half + 1, scale: 1, opacity: 0 }],
      });
      this.tracks.set(key, [
        { x, y: y - 10, at: 0, scale: 1.15, opacity: 0 },
        { x, y: y - 10, at: half, scale: 1.15, opacity: 0 },
        { x, y: y - 10, at: half + 1, scale: 1.15, opacity: 1 },
        { x, y, at: this.now + FLIP, scale: 1, opacity: 1 },
      ]);
    } else if (back) this.faces.set(key, kind);
    this.now += FLIP;
  }

  private keyAt(x: number, y: number, at: number): Key {
    return { x, y, at, scale: 1, opacity: 1 };
  }

  /** Something leaves the board: it is no longer in the view, so it is drawn once more. */
  private leave(key: string, keys: readonly Key[]): void {
    const token = this.start.get(key);
    this.where.delete(key);
    if (!token || this.end.has(key)) return;
    const track = this.tracks.get(key) ?? [];
    this.tracks.delete(key);
    const begin = { ...this.keyAt(token.x, token.y, 0), scale: 1 };
    const kind = this.faces.get(key);
    const face = kind === undefined ? token.drawing : thingFigure({ name: token.name, kind, owner: token.seat });
    const stay = { ...(track.at(-1) ?? begin), at: this.now };
    if (kind === undefined) this.extras.push({ token: { ...token, key: `extra ${key}` }, keys: [begin, ...track, stay, ...keys] });
    else {
      const turned = Math.max(1, this.now - FLIP / 2);
      const raised = { ...stay, y: stay.y - 10, scale: 1.15 };
      this.extras.push(
        { token: { ...token, key: `extra ${key} back` }, keys: [begin, { ...raised, at: turned }, { ...raised, at: turned + 1, opacity: 0 }] },
        {
          token: { ...token, key: `extra ${key}`, drawing: face },
          keys: [{ ...raised, at: 0, opacity: 0 }, { ...raised, at: turned, opacity: 0 }, { ...raised, at: turned + 1 }, stay, ...keys],
        },
      );
    }
  }

  /** A tile turns with everything on it; what stands on it stays upright. */
  private turn(slot: number, way: Way): void {
    this.turns.push({ slot, way, at: this.now, lasts: TURN });
    const squares = new Set(squaresOfTile(this.before.grid, `t${slot + 1}`));
    const middle = { x: 0, y: 0 };
    for (const square of squares) {
      const { x, y } = centreOf(square);
      middle.x += x / squares.size;
      middle.y += y / squares.size;
    }
    for (const [key, square] of [...this.where]) {
      if (!squares.has(square)) continue;
      this.ride(key, middle, way);
      this.where.set(key, afterTurn(this.before.grid, square, way));
    }
    this.now += TURN;
  }

  private ride(key: string, middle: Point, way: Way): void {
    const from = this.last(key);
    const [x, y] = [from.x - middle.x, from.y - middle.y];
    const parts = 10;
    for (let part = 1; part <= parts; part++) {
      const angle = turnAt(part / parts) * (way === "right" ? 1 : -1);
      const lift = 1 + 0.04 * Math.sin((Math.PI * part) / parts);
      this.put(key, {
        x: middle.x + lift * (x * Math.cos(angle) - y * Math.sin(angle)),
        y: middle.y + lift * (x * Math.sin(angle) + y * Math.cos(angle)),
        at: this.now + (TURN * part) / parts,
      });
    }
  }

  private say(event: { event: "applied" | "blanked" | "ignored"; pawn: string; label: string }): void {
    const told = (event as { square?: string }).square;
    const square = told || this.where.get(`pawn ${event.pawn}`);
    if (square) this.sayings.push({ square, printed: event.label, how: event.event, at: this.now });
    this.now += SAY;
  }

  // --- tracks

  /** Where something is now. */
  private last(key: string): Point {
    const known = this.tracks.get(key)?.at(-1) ?? this.start.get(key) ?? this.end.get(key);
    return known ? { x: known.x, y: known.y } : { x: 0, y: 0 };
  }

  /** The next place of something; until its motion begins it stays where it was. */
  private put(key: string, next: Partial<Key> & Point & { at: number }): void {
    const token = this.start.get(key);
    const track = this.tracks.get(key) ?? (token ? [this.keyAt(token.x, token.y, 0)] : []);
    const last = track.at(-1);
    if (!last) return;
    if (last.at < this.now) track.push({ ...last, at: this.now });
    track.push({ scale: 1, opacity: 1, ...next });
    this.tracks.set(key, track);
  }

  finish(): Plan {
    // Whatever lies elsewhere than the events left it makes room, or goes there without a word.
    for (const [key, token] of this.end) {
      const track = this.tracks.get(key);
      const old = this.start.get(key);
      const here = this.last(key);
      const far = Math.hypot(here.x - token.x, here.y - token.y);
      if (track && far > 0.5) track.push({ ...(track.at(-1) as Key), x: token.x, y: token.y, at: (track.at(-1) as Key).at + SETTLE / 2 });
      else if (!track && old && far > 0.5) this.settle(key, old, token);
    }
    const times = [...this.tracks.values(), ...this.extras.map(({ keys }) => keys)].map((keys) => keys.at(-1)?.at ?? 0);
    const { tracks, extras, turns, removed, sayings, laid } = this;
    return { tracks, extras, turns, removed, sayings, laid, total: Math.max(this.now, ...times) };
  }

  private settle(key: string, old: Token, token: Token): void {
    const begin = this.now;
    const size = (one: Token): number => one.scale / token.scale;
    this.tracks.set(key, [
      { x: old.x, y: old.y, at: 0, scale: size(old), opacity: 1 },
      { x: old.x, y: old.y, at: begin, scale: size(old), opacity: 1 },
      { x: token.x, y: token.y, at: begin + SETTLE, scale: 1, opacity: 1 },
    ]);
  }
}

/** How far a tile has turned, from 0 to a quarter: it starts and lands softly. */
export function turnAt(part: number): number {
  const eased = part < 0.5 ? 4 * part ** 3 : 1 - (-2 * part + 2) ** 3 / 2;
  return (Math.PI / 2) * eased;
}

/** How long these events take to act out. */
export function lastsOf(events: readonly Event[]): number {
  const walked = new Map<string, number>();
  let time = 0;
  for (const event of events as readonly EventOf<"gootmu">[]) {
    if (event.event === "stepped") walked.set(event.pawn, (walked.get(event.pawn) ?? 0) + 1);
    else if (event.event === "moved") {
      time += walkTime(walked.get(event.pawn) ?? event.path.length - 1);
      walked.delete(event.pawn);
    } else time += LASTS[event.event] ?? 0;
  }
  for (const steps of walked.values()) time += walkTime(steps);
  return time;
}

function walkTime(steps: number): number {
  return Math.min(LONGEST_WALK, STEP * steps);
}

const LASTS: Readonly<Record<string, number>> = {
  placed: HOP, "sent-home": HOP, shifted: HOP, pushed: PUSH, second: HOP * 0.7, "put-pawn": HOP * 0.7, "put-piece": HOP * 0.7,
  "put-down": TAKE, took: TAKE, got: TAKE * 1.5, "turned-up": FLIP, gone: TAKE, rotated: TURN, removed: REMOVE,
  applied: SAY, blanked: SAY, ignored: SAY, rolled: THROW, tested: THROW, thrown: THROW, laid: DEAL,
};
