/** One screen at one table: whom it shows, what it may do, and what it was told when it asked. */
import { untrack } from "svelte";
import type { Ack, Choice, GameView, Item, Key, Refusal, SeatState, Update } from "../generated/protocol";
import { loadGame, type GameModule } from "../games/module";
import * as api from "../lib/api";
import { spoken, t } from "../lib/i18n.svelte";
import { myTable, remember } from "../lib/keys.svelte";
import type { Feed } from "../lib/feed.svelte";
import { attemptOf } from "../lib/hands";
import { LiveTable, type Wish } from "../lib/live.svelte";
import { problemInWords } from "../lib/problem";
import { looking } from "../lib/settings.svelte";
import { play } from "../lib/sound";
import { isOfGame } from "../lib/told";
import { look, type SeatNow } from "./eyes";
import { Seating } from "./seating";

/** A bot's advice; it holds for one decision only. */
interface Advice extends api.Hint {
  readonly seat: number;
  readonly decision: number;
}

/** How a seat says nothing in a moment. */
const PASS = "pass";
const TRIES = 4;
const AGAIN = 400; // milliseconds
/** Milliseconds until the key of a link is tried again where nobody has answered. */
const LINK_AGAIN = 5000;

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
  /** Who takes the screen next. */
  private next = $state<number | null>(null);
  /** The last seat that had the screen for itself. */
  last = $state<number | null>(null);
  peeking = $state(false);
  /** A choice that waits for a second tap. */
  confirming = $state.raw<Choice | null>(null);
  /** What is to be carried out after it, in the same request. */
  private following: readonly string[] = [];
  refused = $state.raw<Refusal | null>(null);
  /** The decision before which a request stopped: why is said until that is made. */
  private stopped: { readonly seat: number; readonly decision: number } | null = null;
  private advice = $state.raw<Advice | null>(null);
  /** A sentence of ours about something that did not work or has just been done. */
  note = $state("");
  thinking = $state(false);
  /** A link was opened whose key opens no seat. What this device holds is as it was. */
  badLink = $state(false);
  /** How often nobody answered when the key of a link was tried. */
  private linkTries = $state(0);
  /** The moment (by its end) for which somebody at this screen has said that nobody speaks. */
  private silent = $state<number | null>(null);
  /** The decision that is on its way: it is not sent twice, but the next one need not wait for the answer. */
  private deciding = "";

  constructor(readonly id: string) {
    this.seating = new Seating(id, () => this.live.again());
    this.live = new LiveTable(id, this.seating.greeting, spoken, this.pace);
    $effect(() => this.readLink());
    $effect(() => this.load());
    $effect(() => this.watchShared());
    $effect.pre(() => this.choose());
    $effect(() => this.speakAnew());
    $effect(() => this.keep());
    $effect(() => this.ring());
    $effect(() => this.tidy());
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
    return this.info?.name ?? myTable(this.id)?.title ?? "";
  }

  /** The seat on the screen, if it is one of ours. */
  get mySeat(): SeatState | undefined {
    return this.eyes === null ? undefined : this.table?.seats[this.eyes];
  }

  /** May the seat on the screen decide now? Not before what led here has been shown; only in a moment,
   *  where the time runs, at once. */
  readonly active = $derived.by(() => {
    const feed = this.feed;
    return this.eyes !== null && Boolean(feed?.ready && feed.shown?.choices?.length);
  });

  /** Is the hand of the seat on the screen awaited? Then nothing is chosen, but something is to be done. */
  readonly pulls = $derived.by(() => {
    const feed = this.feed;
    return this.eyes !== null && Boolean(feed?.ready && this.pullsAt(this.eyes, feed.shown));
  });

  /** Who should take the screen now: not before everybody has seen what led to it. */
  readonly handTo = $derived.by(() => (this.next !== null && this.live.feed(this.next)?.ready ? this.next : null));

  /** Must anybody at this screen decide? In a moment nobody must, and nothing may ring or show in the title
   *  that would tell who could speak (GL-13). */
  readonly myTurn = $derived.by(() =>
    this.live.seats.some((seat) => this.decides(seat) && this.live.feed(seat)?.ready),
  );

  /** Does this screen say that it is this seat's turn? One condition for the seat and the question. */
  hasTurn(seat: number): boolean {
    return seat === this.eyes ? this.active || this.pulls : seat === this.handTo;
  }

  /** Whom of this screen everybody sees the table waiting for in a moment: the same whoever could speak (GL-13).
   *  Nobody where people have a screen for themselves. */
  readonly mayCall = $derived.by(() => {
    if (!this.shared || this.eyes !== null || !this.feed?.moment) return [];
    const { waiting = [] } = this.view ?? {};
    return this.live.seats.filter((seat) => waiting.includes(seat) && this.table?.seats[seat]?.kind === "person");
  });

  /** Has this screen said that nobody speaks in this moment? */
  get saidNothing(): boolean {
    return this.silent !== null && this.silent === this.feed?.shown?.moment_ends;
  }

  get hint(): Advice | null {
    const advice = this.advice;
    const now = this.feed?.shown;
    return advice && this.active && advice.seat === now?.seat && advice.decision === (now.decision ?? 0) ? advice : null;
  }

  /** Who speaks when somebody at this screen writes a line. */
  get speaker(): number | null {
    return this.eyes ?? this.last ?? this.live.seats[0] ?? null;
  }

  /** What is asked of the seat on the screen: in the words of the game's board, or else of the server. */
  get question(): string {
    const update = this.feed?.shown;
    if (!update?.view) return update?.question ?? "";
    const whole = update as Update & { view: GameView };
    return this.module?.question?.(whole, this.names) ?? update.question ?? "";
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
    return (Boolean(update?.choices?.length) && typeof update?.moment_ends !== "number") || this.pullsAt(seat, update);
  }

  /** Does the table wait for the hand of this seat, and for nobody's choice? */
  private pullsAt(seat: number, update: Update | null | undefined): boolean {
    if (attemptOf(update) === null || this.table?.seats[seat]?.kind !== "person") return false;
    return update?.view?.waiting.includes(seat) ?? false;
  }

  // --- what can be done

  act = (action: string, then: readonly string[] = []): void => {
    const choice = this.feed?.shown?.choices?.find((one) => one.action === action);
    const view = this.view;
    if (!this.active || !choice || !view) return;
    this.refused = null;
    this.following = then;
    if (this.module?.confirms?.(action, view)) this.confirming = choice;
    else void this.decide(action, then);
  };

  /** The second tap. */
  confirm = (): void => {
    const choice = this.confirming;
    this.confirming = null;
    if (choice) void this.decide(choice.action, this.following);
  };

  /** Why can this not be done? The server knows: it is asked to do it, and refuses. Only who has to decide
   *  asks, or else what cannot be done now might be done a moment later. */
  why = (action: string): void => {
    if (this.feed?.ready === false) return; // a click that only skips what is shown
    const choices = this.feed?.shown?.choices ?? [];
    if (!this.active) this.explain(action);
    else if (!choices.some((one) => one.action === action)) void this.decide(action);
  };

  /** Whoever is not asked does not ask the server: the board may know the rule itself. */
  private explain(action: string): void {
    const rule = this.view && this.feed?.moment ? this.module?.whyNot?.(action, this.view) : null;
    this.say(rule ? "" : t("table-not-yet"));
    if (rule) this.refused = { type: "refusal", id: "", reason: "by-the-rules", ...rule };
  }

  private async decide(action: string, then: readonly string[] = []): Promise<void> {
    const seat = this.eyes;
    const decision = this.feed?.shown?.decision ?? 0;
    const wish = `${seat}:${decision}`;
    if (seat === null || this.deciding === wish) return;
    this.deciding = wish;
    this.peeking = false;
    await this.ask({ type: "act", seat, decision, action, ...(then.length ? { then } : {}) });
    if (this.deciding === wish) this.deciding = "";
  }

  /** Whose last decision could be taken back here: of the seat on the screen, or of who had it just before. */
  get undoer(): number | null {
    const seat = this.eyes ?? this.last;
    return seat !== null && this.live.feed(seat)?.latest?.may_undo ? seat : null;
  }

  /** Does anybody at this screen play now? */
  get plays(): boolean {
    return this.live.seats.length > 0 && this.table?.status === "playing";
  }

  /** Why nothing can be taken back now; nothing if it can. */
  get noUndo(): string {
    if (this.undoer !== null) return "";
    const seat = this.eyes ?? this.last ?? this.live.seats[0] ?? null;
    const update = seat === null ? null : this.live.feed(seat)?.latest;
    if (typeof update?.moment_ends === "number") return t("table-undo-not-in-moment");
    return t(update?.decision ? "table-undo-too-late" : "table-undo-nothing");
  }

  undo = async (): Promise<void> => {
    const seat = this.undoer;
    if (seat === null) this.say(this.plays ? this.noUndo : "");
    else if (await this.ask({ type: "undo", seat })) this.takeScreen(seat);
  };

  /** A sentence of ours, where refusals are shown. */
  private say(sentence: string): void {
    this.refused = null;
    this.note = sentence;
  }

  /** Ask for something, and show why if it is refused, or why only a part of it was done. */
  async ask(wish: Wish): Promise<boolean> {
    this.refused = null;
    this.note = "";
    const answer = await this.live.ask(wish);
    this.stopped = null;
    if (answer.type === "ack" && !answer.stopped) return true;
    if (answer.type === "ack" && wish.type === "act")
      this.stopped = { seat: wish.seat, decision: wish.decision + (answer.done ?? 1) };
    this.refused = answer.type === "ack" ? refusalOf(answer) : answer;
    play("refuse");
    return answer.type === "ack";
  }

  /** The part of the log that somebody points at. */
  pointed = $state.raw<readonly Item[]>([]);

  /** Why there is no hint now; nothing if there is. */
  get noHint(): string {
    if (this.thinking) return t("table-bot-thinks");
    return this.active ? "" : t("table-not-yet");
  }

  askHint = async (): Promise<void> => {
    const [seat, decision] = [this.eyes, this.feed?.shown?.decision ?? 0];
    const key = this.seating.keyOf(seat);
    this.say(this.plays ? this.noHint : "");
    if (this.noHint || !key) return;
    this.thinking = true;
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
    this.next = null;
    this.live.feed(seat)?.rest(); // everybody has just seen it
  };

  /** Nobody at this screen speaks in this moment. Whoever was asked has answered; and where nobody plays
   *  elsewhere, the moment need not last. */
  sayNothing = async (): Promise<void> => {
    const moment = this.feed?.shown?.moment_ends ?? null;
    const [speaker] = this.mayCall;
    if (moment === null || speaker === undefined || this.saidNothing) return;
    this.silent = moment;
    for (const seat of this.live.seats) {
      const { choices = [], decision = 0 } = this.live.feed(seat)?.latest ?? {};
      if (choices.some(({ action }) => action === PASS)) void this.live.ask({ type: "act", seat, decision, action: PASS });
    }
    // Bots have a second in any case, and so the first request may come too early.
    for (let tries = 0; tries < TRIES && this.saidNothing; tries++) {
      if ((await this.live.ask({ type: "go-on", seat: speaker })).type === "ack") return;
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  };

  /** Come without the keys that were refused. */
  lookOn = (): void => {
    if (this.badLink) this.badLink = false;
    else void this.seating.withoutRefused(this.live.shown);
  };

  hideAgain = (): void => {
    this.peeking = false;
  };

  rematch = async (): Promise<void> => {
    try {
      await this.seating.rematch();
    } catch (problem) {
      this.note = problemInWords(problem);
    }
  };

  // --- what happens by itself

  private readonly pace = (fresh: readonly Item[], seat: number | null): number => {
    const view = (this.live.feed(seat) ?? this.stranger?.feed(seat))?.shown?.view;
    const events = fresh.map((item) => item.event).filter((event) => isOfGame(event));
    return view && this.module && events.length ? looking(this.module.pace(events, view)) : 0;
  };

  private trying = "";

  /** A private link brings a key, perhaps while the page is already here. It is tried once the server answers. */
  private readLink(): void {
    const { link, linkIsBroken } = this.seating;
    const { connection } = this.live;
    void this.linkTries;
    if (linkIsBroken) untrack(() => this.refuseLink());
    if (link && (connection === "open" || connection === "refused"))
      untrack(() => void this.tryLink(link, connection === "open"));
  }

  private async tryLink(link: Key, welcome: boolean): Promise<void> {
    if (this.trying === link.token) return;
    this.trying = link.token;
    const held = await this.seating.tryLink(link, { keys: this.live.shown, welcome });
    this.trying = "";
    if (held === null) setTimeout(() => this.linkTries++, LINK_AGAIN);
    else this.badLink = !held && welcome;
  }

  private refuseLink(): void {
    this.seating.clearLink();
    this.badLink = true;
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
    untrack(() => (this.stranger = new LiveTable(this.id, () => [], spoken, this.pace)));
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
    this.next = next.handTo;
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
    const state = {
      game: table.game,
      ...(this.info ? { title: this.info.name } : {}),
      status: table.status,
      names: this.names,
      turn: this.myTurn,
      gone: false,
      ...(rank ? { rank } : {}),
    };
    const text = JSON.stringify(state);
    if (text === this.kept) return;
    this.kept = text;
    // What was put away in another tab meanwhile stays put away.
    untrack(() => myTable(this.id) && remember(this.id, state));
  }

  /** What was said about one decision is not said about the next. */
  private tidy(): void {
    const [eyes, decision = 0] = [this.eyes, this.feed?.shown?.decision, this.active];
    if (this.stopped && this.stopped.seat === eyes && decision <= this.stopped.decision) return;
    this.note = "";
    this.refused = null;
    this.pointed = [];
  }

  private rang = true; // not on arrival: whoever comes sees whose turn it is

  private ring(): void {
    const turn = this.myTurn;
    if (!this.table) return;
    if (turn && !this.rang) play("turn");
    this.rang = turn;
  }
}

/** Why a request was carried out in part, as refusals are shown. */
function refusalOf({ id, stopped }: Ack): Refusal {
  const { reason = "", sentence = "", clause } = stopped ?? {};
  return { type: "refusal", id, reason, sentence, ...(clause ? { clause } : {}) };
}

function nameOf(seat: SeatState, index: number): string {
  return seat.name || String.fromCharCode(65 + index);
}
