/** What mouse, fingers and keys on the picture do while one's hand is in the nest. */
import type { PullingHand } from "./hand";

type WithHand = (what: (hand: PullingHand) => void) => void;

export class Reaching {
  private readonly fingers = new Map<number, { x: number; y: number }>();

  constructor(private readonly withHand: WithHand) {}

  down(event: PointerEvent): void {
    if (event.pointerType === "mouse") {
      if (event.button === 0) this.withHand((hand) => hand.press(event.timeStamp));
    } else this.fingers.set(event.pointerId, { x: event.offsetX, y: event.offsetY });
  }

  move(event: PointerEvent): void {
    const { offsetX: x, offsetY: y } = event;
    if (event.pointerType === "mouse") return this.withHand((hand) => hand.hover(x, y, event.shiftKey));
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    this.fingers.set(event.pointerId, { x, y });
    const second = this.fingers.size > 1;
    // With two fingers only the later one counts: the first holds still.
    if (second && [...this.fingers.keys()].at(-1) !== event.pointerId) return;
    this.withHand((hand) => hand.drag(x - before.x, y - before.y, second));
  }

  up(event: PointerEvent): void {
    if (event.pointerType === "mouse") this.withHand((hand) => hand.release(event.timeStamp));
    this.fingers.delete(event.pointerId);
  }

  wheel(event: WheelEvent): void {
    const notches = Math.max(-1, Math.min(1, event.deltaY / 100));
    this.withHand((hand) => hand.turnWheel(notches));
  }

  /** False for keys that mean nothing to a hand. */
  keyDown(event: KeyboardEvent): boolean {
    let known = false;
    this.withHand((hand) => (known = event.repeat || hand.keyDown(event.key, event.shiftKey, performance.now())));
    return known;
  }

  keyUp(event: KeyboardEvent): void {
    this.withHand((hand) => hand.keyUp(event.key, event.shiftKey));
  }

  /** The page has lost keyboard and pointers. */
  lose(): void {
    this.fingers.clear();
    this.withHand((hand) => hand.letGoOfKeys());
  }
}
