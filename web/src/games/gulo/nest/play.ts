/** Pictures played from the first to the last, at some speed. */
import { pictureAt } from "./stream";
import type { Picture } from "./pictures";

const RATE = 60;

export class Play {
  private begun: number | null = null;

  /** `hold` is how long the last picture stays, in milliseconds. */
  constructor(readonly pictures: readonly Picture[], private readonly speed: number, private readonly hold = 0) {}

  private get first(): number {
    return this.pictures[0]?.number ?? 0;
  }

  private get length(): number {
    return ((this.pictures.at(-1)?.number ?? 0) - this.first) / (RATE * this.speed);
  }

  /** The picture at this time in milliseconds; null when all has been shown. */
  at(now: number): Picture | null {
    this.begun ??= now;
    const passed = (now - this.begun) / 1000;
    if (passed > this.length + this.hold / 1000) return null;
    return pictureAt(this.pictures, this.first + passed * RATE * this.speed);
  }
}

/** The speed at which so many seconds last no longer than `most`. */
export function speedFor(seconds: number, most: number): number {
  return Math.max(1, seconds / most);
}
