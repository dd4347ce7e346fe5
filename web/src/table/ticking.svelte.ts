/** The server's time for clocks that run, as a state that moves on its own while somebody looks at it. */
import { createSubscriber } from "svelte/reactivity";
import type { LiveTable } from "../lib/live.svelte";

const EVERY = 250;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, EVERY);
  return () => clearInterval(timer);
});

/** The server's time in seconds; whoever asks in an effect is asked again four times a second. */
export function ticking(live: LiveTable): number {
  subscribe();
  return live.now();
}
