/** Small things that this device keeps about a table and that the server does not tell again. */
export interface Kept {
  /** Whose chat is not heard. */
  readonly muted: readonly number[];
  /** When the chat was last read, by the server's time. */
  readonly heard: number;
}

const KEY = "tablee.chat";
const MOST = 60;
const NOTHING: Kept = { muted: [], heard: 0 };

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

export function kept(table: string): Kept {
  return { ...NOTHING, ...all()[table] };
}

export function keep(table: string, some: Partial<Kept>): void {
  const { [table]: known, ...others } = all();
  const latest = Object.entries(others).slice(1 - MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(latest), [table]: { ...NOTHING, ...known, ...some } }));
  } catch {
    // A browser that keeps nothing only forgets what was read.
  }
}
