/** The keys of this device at one table: sitting down, leaving, coming back, going on to the next table. */
import { untrack } from "svelte";
import type { Key } from "../generated/protocol";
import * as api from "../lib/api";
import { addKey, dropKeys, keysAt, myTable, readPrivatePart, remember } from "../lib/keys.svelte";
import { isHeld } from "../lib/probe";
import { go, place } from "../lib/router.svelte";

export class Seating {
  constructor(
    readonly id: string,
    /** Come to the table anew, with the keys that there are now. */
    private readonly comeAgain: () => void,
  ) {}

  get keys(): readonly Key[] {
    return myTable(this.id)?.keys ?? [];
  }

  /** The keys as they are stored at this moment, by whichever tab. */
  stored = (): readonly Key[] => keysAt(this.id);

  keyOf(seat: number | null): Key | undefined {
    return this.keys.find((key) => key.seat === seat);
  }

  /** A private link brings a key; it is kept, and the address loses it. */
  readLink(): boolean {
    const key = readPrivatePart(place.hash);
    if (!key) return false;
    untrack(() => {
      addKey(this.id, key);
      go(`/t/${this.id}`, { replace: true });
    });
    return true;
  }

  async sit(seat: number, name: string): Promise<void> {
    addKey(this.id, await api.sit(this.id, seat, name));
    this.comeAgain();
  }

  async standUp(key: Key): Promise<void> {
    await api.standUp(this.id, key);
    dropKeys(this.id, [key]);
    this.comeAgain();
  }

  /** Come without the keys that the table refuses: as a stranger, or with those that are left. What was not
   *  refused itself is kept; where several were shown at once, each is tried alone. */
  async withoutRefused(shown: readonly Key[]): Promise<void> {
    const held = await Promise.all(shown.map((key) => (shown.length > 1 ? isHeld(this.id, key) : false)));
    dropKeys(this.id, shown.filter((_, index) => held[index] === false));
    this.comeAgain();
  }

  /** A new table for the same people; whoever asks second comes to the same one. */
  async rematch(): Promise<void> {
    const [key] = this.keys;
    if (key) this.follow((await api.rematch(this.id, key)).table);
  }

  /** Go to the new table: the same secrets hold the same seats there. */
  follow(table: string): void {
    for (const key of this.keys) addKey(table, key);
    if (this.keys.length) remember(table, { game: myTable(this.id)?.game ?? "" });
    go(`/t/${table}`);
  }
}
