/** Plays the acts of an update, one cue after the other; can be stopped at any moment. */
import { settings } from "../../lib/settings.svelte";
import { play } from "../../lib/sound";
import { cuesOf, type Act, type Cue, type Phase } from "./acts";

export class Stage {
  /** The act on the stage, if any. */
  act = $state.raw<Act | null>(null);
  phase = $state<Phase>("down");
  /** How long this phase lasts, in real milliseconds. */
  lasts = $state(0);
  private later = $state.raw<readonly Act[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  start(acts: readonly Act[]): void {
    this.stop();
    this.next(cuesOf(acts), acts);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.act = null;
    this.later = [];
  }

  /** Is the card of this seat on the stage, so that it must not lie on the table as well? */
  has(seat: number): boolean {
    return this.act?.players.some((player) => player.seat === seat) ?? false;
  }

  /** The cards that belong to this pile (null: to the lost ones) and have not arrived there yet. */
  onTheWay(to: number | null): string[] {
    const acts = this.act ? [this.act, ...this.later] : [];
    return acts.flatMap((act) => act.players.filter((one) => one.went?.to === to).map((one) => one.card));
  }

  private next(cues: readonly Cue[], acts: readonly Act[]): void {
    const [cue, ...rest] = cues;
    if (!cue) return this.stop();
    this.act = cue.act;
    this.phase = cue.phase;
    this.later = acts.slice(acts.indexOf(cue.act) + 1);
    // Also without travel there must be time to see what was played: only the person's pace counts.
    this.lasts = cue.lasts * settings.pace;
    if (cue.phase === "up" && cue.act.turns) play("flip");
    if (cue.phase === "home") play("card");
    this.timer = setTimeout(() => this.next(rest, acts), this.lasts);
  }
}
