/** Which part of the plan is seen, and how large. The plan is one layer that is moved as a whole; while it moves it is
 *  not drawn again, so that a finger is followed at once. */
import type { Point } from "./tokens";
import { UNIT } from "./pen";
import { MARGIN } from "./strips";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What the plan is seen through. So much at its foot and at its right is left to controls. */
export interface Window extends Size {
  readonly below: number;
  readonly right: number;
}

/** How the controls stand: side by side, one above the other, or only one of them where there is no room. */
export type Form = "row" | "column" | "one";

/** The plan is drawn at `scale` with its corner at x, y of the window. */
export interface Position extends Point {
  readonly scale: number;
}

export interface Box extends Point, Size {}

/** So large, in pixels, is a square that one can tap with a finger. */
export const TAPPABLE = 44;
const LARGEST = 104;
const STEP = 1.6;

/** The scale at which the whole plan is seen. */
export function wholeScale(plan: Size, window: Window): number {
  return Math.max(0.01, Math.min((window.width - window.right) / plan.width, (window.height - window.below) / plan.height, LARGEST / UNIT));
}

export function largestScale(plan: Size, window: Window): number {
  return Math.max(LARGEST / UNIT, wholeScale(plan, window));
}

export function limited(scale: number, plan: Size, window: Window): number {
  return Math.min(largestScale(plan, window), Math.max(wholeScale(plan, window), scale));
}

/** The next larger or smaller step: from squares that are too small for a finger it goes at once to such that are not. */
export function nextScale(now: number, direction: 1 | -1, plan: Size, window: Window): number {
  const [least, most] = [wholeScale(plan, window), largestScale(plan, window)];
  const tappable = (TAPPABLE + 2) / UNIT;
  if (direction < 0) return now / STEP < Math.min(tappable, most) * 0.9 ? least : now / STEP;
  return Math.min(most, now < tappable ? Math.max(tappable, now * STEP) : now * STEP);
}

/** Where the controls stand, so that they cover no square while the whole plan is seen and leave it as large as can be. */
export function roomFor(plan: Size, window: Size, row: Size): { form: Form; below: number; right: number } {
  const ways = (["row", "column"] as const).map((form) => {
    const free = { ...window, below: 0, right: 0 };
    const scale = wholeScale(plan, free);
    const beside = (window.width - plan.width * scale) / 2 >= (form === "row" ? row.width : row.height);
    if (beside) return { form, below: 0, right: 0, scale };
    const left = form === "row" ? { below: row.height, right: 0 } : { below: 0, right: row.height };
    return { form, ...left, scale: wholeScale(plan, { ...window, ...left }) };
  });
  const best = ways.reduce((one, other) => (other.scale > one.scale ? other : one));
  const { scale, ...found } = best;
  const largest = wholeScale(plan, { ...window, below: 0, right: 0 });
  if (scale >= 0.97 * largest) return found;
  // The plan stands at its largest, as far from the corner of the only one as there is room.
  const aside = (room: number, length: number): number => {
    const free = room - length * largest;
    return Math.max(0, Math.min(free, 2 * (row.height - MARGIN * largest) - free));
  };
  const [below, right] = [aside(window.height, plan.height), aside(window.width, plan.width)];
  const gap = (room: number, left: number, length: number): number => MARGIN * largest + (room - length * largest + left) / 2;
  const [high, wide] = [gap(window.height, below, plan.height), gap(window.width, right, plan.width)];
  if (Math.max(high, wide) >= row.height) return { form: "one", below, right };
  const clear = { below: below + Math.max(0, CORNER - high), right: right + Math.max(0, CORNER - wide) };
  // Small squares are made larger before they are touched: there the plan does not become smaller still.
  return { form: "one", ...(wholeScale(plan, { ...window, ...clear }) >= 0.97 * largest ? clear : { below, right }) };
}

/** So far from the corner of the window, both ways, a square is not touched by a round control of 44 pixels there. */
const CORNER = 39;

/** One can look so far beyond the foot of the plan that the controls cover none of its squares. */
const BEYOND = 96;

/** The same position, but not beyond the edges of the plan; what is smaller than the window stands in its middle. */
export function kept(position: Position, plan: Size, window: Window): Position {
  const scale = limited(position.scale, plan, window);
  const along = (at: number, length: number, room: number, beyond = 0): number =>
    length * scale <= room + 0.5 ? (room - length * scale) / 2 : Math.min(0, Math.max(room - beyond - length * scale, at));
  const [wide, high] = [window.width - window.right, window.height - window.below];
  return { scale, x: along(position.x, plan.width, wide), y: along(position.y, plan.height, high, BEYOND) };
}

/** The position with another scale at which this point of the window shows what it showed. */
export function scaledAbout(position: Position, scale: number, { x, y }: Point): Position {
  const ratio = scale / position.scale;
  return { scale, x: x - (x - position.x) * ratio, y: y - (y - position.y) * ratio };
}

/** The position at which this part of the plan is in the middle, and as large as it can be up to a scale. */
export function showing(part: Box, scale: number, window: Window): Position {
  const fitting = Math.min(window.width / part.width, window.height / part.height);
  const chosen = Math.min(scale, fitting);
  const [x, y] = [part.x + part.width / 2, part.y + part.height / 2];
  return { scale: chosen, x: window.width / 2 - x * chosen, y: window.height / 2 - y * chosen };
}

/** The part of the plan that is seen. */
export function seen(position: Position, window: Window): Box {
  const { scale } = position;
  return { x: -position.x / scale, y: -position.y / scale, width: window.width / scale, height: window.height / scale };
}

export class Camera {
  position: Position = { x: 0, y: 0, scale: 0.01 };
  plan: Size = { width: 1, height: 1 };
  window: Window = { width: 0, height: 0, below: 0, right: 0 };
  /** The person has moved the plan: it stays where they want it until something asks for attention. */
  byHand = 0;
  private element: HTMLElement | undefined;
  private frame = 0;
  private resting: ReturnType<typeof setTimeout> | undefined;
  private whole = true;

  /** `changed` hears of every new position, `rested` when it stays. */
  constructor(
    private readonly changed: (position: Position) => void,
    private readonly rested: (position: Position) => void,
  ) {}

  attach(element: HTMLElement): () => void {
    this.element = element;
    return () => {
      this.stop();
      clearTimeout(this.resting);
      this.element = undefined;
    };
  }

  /** The plan or the window has another size. Who sees all of it still does. */
  measure(plan: Size, window: Window): void {
    const middle = { x: this.window.width / 2, y: this.window.height / 2 };
    const [x, y] = [(middle.x - this.position.x) / this.position.scale, (middle.y - this.position.y) / this.position.scale];
    const other = plan.width !== this.plan.width || plan.height !== this.plan.height;
    this.plan = plan;
    this.window = window;
    const scale = this.whole || other ? wholeScale(plan, window) : this.position.scale;
    this.place({ scale, x: window.width / 2 - x * scale, y: window.height / 2 - y * scale });
    this.rest();
  }

  get isWhole(): boolean {
    return this.position.scale <= wholeScale(this.plan, this.window) * 1.01;
  }

  /** Put the plan there at once. */
  place(position: Position): void {
    this.position = kept(position, this.plan, this.window);
    this.whole = this.isWhole;
    const { x, y, scale } = this.position;
    if (this.element) this.element.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    this.changed(this.position);
  }

  /** Make the plan larger or smaller about a point of the window, and move it; at its largest it only moves. */
  scale(scale: number, about: Point, by: Point = { x: 0, y: 0 }): void {
    const scaled = scaledAbout(this.position, limited(scale, this.plan, this.window), about);
    this.place({ ...scaled, x: scaled.x + by.x, y: scaled.y + by.y });
  }

  /** Something takes hold of the plan: until it rests it is a layer of its own. */
  hold(): void {
    this.stop();
    clearTimeout(this.resting);
    if (this.element) this.element.style.willChange = "transform";
  }

  /** It is drawn anew, sharp, a moment after it was let go. */
  rest(wait = 160): void {
    clearTimeout(this.resting);
    this.resting = setTimeout(() => {
      if (this.element) this.element.style.willChange = "";
      this.rested(this.position);
    }, wait);
  }

  /** Move the plan there within this time. */
  travel(position: Position, duration: number): void {
    const [from, to] = [this.position, kept(position, this.plan, this.window)];
    this.hold();
    if (duration < 90) {
      this.place(to);
      this.rest();
      return;
    }
    const start = performance.now();
    const move = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - start) / duration));
      const eased = 1 - (1 - part) ** 3;
      this.place(between(from, to, eased));
      if (part < 1) this.frame = requestAnimationFrame(move);
      else this.rest();
    };
    this.frame = requestAnimationFrame(move);
  }

  private stop(): void {
    cancelAnimationFrame(this.frame);
  }
}

/** Between two positions, so that the middle of the window goes straight. */
function between(from: Position, to: Position, part: number): Position {
  const scale = from.scale * (to.scale / from.scale) ** part;
  const along = to.scale === from.scale ? part : (scale - from.scale) / (to.scale - from.scale);
  return { scale, x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along };
}
