/** What hands do at a table, where a game leaves something to hands: binary messages (docs/protocol.md). */

/** A theft that has been decided, or a pour, and how long its film is. */
export interface TheftInfo {
  readonly number: number;
  /** Whose hand it was; null for a pour. */
  readonly seat: number | null;
  /** Nothing for a pour. */
  readonly egg: string;
  readonly outcome: string;
  readonly frames: number;
}

/** What hands did at a table, to be seen again. */
export interface Films {
  list(): Promise<readonly TheftInfo[]>;
  load(number: number): Promise<ArrayBuffer>;
}

/** What a board hears and says of hands. */
export interface HandsLink {
  /** Hear every binary message from now on (the last message of things at rest at once, if there was one); call the
   *  result to stop. */
  listen(heard: (message: ArrayBuffer) => void): () => void;
  /** Send what this device's hand does; false if it could not go out now. */
  point(message: ArrayBuffer): boolean;
  /** The films of this table's thefts, newest last; missing where there are none. */
  films?: Films;
}

/** The kinds of messages, in their first byte. */
export const FRAME = 1;
const REST = 3;
const PER_SECOND = 60;

export function kindOf(message: ArrayBuffer): number {
  return message.byteLength ? new Uint8Array(message)[0] as number : 0;
}

/** Which attempt a frame belongs to, and how many seconds after its beginning it is; null for another message. */
export function momentOf(message: ArrayBuffer): { attempt: number; seconds: number } | null {
  if (kindOf(message) !== FRAME || message.byteLength < 6) return null;
  const read = new DataView(message);
  return { attempt: read.getUint8(1), seconds: read.getUint32(2, true) / PER_SECOND };
}

/** The number of the attempt that a hand is awaited for or is making now, as an update tells it; null if none. */
export function attemptOf(update: object | null | undefined): number | null {
  return (update as { readonly attempt?: number | null } | null | undefined)?.attempt ?? null;
}

/** Passes on what comes, and keeps how things lay at rest for whoever listens later. */
export class Hands implements HandsLink {
  private rest: ArrayBuffer | undefined;
  private readonly listeners = new Set<(message: ArrayBuffer) => void>();

  constructor(
    readonly point: (message: ArrayBuffer) => boolean,
    readonly films?: Films,
  ) {}

  hear(message: ArrayBuffer): void {
    if (kindOf(message) === REST) this.rest = message;
    for (const heard of this.listeners) heard(message);
  }

  listen(heard: (message: ArrayBuffer) => void): () => void {
    this.listeners.add(heard);
    if (this.rest) heard(this.rest);
    return () => this.listeners.delete(heard);
  }
}
