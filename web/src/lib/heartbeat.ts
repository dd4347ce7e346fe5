/** Is anybody still there? A connection that died without a word looks like a quiet one, until it is asked. */

const EVERY = 20_000;
/** Milliseconds in which an answer to a ping has come, or never comes. */
const ANSWER_WITHIN = 8_000;
/** The same for the first word of a new connection, which takes longer. */
const WELCOME_WITHIN = 15_000;

export class Heartbeat {
  private beat: ReturnType<typeof setInterval> | undefined;
  private deadline: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly ping: () => void,
    /** Nothing was heard in time. */
    private readonly dead: () => void,
  ) {}

  /** A connection is being made. */
  begin(): void {
    this.stop();
    this.expect(WELCOME_WITHIN);
  }

  /** It stands: ask at once, and then now and then. */
  start(): void {
    this.stop();
    this.ask();
    this.beat = setInterval(() => this.ask(), EVERY);
  }

  /** Ask now, because there is reason to doubt. */
  ask(): void {
    this.ping();
    if (this.deadline === undefined) this.expect(ANSWER_WITHIN);
  }

  /** Something came: whatever it was, the other side is there. */
  heard(): void {
    clearTimeout(this.deadline);
    this.deadline = undefined;
  }

  stop(): void {
    clearInterval(this.beat);
    this.heard();
  }

  private expect(within: number): void {
    this.deadline = setTimeout(() => {
      this.stop();
      this.dead();
    }, within);
  }
}
