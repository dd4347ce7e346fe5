/** Every theft of a game, and the film of each where one was kept. */
import type { EventOf } from "../../generated/protocol";
import type { TheftInfo } from "../../lib/hands";

export interface Deed {
  /** At which step of the game. */
  readonly step: number;
  readonly seat: number;
  readonly egg: string;
  /** How it went, as the server writes it. */
  readonly outcome: string;
  readonly risk: number | null;
  readonly film: number | null;
}

const POURED = "poured";

/** The thefts in order. Films are kept of all of them or, with dice, of none: the order tells which is whose. */
export function deedsOf(steps: readonly { readonly events: readonly EventOf<"gulo">[] }[], films: readonly TheftInfo[]): Deed[] {
  const kept = films.filter(({ outcome }) => outcome !== POURED);
  const deeds = steps.flatMap(({ events }, step) =>
    events.flatMap((event): Omit<Deed, "film">[] => {
      if (event.event === "stolen") return [{ step, seat: event.seat, egg: event.egg, outcome: "stolen", risk: event.risk }];
      if (event.event === "alarm") return [{ step, seat: event.seat, egg: event.egg, outcome: event.why, risk: event.risk }];
      return [];
    }),
  );
  return deeds.map((deed, index) => {
    const film = kept[index];
    return { ...deed, film: film && film.seat === deed.seat && film.egg === deed.egg ? film.number : null };
  });
}
