/** What this device keeps, with one rule for its tabs: whoever changes something changes what is stored now,
 *  not what this tab has known for an hour; so nobody overwrites what another tab has kept meanwhile. */
import { untrack } from "svelte";

export class Stored<T> {
  private value = $state.raw<T>(undefined as T);
  /** Is everything stored that we know? If not (a private window, a full disk), memory is all there is. */
  private kept = true;
  /** The changes that are not stored, because there was no room: another tab may find some and store its own. */
  private unsaved: ((now: T) => T)[] = [];

  constructor(
    private readonly key: string,
    /** Make sense of what was found: undefined where there is nothing, or nothing that can be read. */
    private readonly read: (found: unknown) => T,
  ) {
    this.value = this.found() ?? this.read(undefined);
  }

  /** What we know, as of the last look. */
  get now(): T {
    return this.value;
  }

  /** Look at what is stored, by this tab or another one. */
  look(): T {
    const found = this.found();
    if (found !== null && (this.kept || this.unsaved.length)) this.value = this.unsaved.reduce<T>((now, how) => how(now), found);
    return this.value;
  }

  /** Hear at once what other tabs change. */
  listen(): this {
    globalThis.window?.addEventListener("storage", (event) => {
      if (event.key === this.key || event.key === null) this.look();
    });
    return this;
  }

  change(how: (now: T) => T): void {
    this.value = untrack(() => how(this.look()));
    try {
      localStorage.setItem(this.key, JSON.stringify(this.value));
      this.kept = true;
      this.unsaved = [];
    } catch {
      // A browser that keeps nothing still plays until it is closed.
      if ((this.kept || this.unsaved.length) && this.found() !== null) this.unsaved.push(how);
      this.kept = false;
    }
  }

  /** Null where the browser lets nobody look. */
  private found(): T | null {
    try {
      return this.read(parsed(localStorage.getItem(this.key)));
    } catch {
      return null;
    }
  }
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An object as it was found, or an empty one. */
export function asObject<T extends object>(found: unknown): T {
  return (typeof found === "object" && found !== null && !Array.isArray(found) ? found : {}) as T;
}

/** With this entry as the newest, and the oldest left out where there are too many. */
export function withNewest<V>(all: Readonly<Record<string, V>>, key: string, value: V, most: number): Record<string, V> {
  const { [key]: _, ...others } = all;
  return { ...Object.fromEntries(Object.entries(others).slice(1 - most)), [key]: value };
}
