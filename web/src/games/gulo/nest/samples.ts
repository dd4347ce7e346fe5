/** The samples of an attempt: sixty per second by the page's own clock, however often the page draws. */
import type { Point } from "./pointing";
import { MOST_SAMPLES, type Sample } from "./wire";

const APART = 1000 / 60;

interface Told extends Point {
  readonly at: number;
}

export class SampleClock {
  private begun: number | null = null;
  private next = 0;
  private before: Told | null = null;

  /** The samples that are due now that the hand is wanted here; those between this call and the one before lie on the
   *  straight way between both. Empty if it is too soon. `now` is in milliseconds. */
  take(now: number, point: Point, grip: boolean): Sample[] {
    this.begun ??= now;
    const time = now - this.begun;
    const before = this.before ?? { ...point, at: time };
    this.next = Math.max(this.next, time - APART * (MOST_SAMPLES - 2));
    const due: Sample[] = [];
    for (; this.next <= time && due.length < MOST_SAMPLES; this.next += APART) {
      const part = time > before.at ? Math.max(0, (this.next - before.at) / (time - before.at)) : 1;
      due.push({ time: this.next, ...onTheWay(before, point, part), grip });
    }
    this.before = { ...point, at: time };
    return due;
  }
}

function onTheWay(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, z: from.z + (to.z - from.z) * part };
}
