/** Where we are in a game that is looked at again, and how we go on. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds for a step in which nothing is said, and for each letter that is. */
const GLANCE = 500;
const LETTER = 22;
const LONGEST_READING = 3500;

export class Player {
  step = $state(0);
  playing = $state(false);
  speed = $state<Speed>(1);
  /** Did we come here by one step forwards? Only then do things travel. */
  moved = $state(false);

  /** @param last the number of the last step as far as we know */
  constructor(
    private readonly last: () => number,
    step = 0,
  ) {
    this.step = step;
  }

  get atStart(): boolean {
    return this.step === 0;
  }

  get atEnd(): boolean {
    return this.step >= this.last();
  }

  /** Go somewhere at once, without motion. */
  jump(step: number): void {
    this.playing = false;
    this.moved = false;
    this.step = Math.max(0, Math.min(this.last(), step));
  }

  back(): void {
    this.jump(this.step - 1);
  }

  forward(): void {
    this.playing = false;
    this.advance();
  }

  /** One step forwards, as a film goes on. */
  advance(): void {
    if (this.atEnd) return;
    this.moved = true;
    this.step += 1;
    if (this.atEnd) this.playing = false;
  }

  /** Play or pause; at the end, play from the beginning. */
  toggle(): void {
    const play = !this.playing;
    if (play && this.atEnd) this.jump(0);
    this.playing = play;
  }

  faster(): void {
    const next = (SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length;
    this.speed = SPEEDS[next] as Speed;
  }
}

/** How long people want to look at a step before the next one comes, at normal speed. */
export function reading(said: readonly string[]): number {
  const letters = said.reduce((sum, sentence) => sum + sentence.length, 0);
  return Math.min(GLANCE + letters * LETTER, LONGEST_READING);
}

/** What a key does in a replay; nothing if it is not one of ours. */
export function keyAction(key: string): ((player: Player) => void) | undefined {
  return KEYS[key];
}

const KEYS: Record<string, (player: Player) => void> = {
  ArrowLeft: (player) => player.back(),
  ArrowRight: (player) => player.forward(),
  Home: (player) => player.jump(0),
  End: (player) => player.jump(Infinity),
  " ": (player) => player.toggle(),
};
