/** How much the picture may cost. It steps down when frames were measured to be slow, and never by guess. */

/** 0: physically based with shadows. 1: plain light. 2: only what moves, over a painted backdrop. */
export type Step = 0 | 1 | 2;
export const LAST: Step = 2;

/** Slower than 33 frames per second. */
const SLOW = 30;
/** So slow that a single frame decides, when its shaders are ready. */
const HOPELESS = 120;
const ENOUGH = 12;
/** The first frames also compile shaders: they count for nothing, and may be small. */
const WARM_UP = 2;

export class Quality {
  private seen = 0;
  private times: number[] = [];

  constructor(public step: Step = 0) {}

  /** Are shaders ready, so that frames count? */
  get warm(): boolean {
    return this.step === LAST || this.seen >= WARM_UP;
  }

  /** Note how long a frame took after the one before it, in milliseconds; true if the step has changed by that. */
  took(milliseconds: number): boolean {
    if (this.step === LAST || ++this.seen <= WARM_UP) return false;
    this.times.push(milliseconds);
    if (this.times.length > ENOUGH) this.times.shift();
    const slow = this.times.length === ENOUGH ? middle(this.times) : 0;
    if (slow < SLOW && !this.hopeless()) return false;
    this.step = this.hopeless() ? LAST : ((this.step + 1) as Step);
    this.seen = 0;
    this.times = [];
    return true;
  }

  private hopeless(): boolean {
    return this.times.length >= 2 && Math.min(...this.times) > HOPELESS;
  }
}

function middle(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[times.length >> 1] as number;
}
