/** Turning the nest with a finger or the mouse, and tapping on it. */

export interface Turning {
  turn(around: number, up: number): void;
  tap(x: number, y: number): void;
}

/** Radians per pixel. */
const RATE = 0.008;
const STILL = 6;
const KEY_STEP = Math.PI / 18;

const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, KEY_STEP],
  ArrowDown: [0, -KEY_STEP],
};

export class Turner {
  private from: { id: number; x: number; y: number; moved: boolean } | null = null;

  constructor(private readonly what: Turning) {}

  down(event: PointerEvent): void {
    if (event.button === 0) this.from ??= { id: event.pointerId, x: event.offsetX, y: event.offsetY, moved: false };
  }

  move(event: PointerEvent): void {
    const { from } = this;
    if (from?.id !== event.pointerId) return;
    const [dx, dy] = [event.offsetX - from.x, event.offsetY - from.y];
    if (!from.moved && Math.hypot(dx, dy) < STILL) return;
    this.from = { id: from.id, x: event.offsetX, y: event.offsetY, moved: true };
    this.what.turn(-dx * RATE, dy * RATE);
  }

  up(event: PointerEvent): void {
    if (this.from?.id !== event.pointerId) return;
    if (!this.from.moved && event.type === "pointerup") this.what.tap(event.offsetX, event.offsetY);
    this.from = null;
  }

  /** Whatever was pressed is for somebody else. */
  forget(): void {
    this.from = null;
  }

  /** An arrow turns the nest; false for other keys. */
  key(key: string): boolean {
    const step = KEYS[key];
    if (step) this.what.turn(...step);
    return step !== undefined;
  }
}
