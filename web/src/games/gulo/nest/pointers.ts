/** Who hears a pointer on the picture: what turns the nest, or a hand that is in it. */
import type { Turner } from "./gestures";
import type { Reaching } from "./reaching";

export class Pointers {
  constructor(private readonly turner: Turner, private readonly reaching: Reaching, private readonly inside: () => boolean) {}

  hear(event: PointerEvent): void {
    const to = this.inside() ? this.reaching : this.turner;
    if (event.type === "pointerdown") to.down(event);
    else if (event.type === "pointermove") to.move(event);
    else this.up(event);
  }

  /** The hand may have come out, or gone in, since the pointer was pressed: both must know that it is up. */
  private up(event: PointerEvent): void {
    this.reaching.up(event);
    if (this.inside()) this.turner.forget();
    else this.turner.up(event);
  }
}
