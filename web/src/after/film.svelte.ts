/** A finished game, fetched page by page: the part that is being looked at first, then the rest. */
import type { EventOf, GameKey, Item, ViewOf } from "../generated/protocol";
import { Problem, replay, type Replay } from "../lib/api";

export interface Step<G extends GameKey = GameKey> {
  readonly view: ViewOf<G>;
  readonly events: readonly EventOf<G>[];
  readonly said: readonly string[];
}

export const PAGE = 100;
/** Room for the numbers of a step's items, so that no two items of a game share one. */
const ITEMS_OF_A_STEP = 1000;

type Fetch = (seat: number | null, first: number, count: number) => Promise<Replay>;

export class Film {
  total = $state(0);
  /** By number; those that have not come yet are missing. */
  steps = $state.raw<readonly (Step | undefined)[]>([]);
  /** Whose eyes these are. */
  seat = $state<number | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** Counts the calls of `load`, so that pages of an earlier one are thrown away. */
  private loads = 0;

  constructor(private readonly fetch: Fetch) {}

  static of(table: string): Film {
    return new Film((seat, first, count) => replay(table, seat, first, count));
  }

  get last(): number {
    return Math.max(0, this.total - 1);
  }

  /** Fetch everything as this seat saw it, beginning around `step`. What is shown stays until then. */
  async load(seat: number | null, step: number): Promise<void> {
    const load = ++this.loads;
    this.problem = null;
    let steps: (Step | undefined)[] = [];
    const fetchPage = async (first: number): Promise<boolean> => {
      const page = await this.fetch(seat, first, PAGE);
      if (load !== this.loads) return false;
      steps = [...steps];
      page.steps.forEach((one, index) => (steps[page.first + index] = one as Step));
      this.seat = seat;
      this.total = page.total;
      this.steps = steps;
      return true;
    };
    try {
      const near = Math.floor(step / PAGE) * PAGE;
      if (!(await fetchPage(near))) return;
      for (let first = 0; first < this.total; first += PAGE) {
        if (first !== near && !(await fetchPage(first))) return;
      }
    } catch (error) {
      if (load !== this.loads) return;
      this.problem = error instanceof Problem ? error : new Problem(0, "client-error", "");
    }
  }
}

/** The events of a step as the table would have told them; the sentences stand with the last. */
export function itemsOf(step: Step, number: number): readonly Item[] {
  const last = step.events.length - 1;
  return step.events.map((event, index) => ({
    number: number * ITEMS_OF_A_STEP + index,
    at: 0,
    event,
    ...(index === last && step.said.length ? { said: step.said } : {}),
  }));
}
