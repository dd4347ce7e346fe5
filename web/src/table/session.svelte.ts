/** One screen at one table: whom it shows, what it may do, and what it was told when it asked. */
import { untrack } from "svelte";
import type { Choice, EventOf, GameKey, GameView, Item, Refusal, SeatState } from "../generated/protocol";
import { loadGame, type GameModule } from "../games/module";
import * as api from "../lib/api";
import { spoken, t } from "../lib/i18n.svelte";
import { remember } from "../lib/keys.svelte";
import { LiveTable, type Feed, type Wish } from "../lib/live.svelte";
import { looking } from "../lib/settings.svelte";
import { play } from "../lib/sound";
import { look, type SeatNow } from "./eyes";
import { Seating } from "./seating";

/** A bot's advice; it holds for one decision only. */
interface Advice extends api.Hint {
  readonly seat: number;
  readonly decision: number;
}

export class Session {
  readonly live: LiveTable;
  readonly seating: Seating;
  /** What a stranger sees, which a shared screen shows while nobody has it for themselves. */
  private stranger = $state.raw<LiveTable>();
  module = $state.raw<GameModule | null>(null);
  /** The game's part of the page did not arrive. */
  broken = $state(false);
  info = $state.raw<api.GameInfo | null>(null);
  /** The seat whose view is drawn; null for what any stranger may see. */
  eyes = $state<number | null>(null);
  /** Who should take the screen now. */
  handTo = $state<number | null>(null);
  /** The last seat that had the screen for itself. */
  last = $state<number | null>(null);
  peeking = $state(false);
  /** A choice that waits for a second tap. */
  confirming = $state.raw<Choice | null>(null);
  refused = $state.raw<Refusal | null>(null);
  private advice = $state.raw<Advice | null>(null);
  /** A sentence of ours about something that did not work or has just been done. */
  note = $state("");
  thinking = $state(false);
  private acting = false;

  constructor(readonly id: string) {
    this.seating = new Seating(id, (keys) => this.live.again(keys));
    this.seating.readLink();
    this.live = new LiveTable(id, this.seating.keys, spoken, this.pace);
    $effect(() => this.readLink());
    $effect(() => this.load());
    $effect(() => this.watchShared());
    $effect.pre(() => this.choose());
    $effect(() => this.speakAnew());
    $effect(() => this.keep());
    $effect(() => this.ring());
  }

  close(): void {
    this.live.close();
    this.stranger?.close();
  }

  // --- what is there

  get table() {
    return this.live.table;
  }

  /** Do several people share this screen? */
  get shared(): boolean {
    return this.live.seats.length > 1;
  }

  get feed(): Feed | undefined {
    return this.eyes === null && this.shared ? this.stranger?.feed(null) : this.live.feed(this.eyes);
  }

  get view(): GameView | null {
    return this.feed?.shown?.view ?? null;
  }

  readonly names = $derived.by(() => (this.live.table?.seats ?? []).map(nameOf));

  get gameName(): string {
    return this.info?.name ?? "";
  }

  /** The seat on the screen, if it is one of ours. */
  get mySeat(): SeatState | undefined {
    return this.eyes === null ? undefined : this.table?.seats[this.eyes];
  }

  /** May the seat on the screen decide now? */
  readonly active = $derived.by(() => {
    const feed = this.feed;
    return this.eyes !== null && Boolean(feed?.settled && feed.shown?.choices?.length);
  });

  /** Must anybody at this screen decide? */
  readonly myTurn = $derived.by(() => this.live.seats.some((seat) => this.decides(seat)));

  get hint(): Advice | null {
    const advice = this.advice;
    const now = this.feed?.shown;
    return advice && this.active && advice.seat === now?.seat && advice.decision === (now.decision ?? 0) ? advice : null;
  }

  /** Who speaks when somebody at this screen writes a line. */
  get speaker(): number | null {
    return this.eyes ?? this.last ?? this.live.seats[0] ?? null;
  }

  /** A sentence of the server as people read it. */
  spelt(sentence: string): string {
    return this.module?.spelt?.(sentence) ?? sentence;
  }

  label(level: string): string {
    return this.info?.bots.find((bot) => bot.level === level)?.label ?? level;
  }

  private decides(seat: number): boolean {
    const update = this.live.feed(seat)?.latest;
    return Boolean(update?.choices?.length) && typeof update?.moment_ends !== "number";
  }

  // --- what can be done

  act = (action: string): void => {
    const choice = this.feed?.shown?.choices?.find((one) => one.action === action);
    const view = this.view;
    if (!this.active || !choice || !view) return;
    this.refused = null;
    if (this.module?.confirms?.(action, view)) this.confirming = choice;
    else void this.decide(action);
  };

  /** The second tap. */
  confirm = (): void => {
    const choice = this.confirming;
    this.confirming = null;
    if (choice) void this.decide(choice.action);
  };

  /** Why can this not be done? The server knows: it is asked to do it, and refuses. Only who has to decide
   *  asks, or else what cannot be done now might be done a moment later. */
  why = (action: string): void => {
    const choices = this.feed?.shown?.choices ?? [];
    if (!this.active) this.note = t("table-not-yet");
    else if (!choices.some((one) => one.action === action)) void this.decide(action);
  };

  private async decide(action: string): Promise<void> {
    if (this.acting || this.eyes === null) return;
    this.acting = true;
    const decision = this.feed?.shown?.decision ?? 0;
    this.peeking = false;
    await this.ask({ type: "act", seat: this.eyes, decision, action });
    this.acting = false;
  }

  /** Whose last decision could be taken back here: of the seat on the screen, or of who had it just before. */
  get undoer(): number | null {
    const seat = this.eyes ?? this.last;
    return seat !== null && this.live.feed(seat)?.latest?.may_undo ? seat : null;
  }

  undo = async (): Promise<void> => {
    const seat = this.undoer;
    if (seat !== null && (await this.ask({ type: "undo", seat }))) this.takeScreen(seat);
  };

  /** Ask for something, and show why if it is refused. */
  async ask(wish: Wish): Promise<boolean> {
    this.refused = null;
    this.note = "";
    const answer = await this.live.ask(wish);
    if (answer.type === "ack") return true;
    this.refused = answer;
    play("refuse");
    return false;
  }

  askHint = async (): Promise<void> => {
    const [seat, decision] = [this.eyes, this.feed?.shown?.decision ?? 0];
    const key = this.seating.keyOf(seat);
    if (!this.active || !key || this.thinking) return;
    this.thinking = true;
    this.note = "";
    try {
      this.advice = { ...(await api.hint(this.id, key)), seat: key.seat, decision };
    } catch (problem) {
      this.note = problem instanceof api.Problem && problem.status === 429 ? t("table-hint-later") : t("table-hint-none");
    }
    this.thinking = false;
  };

  /** Somebody takes the shared screen: because it is their turn, or only to look. */
  takeScreen = (seat: number): void => {
    this.peeking = !this.decides(seat);
    this.eyes = seat;
    this.last = seat;
    this.handTo = null;
  };

  hideAgain = (): void => {
    this.peeking = false;
  };

  rematch = async (): Promise<void> => {
    try {
      await this.seating.rematch();
    } catch (problem) {
      this.note = problem instanceof Error && problem.message ? problem.message : t("offline");
    }
  };

  // --- what happens by itself

  private readonly pace = (fresh: readonly Item[], seat: number | null): number => {
    const view = (this.live.feed(seat) ?? this.stranger?.feed(seat))?.shown?.view;
    const events = fresh.map((item) => item.event).filter(isOfGame);
    return view && this.module && events.length ? looking(this.module.pace(events, view)) : 0;
  };

  /** A private link may be opened while the page is already here. */
  private readLink(): void {
    if (this.seating.readLink()) untrack(() => this.live.again(this.seating.keys));
  }

  private load(): void {
    const game = this.table?.game;
    if (!game) return;
    spoken();
    untrack(() => {
      void loadGame(game).then(
        (module) => (this.module = module),
        () => (this.broken = true),
      );
      void api.games().then(
        (all) => (this.info = all.find((one) => one.key === game) ?? null),
        () => undefined, // without it, levels and options have no words, and the game goes on
      );
    });
  }

  private watchShared(): void {
    if (!this.shared || untrack(() => this.stranger)) return;
    untrack(() => (this.stranger = new LiveTable(this.id, [], spoken, this.pace)));
  }

  private choose(): void {
    const seats: SeatNow[] = this.live.seats.map((seat) => ({
      seat,
      view: this.live.feed(seat)?.latest?.view ?? null,
      decides: this.decides(seat),
    }));
    const next = look(seats, { eyes: untrack(() => this.eyes), last: untrack(() => this.last), peeking: this.peeking });
    if (next.eyes !== untrack(() => this.eyes)) this.confirming = null;
    this.eyes = next.eyes;
    this.handTo = next.handTo;
    if (next.eyes === null) this.peeking = false;
    else this.last = next.eyes;
  }

  private language = spoken();

  /** The server's sentences come in the language of the greeting: greet again in another one. */
  private speakAnew(): void {
    const language = spoken();
    if (language === this.language) return;
    this.language = language;
    untrack(() => {
      this.live.again();
      this.stranger?.again();
    });
  }

  private kept = "";

  /** Let the lobby know how this table stands. */
  private keep(): void {
    const table = this.table;
    if (!table || !this.live.seats.length) return;
    const ranks = this.live.feed(this.live.seats[0] as number)?.latest?.view?.ending?.ranks;
    const rank = ranks ? Math.min(...this.live.seats.map((seat) => ranks[seat] ?? Infinity)) : undefined;
    const state = { game: table.game, status: table.status, names: this.names, turn: this.myTurn, ...(rank ? { rank } : {}) };
    const text = JSON.stringify(state);
    if (text === this.kept) return;
    this.kept = text;
    untrack(() => remember(this.id, state));
  }

  private rang = true; // not on arrival: whoever comes sees whose turn it is

  private ring(): void {
    const turn = this.myTurn;
    if (!this.table) return;
    if (turn && !this.rang) play("turn");
    this.rang = turn;
  }
}

function nameOf(seat: SeatState, index: number): string {
  return seat.name || String.fromCharCode(65 + index);
}

function isOfGame(event: Item["event"]): event is EventOf<GameKey> {
  return event.event !== "undone" && !event.event.startsWith("table-");
}
