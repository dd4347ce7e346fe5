/** The keys of this device at one table: sitting down, leaving, coming back, going on to the next table. */
import type { Key } from "../generated/protocol";
import * as api from "../lib/api";
import { addKey, dropKeys, isPrivatePart, keysAt, myTable, readPrivatePart, remember } from "../lib/keys.svelte";
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

  /** The key that a private link has brought. It stays in the address, and nowhere else, until the server has
   *  said whether it opens its seat: anybody can write a link, so it must not cost this device the keys it has. */
  get link(): Key | null {
    return this.isHere ? readPrivatePart(place.hash) : null;
  }

  /** Did a private link lose a part of itself on the way here? */
  get linkIsBroken(): boolean {
    return this.isHere && isPrivatePart(place.hash) && !readPrivatePart(place.hash);
  }

  /** The keys to greet the table with. Where this device has none, a link's key has nothing to replace. */
  greeting = (): readonly Key[] => {
    const stored = this.stored();
    return stored.length || !this.link ? stored : [this.link];
  };

  /** Try the key of a link, alone, and keep it if it opens its seat; null if nobody answers. `greeted` says how
   *  a greeting with these keys ended. */
  async tryLink(key: Key, greeted: { readonly keys: readonly Key[]; readonly welcome: boolean }): Promise<boolean | null> {
    const known = this.stored().some((one) => isSame(one, key));
    const alone = greeted.keys.length === 1 && greeted.keys.some((one) => isSame(one, key));
    const held = known || (alone ? greeted.welcome : await isHeld(this.id, key));
    if (held === null) return null;
    if (held && !known) addKey(this.id, key);
    if (this.link && isSame(this.link, key)) this.clearLink();
    if (held && !known && !alone) await this.comeWith(greeted);
    return held;
  }

  clearLink(): void {
    go(`/t/${this.id}`, { replace: true });
  }

  /** Come with a new key; if the others were refused before, without those. */
  private async comeWith(greeted: { readonly keys: readonly Key[]; readonly welcome: boolean }): Promise<void> {
    if (greeted.welcome) this.comeAgain();
    else await this.withoutRefused(greeted.keys);
  }

  private get isHere(): boolean {
    return place.path === `/t/${this.id}`;
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

  /** Go to the new table: the same secrets hold the same seats there, unless this device has sat down there anew. */
  follow(table: string): void {
    const taken = new Set(keysAt(table).map(({ seat }) => seat));
    for (const key of this.keys) if (!taken.has(key.seat)) addKey(table, key);
    if (this.keys.length) remember(table, { game: myTable(this.id)?.game ?? "" });
    go(`/t/${table}`);
  }
}

function isSame(one: Key, other: Key): boolean {
  return one.seat === other.seat && one.token === other.token;
}
