/** One person's hand during a pull: mouse, fingers or keys move it in its plane, and close it. */
import { met, pointOf, withinReach, type Point, type Reach } from "./pointing";

export interface Eye {
  readonly azimuth: number;
  /** The ray through a point of the picture, in its pixels. */
  ray(x: number, y: number): { from: Point; way: Point };
}

/** How far a finger on glass moves the hand. */
const GAIN = 0.5;
/** Fingers first come so far above the egg. */
const ABOVE = 0.075;
/** A press so short is a click: it closes the hand until the next one. */
const CLICK_MS = 220;
/** Metres per second of the keys, at first and after RAMP_S; with Shift; and in depth. */
const SLOW = 0.02;
const FAST = 0.13;
const RAMP_S = 0.7;
const CAREFUL = 0.018;
const DEPTH_SPEED = 0.03;
/** Metres per notch of the wheel, and the speed at which they are spent. */
const NOTCH = 0.004;
const WAITING = 0.012;

const KEYS: Readonly<Record<string, readonly [number, number, number]>> = {
  ArrowLeft: [-1, 0, 0],
  ArrowRight: [1, 0, 0],
  ArrowUp: [0, 1, 0],
  ArrowDown: [0, -1, 0],
  PageUp: [0, 0, -1],
  PageDown: [0, 0, 1],
};

export class PullingHand {
  grip = false;
  private reach: Reach;
  private readonly held = new Map<string, number>();
  private shift = false;
  private wheel = 0;
  private pressed: number | null = null;
  private latched = false;
  /** What lies between the pointer's place and the hand's, since the depth was changed. */
  private offset = { side: 0, up: 0 };
  private mouse: { x: number; y: number } | null = null;

  constructor(private readonly eye: Eye, egg: Reach) {
    this.reach = withinReach({ ...egg, up: egg.up + ABOVE }, eye.azimuth);
  }

  get point(): Point {
    return pointOf(this.reach, this.eye.azimuth);
  }

  private move(side: number, up: number, depth: number): void {
    const { reach } = this;
    this.reach = withinReach({ side: reach.side + side, up: reach.up + up, depth: reach.depth + depth }, this.eye.azimuth);
  }

  private under(x: number, y: number): Reach | null {
    const { from, way } = this.eye.ray(x, y);
    return met(from, way, this.reach.depth, this.eye.azimuth);
  }

  /** The mouse hovers here; with `deep`, it moves the hand towards the eye and away. */
  hover(x: number, y: number, deep: boolean): void {
    const before = this.mouse;
    this.mouse = { x, y };
    const place = this.under(x, y);
    if (!place) return;
    if (deep && before) {
      const was = this.under(before.x, before.y);
      this.move(0, 0, was ? -(place.up - was.up) : 0);
      this.keepPlace();
    } else if (!deep) this.reach = withinReach({ side: place.side + this.offset.side, up: place.up + this.offset.up, depth: this.reach.depth }, this.eye.azimuth);
  }

  /** The hand stays where it is although the pointer is elsewhere now. */
  private keepPlace(): void {
    const place = this.mouse && this.under(this.mouse.x, this.mouse.y);
    if (place) this.offset = { side: this.reach.side - place.side, up: this.reach.up - place.up };
  }

  /** A finger moved over the glass by so many pixels; with `deep`, it was a second one. */
  drag(dx: number, dy: number, deep: boolean): void {
    const [here, there] = [this.under(0, 0), this.under(dx, dy)];
    if (!here || !there) return;
    const [side, up] = [GAIN * (there.side - here.side), GAIN * (there.up - here.up)];
    if (deep) this.move(0, 0, -up);
    else this.move(side, up, 0);
  }

  /** The wheel was turned by so many notches; what is turned too fast is lost. */
  turnWheel(notches: number): void {
    this.wheel = Math.max(-WAITING, Math.min(WAITING, this.wheel + notches * NOTCH));
  }

  press(now: number): void {
    this.pressed = now;
    this.latched = this.grip && this.latched;
    this.grip = true;
  }

  release(now: number): void {
    if (this.pressed === null) return;
    const clicked = now - this.pressed < CLICK_MS;
    this.pressed = null;
    this.latched = clicked && !this.latched;
    this.grip = this.latched;
  }

  toggle(): void {
    this.grip = !this.grip;
    this.latched = this.grip;
  }

  /** A key is down; false if it means nothing to a hand. */
  keyDown(key: string, shift: boolean, now: number): boolean {
    this.shift = shift;
    if (key === " ") this.toggle();
    else if (key in KEYS) {
      if (!this.held.has(key)) this.held.set(key, now);
    } else return key === "Shift";
    return true;
  }

  keyUp(key: string, shift: boolean): void {
    this.shift = shift;
    this.held.delete(key);
  }

  /** Nothing is held any more, as when the window loses the keyboard. */
  letGoOfKeys(): void {
    this.held.clear();
  }

  /** Let time pass for keys and wheel. */
  advance(now: number, seconds: number): void {
    for (const [key, since] of this.held) {
      const [side, up, depth] = KEYS[key] as readonly [number, number, number];
      const ramp = Math.min(1, (now - since) / 1000 / RAMP_S);
      const speed = this.shift ? CAREFUL : depth ? DEPTH_SPEED : SLOW + (FAST - SLOW) * ramp * ramp;
      this.move(side * speed * seconds, up * speed * seconds, depth * speed * seconds);
    }
    const spent = Math.sign(this.wheel) * Math.min(Math.abs(this.wheel), DEPTH_SPEED * seconds);
    if (spent) this.move(0, 0, spent);
    this.wheel -= spent;
    if (spent || this.held.size) this.keepPlace();
  }
}
