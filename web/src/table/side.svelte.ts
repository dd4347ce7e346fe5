/** What lies beside the board: log, chat, rules, the position in words. */
import { MediaQuery } from "svelte/reactivity";
import { keep, kept } from "./kept";
import { chat } from "./logbook";
import type { Session } from "./session.svelte";

export type Tab = "log" | "chat" | "rules" | "words";
export const TABS: readonly Tab[] = ["log", "chat", "rules", "words"];

export class Side {
  tab = $state<Tab>("log");
  /** On a phone it is a drawer. */
  drawer = $state(false);
  /** The clause at which the rules are open. */
  clause = $state<string | null>(null);
  /** How often something was asked for here: asking for the same again shows it again. */
  asked = $state(0);
  private heard = $state(0);
  /** Is there room for it beside the board? */
  readonly desk = new MediaQuery("min-width: 62rem");

  constructor(private readonly session: Session) {
    this.heard = kept(session.id).heard;
  }

  /** How many lines of the others have not been read. */
  readonly unread = $derived.by(() => {
    const { feed, live } = this.session;
    return chat(feed?.log ?? []).filter((line) => line.at > this.heard && !live.seats.includes(line.seat)).length;
  });

  hear = (at: number): void => {
    if (at <= this.heard) return;
    this.heard = at;
    keep(this.session.id, { heard: at });
  };

  shows(tab: Tab): boolean {
    return (this.desk.current || this.drawer) && this.tab === tab;
  }

  open = (tab: Tab, clause: string | null = null): void => {
    this.tab = tab;
    this.clause = clause;
    this.asked++;
    this.drawer = !this.desk.current;
  };

  close = (): void => {
    this.drawer = false;
  };
}
