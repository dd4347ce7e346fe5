/** An attempt as it comes over the wire: shown a little late, so that what lies between two frames can be drawn and
 *  a frame that is late or lost does no harm. What is old is skipped, never queued. */
import { between, pictureAfter, pictureOfRest, type Picture } from "./pictures";
import type { Frame, Rest } from "./wire";

const RATE = 60;
/** So many frames behind the newest. */
export const WATCHING = 2.5;
export const PULLING = 1.2;
/** Further behind than this it jumps. */
const TOO_FAR = 12;
/** How much faster or slower it may run to come back to where it should be. */
const HASTE = 0.15;
/** What is kept to look back at, in frames. */
const KEPT = 8 * RATE;

export class Stream {
  /** The attempt that is on, or comes next. */
  attempt = -1;
  private pictures: Picture[] = [];
  private playhead = 0;
  private last = 0;
  private wrapped: Picture | null = null;

  constructor(public behind = WATCHING) {}

  /** The nest lies still like this. */
  rest(rest: Rest): void {
    this.attempt = rest.attempt;
    this.wrapped = pictureOfRest(rest);
    this.pictures = [];
  }

  /** A frame has come; false if it is older than what is known already, and says nothing. */
  frame(frame: Frame): boolean {
    const newest = this.pictures.at(-1);
    if (frame.attempt !== this.attempt || (frame.number === 0 && frame.whole)) {
      if (newest && isBefore(frame.attempt, this.attempt)) return false;
      this.attempt = frame.attempt;
      this.pictures = [];
    } else if (newest && frame.number <= newest.number) return false;
    const before = this.pictures.at(-1) ?? this.wrapped;
    this.pictures.push(pictureAfter(before, frame));
    if (this.pictures.length > KEPT) this.pictures.shift();
    return true;
  }

  /** What to show at this time, in milliseconds. */
  at(now: number): Picture | null {
    const newest = this.pictures.at(-1);
    if (!newest) {
      this.last = 0;
      return this.wrapped;
    }
    const wanted = newest.number - this.behind;
    const passed = ((now - this.last) / 1000) * RATE;
    const lag = wanted - (this.playhead + passed);
    if (!this.last || Math.abs(lag) > TOO_FAR) this.playhead = wanted;
    else this.playhead += passed * (1 + Math.max(-HASTE, Math.min(HASTE, lag / 6)));
    this.last = now;
    this.playhead = Math.min(this.playhead, newest.number);
    return pictureAt(this.pictures, this.playhead);
  }

  /** Is everything shown that has come? */
  get done(): boolean {
    const newest = this.pictures.at(-1);
    return !newest || this.playhead >= newest.number;
  }

  /** What was seen of the attempt, oldest first. */
  get seen(): readonly Picture[] {
    return this.pictures;
  }
}

/** Attempts are numbered from 0 to 255 and then again. */
function isBefore(one: number, other: number): boolean {
  const ahead = (other - one) & 255;
  return ahead > 0 && ahead < 128;
}

/** The picture of a moment, given in frames, out of pictures in their order. */
export function pictureAt(pictures: readonly Picture[], number: number): Picture | null {
  let [low, high] = [0, pictures.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pictures[middle] as Picture).number < number) low = middle + 1;
    else high = middle;
  }
  const [after, before] = [pictures[low], pictures[low - 1]];
  if (!after || !before || after.number <= number) return after ?? null;
  return between(before, after, (number - before.number) / (after.number - before.number));
}
