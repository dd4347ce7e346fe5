/** What a seat is told, shown one thing after the other, so that people see what happened. */
import type { GameKey, Item, Update } from "../generated/protocol";

/** How long the events of an update should be looked at before the next one is shown. */
export type Pace = (fresh: readonly Item[], seat: number | null) => number;

/** With so many updates waiting, we go straight to the last. */
const HURRY = 8;
/** Milliseconds in which nobody can have seen what has just begun: a click then was meant for something else. */
const BLINK = 250;

/** What one seat of this screen (or a stranger: null) has been told and is being shown. */
export class Feed<G extends GameKey = GameKey> {
  /** The newest update: only its choices count. */
  latest = $state.raw<Update<G> | null>(null);
  /** The update that is on the screen; it follows the latest within moments. */
  shown = $state.raw<Update<G> | null>(null);
  /** The items that came with the update on the screen: what moves now. */
  fresh = $state.raw<readonly Item<G>[]>([]);
  /** Everything that was told and may still be read, in order: what is being shown is told when it has been
   *  seen, or the words would give away a reveal. */
  log = $state.raw<readonly Item<G>[]>([]);
  private untold: Item<G>[] = [];
  private queue: Update<G>[] = [];
  /** Runs while what is on the screen has to be looked at. */
  private timer = $state.raw<ReturnType<typeof setTimeout>>();
  private since = 0;
  /** The decision that was asked for when all had been shown. */
  private open = $state<number | null>(null);

  constructor(
    readonly seat: number | null,
    private readonly pace: Pace,
  ) {}

  /** The number of the decision that this seat has to make, if it has to make one; the first is not sent. */
  private get asked(): number | null {
    return this.latest?.choices?.length ? (this.latest.decision ?? 0) : null;
  }

  /** Has everything been shown that has happened? */
  get settled(): boolean {
    return this.shown === this.latest && this.timer === undefined;
  }

  /** May this seat decide what it is asked? Not before it could see what led to that; but then it may, even
   *  while others do something. In a moment the time runs, and whoever wants to speak need not wait. */
  get ready(): boolean {
    return this.settled || this.moment || (this.open !== null && this.open === this.asked);
  }

  /** Are all asked at once, for a time? */
  get moment(): boolean {
    return typeof this.shown?.moment_ends === "number";
  }

  receive(update: Update<G>): void {
    const first = this.latest === null;
    this.latest = update;
    if (!update.choices?.length) this.open = null; // what is asked later is asked anew
    this.queue.push(update);
    if (first || document.hidden || this.queue.length > HURRY) this.catchUp();
    else if (typeof update.moment_ends === "number") this.catchUp(true);
    else if (this.timer === undefined) this.next();
  }

  /** Somebody has seen enough of what is being shown: on to the next. */
  skip(): void {
    if (this.timer === undefined || performance.now() - this.since < BLINK) return;
    this.fresh = [];
    this.next();
  }

  /** What is being shown has been seen elsewhere. */
  rest(): void {
    if (this.settled) this.fresh = [];
  }

  /** Show the last of what waits, and let it be looked at or not. */
  private catchUp(looking = false): void {
    this.stop();
    const updates = this.queue.splice(0);
    const last = updates.at(-1);
    if (!last) return;
    const moves = looking || (updates.length === 1 && this.shown !== null);
    this.untold.push(...updates.slice(0, -1).flatMap((one) => one.items));
    this.tell();
    this.show(last, moves ? last.items : []);
    if (looking) this.lookAt(last);
    else this.next();
  }

  private next(): void {
    this.stop();
    this.tell();
    const update = this.queue.shift();
    if (!update) {
      this.open = this.asked;
      return;
    }
    this.show(update, update.items);
    this.lookAt(update);
  }

  private lookAt(update: Update<G>): void {
    const wait = this.pace(update.items, this.seat);
    if (wait <= 0) return this.next();
    this.since = performance.now();
    this.timer = setTimeout(() => this.next(), wait);
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private show(update: Update<G>, fresh: readonly Item<G>[]): void {
    this.fresh = fresh;
    this.shown = update;
    this.untold.push(...update.items);
  }

  /** Where remembering is the players' part, the log is as short on a screen that was here all the time. */
  private tell(): void {
    const known = this.log.at(-1)?.number ?? -1;
    const news = this.untold.splice(0).filter((item) => item.number > known);
    const { readable, count = 0 } = this.shown ?? {};
    const log = [...this.log, ...news].filter(
      ({ number }) => !readable || readable.includes(number) || number >= count, // it says nothing of what came later
    );
    if (news.length || log.length < this.log.length) this.log = log;
  }
}
