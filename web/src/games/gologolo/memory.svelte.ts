/** What this device remembers of Gologolo: how hands are laid out, and whether learners are helped. */
import type { CardKey, Order } from "./arrange";

export interface Layout {
  order: Order;
  keys: CardKey[];
}

interface Memory {
  help: boolean;
  /** By table and seat, the latest last. */
  layouts: Record<string, Layout>;
}

const KEY = "tablee.gologolo";
const MOST = 24;

function stored(): Memory {
  try {
    return { help: true, layouts: {}, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Memory>) };
  } catch {
    return { help: true, layouts: {} };
  }
}

const memory = $state(stored());

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export const helps = (): boolean => memory.help;

export function setHelp(on: boolean): void {
  memory.help = on;
  keep();
}

/** How this seat's hand was last laid out at this table; a hand not seen before sorts itself by shape. */
export function layoutOf(table: string, seat: number): Layout {
  return memory.layouts[`${table}.${seat}`] ?? { order: "shape", keys: [] };
}

export function keepLayout(table: string, seat: number, layout: Layout): void {
  const { [`${table}.${seat}`]: _, ...others } = memory.layouts;
  const kept = Object.entries(others).slice(1 - MOST);
  memory.layouts = Object.fromEntries([...kept, [`${table}.${seat}`, layout]]);
  keep();
}
