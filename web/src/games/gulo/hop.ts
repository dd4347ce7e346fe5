/** How a Gulo gets from tile to tile: an attachment for the element that carries it. */
import type { Attachment } from "svelte/attachments";
import { lasting, reducedMotion } from "../../lib/settings.svelte";
import type { Journey } from "./motion";
import type { Track } from "./track";

/** The way as keyframes, seen from where it ends. */
export function hopFrames(path: readonly number[], track: Track): Keyframe[] {
  const spots = path.flatMap((place) => track.spots[place] ?? []);
  const end = spots.at(-1);
  if (!end || spots.length < 2) return [];
  const hops = spots.length - 1;
  const at = (x: number, y: number): string => `translate(${x - end.x}px, ${y - end.y}px)`;
  return spots.flatMap((spot, index) => {
    const next = spots[index + 1];
    const lands = { offset: index / hops, transform: at(spot.x, spot.y), easing: "ease-out" };
    if (!next) return [lands];
    const [x, y] = [(spot.x + next.x) / 2, (spot.y + next.y) / 2 - 0.55 * track.size];
    return [lands, { offset: (index + 0.5) / hops, transform: at(x, y), easing: "ease-in" }];
  });
}

/** The last journey of each element: what is drawn anew meanwhile must not begin it again. */
const made = new WeakMap<Element, Journey>();

/** Come hop by hop; who wants less motion sees a short fade. */
export function hop(journey: Journey, track: Track): Attachment<HTMLElement> {
  return (carrier) => {
    if (made.get(carrier) === journey) return;
    made.set(carrier, journey);
    const timing = { duration: lasting(journey.duration), delay: lasting(journey.start), fill: "backwards" } as const;
    if (reducedMotion()) carrier.animate?.([{ opacity: 0 }, { opacity: 1 }], { duration: lasting(120) });
    else carrier.animate?.(hopFrames(journey.path, track), timing);
  };
}

/** Whatever is still on its way is there at once. */
export function arrive(root: HTMLElement | undefined): void {
  for (const carrier of root?.querySelectorAll("[data-gulo]") ?? [])
    for (const animation of carrier.getAnimations?.() ?? []) animation.finish();
}
