/** The keys of this device at one table: sitting down, leaving, coming back, going on to the next table. */
import { untrack } from "svelte";
import type { Key } from "../generated/protocol";
import * as api from "../lib/api";
import { addKey, myTable, readPrivatePart, remember } from "../lib/keys.svelte";
import { go, place } from "../lib/router.svelte";

export class Seating {
  constructor(
    readonly id: string,
    /** Come to the table anew with these keys. */
    private readonly comeWith: (keys: readonly Key[]) => void,
  ) {}

  get keys(): readonly Key[] {
    return myTable(this.id)?.keys ?? [];
  }

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
    this.comeWith(this.keys);
  }

  async standUp(key: Key): Promise<void> {
    await api.standUp(this.id, key);
    remember(this.id, { keys: this.keys.filter((one) => one.seat !== key.seat) });
    this.comeWith(this.keys);
  }

  /** Look on without the keys that the table refuses; a lone one is of no more use. */
  lookOn = (): void => {
    if (this.keys.length === 1) remember(this.id, { keys: [] });
    this.comeWith([]);
  };

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
