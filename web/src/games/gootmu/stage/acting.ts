/** Acts out a plan with the elements of the page. Every motion ends where the page has drawn its element, so that it can
 *  be broken off at any moment. */
import type { Key, Plan } from "./motion";
import { turnAt } from "./motion";
import type { Token } from "./tokens";

export class Acting {
  private running: Animation[] = [];

  constructor(private readonly root: () => HTMLElement | undefined) {}

  stop(): void {
    for (const animation of this.running.splice(0)) animation.cancel();
  }

  /** Start all motions; a millisecond of the plan takes `pace` of the clock. */
  start(plan: Plan, tokens: readonly Token[], pace: number): void {
    this.stop();
    for (const token of tokens) {
      const keys = plan.tracks.get(token.key);
      if (keys) this.travel(token, keys, pace);
    }
    for (const { token, keys } of plan.extras) this.travel(token, keys, pace, true);
    for (const { slot, way, at, lasts } of plan.turns) this.turn(slot, way === "right" ? 1 : -1, at * pace, lasts * pace);
    if (plan.laid) this.deal(pace);
  }

  /** Short fades in the places where something has changed. */
  fade(keys: Iterable<string>, lasts: number): void {
    this.stop();
    for (const key of keys) this.play(this.find(`[data-key="${key}"]`), [{ opacity: 0 }, { opacity: 1 }], { duration: lasts });
  }

  private find(selector: string): HTMLElement | null {
    return this.root()?.querySelector<HTMLElement>(selector) ?? null;
  }

  private travel(token: Token, keys: readonly Key[], pace: number, leaves = false): void {
    const element = this.find(`[data-key="${token.key}"]`);
    const end = Math.max(1, keys.at(-1)?.at ?? 1);
    let last = 0;
    const frames = keys.map(({ x, y, at, scale, opacity }) => {
      last = Math.max(last, Math.min(1, at / end));
      return { offset: last, opacity, transform: `translate(${x}px, ${y}px) scale(${(scale * token.scale).toFixed(3)})` };
    });
    if (frames[0]?.offset) frames.unshift({ ...frames[0], offset: 0 });
    if (frames.length > 1) this.play(element, frames, { duration: end * pace, fill: leaves ? "both" : "backwards" });
  }

  private turn(slot: number, sign: number, delay: number, duration: number): void {
    const tile = this.find(`[data-tile="t${slot + 1}"]`);
    const sheet = tile?.querySelector<HTMLElement>(".sheet") ?? null;
    const parts = Array.from({ length: 13 }, (_, at) => at / 12);
    const back = (part: number): number => sign * ((turnAt(part) * 180) / Math.PI - 90);
    const timing = { duration, delay, fill: "backwards" as const };
    this.play(
      sheet,
      parts.map((part) => ({ offset: part, transform: `rotate(${back(part)}deg) scale(${1 + 0.05 * Math.sin(Math.PI * part)})` })),
      timing,
    );
    // What is to be read stays upright while the paper turns under it.
    for (const print of sheet?.querySelectorAll<HTMLElement>(".print:not([data-turns])") ?? [])
      this.play(print, parts.map((part) => ({ offset: part, rotate: `${-back(part)}deg` })), timing);
    this.play(tile, [{ zIndex: 2 }, { zIndex: 2 }], { duration: duration + delay });
  }

  private deal(pace: number): void {
    const tiles = [...(this.root()?.querySelectorAll<HTMLElement>("[data-tile] .sheet") ?? [])];
    tiles.forEach((sheet, at) => {
      const tilt = ((at * 47) % 17) - 8;
      this.play(
        sheet,
        [
          { transform: `translateY(-60px) rotate(${tilt}deg) scale(1.25)`, opacity: 0 },
          { transform: "none", opacity: 1 },
        ],
        { duration: 320 * pace, delay: (380 * at * pace) / tiles.length, easing: "cubic-bezier(0.2, 0.8, 0.3, 1)", fill: "backwards" },
      );
    });
  }

  private play(element: HTMLElement | null, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    if (!element || typeof element.animate !== "function") return;
    this.running.push(element.animate(frames, timing));
  }
}
