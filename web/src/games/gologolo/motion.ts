/** Cards travel from where they lay to where they lie now. Elements that move carry `data-fly` with
 *  a key of their own; places that cards only come from carry `data-anchor`. */
import type { GologoloEvent } from "../../generated/protocol";
import { lasting, reducedMotion } from "../../lib/settings.svelte";
import { lastOf } from "./events";

export type Places = ReadonlyMap<string, DOMRect>;

const TRAVEL = 280;
const DEAL_GAP = 16;
const EASE = "cubic-bezier(0.2, 0.75, 0.3, 1)";

/** Where everything is now. */
export function placesIn(root: HTMLElement | undefined): Places {
  const places = new Map<string, DOMRect>();
  for (const element of root?.querySelectorAll<HTMLElement>("[data-fly], [data-anchor]") ?? []) {
    const key = element.dataset["fly"] ?? element.dataset["anchor"];
    if (key) places.set(key, element.getBoundingClientRect());
  }
  return places;
}

/** Let everything that has moved or come travel to its place, the way these events tell. */
export function travel(root: HTMLElement, before: Places, events: readonly GologoloEvent[], me: number | null): void {
  if (before.size === 0) return;
  const elements = [...root.querySelectorAll<HTMLElement>("[data-fly]:not([data-dragged])")];
  const now = new Set(elements.map((element) => element.dataset["fly"] as string));
  const gone = [...before.keys()].filter((key) => !now.has(key));
  const dealt = lastOf(events, "began") !== undefined;
  let order = 0;
  for (const element of elements) {
    const key = element.dataset["fly"] as string;
    const known = before.get(key);
    const origin = known ?? before.get(originOf(key, events, gone, me) ?? "");
    if (known && (dealt || reducedMotion())) continue;
    if (origin) glide(element, origin, dealt && key.startsWith("hand:") ? DEAL_GAP * order++ : 0);
    else if (events.length) fade(element);
  }
}

/** Where a card comes from that was not seen before: the key of a place. */
export function originOf(
  key: string,
  events: readonly GologoloEvent[],
  gone: readonly string[],
  me: number | null,
): string | undefined {
  const parts = key.split(":");
  const fromHand = (seat: number, card: string): string | undefined =>
    seat === me ? gone.find((place) => place.startsWith(`hand:${card}#`)) : `fan:${seat}`;
  const dealt = lastOf(events, "began");
  switch (parts[0]) {
    case "hand":
      return dealt || lastOf(events, "drew") ? "stock" : undefined;
    case "back":
      return dealt || lastOf(events, "draws")?.seat === Number(parts[1]) ? "stock" : undefined;
    case "covered":
      return `visible:${parts[1]}:${parts[2]}`;
    case "visible": {
      const dropped = lastOf(events, "dropped");
      return dropped && fromHand(dropped.seat, dropped.card);
    }
    case "meld": {
      const card = parts[4] as string;
      const taken = lastOf(events, "took") && gone.find((place) => place.startsWith("visible:") && place.endsWith(card));
      return taken ?? fromHand(Number(parts[1]), card);
    }
    default:
      return undefined;
  }
}

/** Move an element from a place to where it is laid out. */
export function glide(element: HTMLElement, from: DOMRect, delay = 0): void {
  const to = element.getBoundingClientRect();
  const moved = Math.abs(from.x - to.x) + Math.abs(from.y - to.y) > 1;
  if (!moved || !to.width || typeof element.animate !== "function") return;
  if (reducedMotion()) {
    fade(element);
    return;
  }
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
  element.animate(
    [
      { transform: start, transformOrigin: "0 0", zIndex: 5 },
      { transform: "none", transformOrigin: "0 0", zIndex: 5 },
    ],
    { duration: lasting(TRAVEL), delay: lasting(delay), easing: EASE, fill: "backwards" },
  );
}

function fade(element: HTMLElement): void {
  if (typeof element.animate !== "function") return;
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: lasting(TRAVEL), easing: "ease-out" });
}
