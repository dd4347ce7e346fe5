/** Fingers, mouse and wheel on the plan: one finger moves it, two pinch it, the wheel makes it larger or smaller. */
import type { Camera } from "./camera";
import type { Point } from "./tokens";

/** A finger that has not moved farther than this taps. */
const STILL = 7;

export class Gestures {
  private readonly fingers = new Map<number, Point>();
  private start: Point | null = null;
  private moving = false;
  private speed: Point = { x: 0, y: 0 };
  private last = 0;

  constructor(
    private readonly root: HTMLElement,
    private readonly camera: Camera,
  ) {}

  /** Listen until the function that this returns is called. */
  listen(): () => void {
    const heard = new AbortController();
    const { signal } = heard;
    this.root.addEventListener("pointerdown", (event) => this.down(event), { signal });
    this.root.addEventListener("pointermove", (event) => this.move(event), { signal });
    this.root.addEventListener("pointerup", (event) => this.up(event), { signal });
    this.root.addEventListener("pointercancel", (event) => this.up(event), { signal });
    this.root.addEventListener("wheel", (event) => this.wheel(event), { signal, passive: false });
    // A finger that has moved the plan has not tapped a square.
    this.root.addEventListener("click", (event) => this.click(event), { signal, capture: true });
    return () => heard.abort();
  }

  /** A place in the page: where the window lies in it is asked only when that matters, for it takes time. */
  private at({ clientX, clientY }: MouseEvent): Point {
    return { x: clientX, y: clientY };
  }

  private inWindow({ x, y }: Point): Point {
    const { left, top } = this.root.getBoundingClientRect();
    return { x: x - left, y: y - top };
  }

  private down(event: PointerEvent): void {
    if (event.button !== 0 || (event.target as Element).closest("[data-still]")) return;
    if (event.isPrimary) {
      this.fingers.clear();
      this.moving = false;
      this.start = this.at(event);
      this.speed = { x: 0, y: 0 };
    }
    this.fingers.set(event.pointerId, this.at(event));
    if (this.fingers.size === 2) this.begin();
  }

  private begin(): void {
    this.moving = true;
    this.camera.hold();
    for (const finger of this.fingers.keys()) this.root.setPointerCapture?.(finger);
  }

  private move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before || !this.start) return;
    const now = this.at(event);
    if (!this.moving && this.fingers.size === 1) {
      const far = Math.hypot(now.x - this.start.x, now.y - this.start.y);
      // Where all of the plan is seen there is nowhere to move it; the page may scroll instead.
      if (far < STILL || this.camera.isWhole) return;
      this.begin();
    }
    const others = [...this.fingers].filter(([finger]) => finger !== event.pointerId).map(([, at]) => at);
    this.fingers.set(event.pointerId, now);
    if (!this.moving) return;
    this.camera.byHand = performance.now();
    if (others[0]) this.pinch(before, now, others[0]);
    else this.pan(before, now, event.timeStamp);
  }

  private pan(before: Point, now: Point, time: number): void {
    const [x, y] = [now.x - before.x, now.y - before.y];
    const passed = Math.max(1, time - this.last);
    this.last = time;
    this.speed = { x: 0.6 * this.speed.x + (0.4 * x) / passed, y: 0.6 * this.speed.y + (0.4 * y) / passed };
    const { position } = this.camera;
    this.camera.place({ ...position, x: position.x + x, y: position.y + y });
  }

  private pinch(before: Point, now: Point, other: Point): void {
    const [was, is] = [Math.hypot(before.x - other.x, before.y - other.y), Math.hypot(now.x - other.x, now.y - other.y)];
    const middle = this.inWindow({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    const { position } = this.camera;
    const by = { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 };
    this.camera.scale(position.scale * (was > 4 ? is / was : 1), middle, by);
  }

  private up(event: PointerEvent): void {
    if (!this.fingers.delete(event.pointerId) || this.fingers.size || !this.moving) return;
    const idle = event.timeStamp - this.last > 60;
    const { position } = this.camera;
    const [x, y] = [this.speed.x * 140, this.speed.y * 140];
    // It glides on a little, as paper does on a table.
    if (!idle && Math.hypot(x, y) > 12) this.camera.travel({ ...position, x: position.x + x, y: position.y + y }, 260);
    else this.camera.rest();
  }

  private click(event: MouseEvent): void {
    // Keys click as well, without a place.
    if (!this.moving || event.detail === 0) return;
    this.moving = false;
    event.stopPropagation();
    event.preventDefault();
  }

  private wheel(event: WheelEvent): void {
    const { position } = this.camera;
    const lines = event.deltaMode === 1 ? 16 : 1;
    // At its smallest the plan lets the page scroll.
    if (event.deltaY > 0 && this.camera.isWhole && !event.ctrlKey) return;
    event.preventDefault();
    this.camera.hold();
    this.camera.byHand = performance.now();
    if (event.shiftKey || (event.deltaX !== 0 && !event.ctrlKey)) {
      this.camera.place({ ...position, x: position.x - event.deltaX * lines, y: position.y - event.deltaY * lines });
    } else {
      const speed = event.ctrlKey ? 0.01 : 0.0022;
      this.camera.scale(position.scale * Math.exp(-event.deltaY * lines * speed), this.inWindow(this.at(event)));
    }
    this.camera.rest(220);
  }
}
