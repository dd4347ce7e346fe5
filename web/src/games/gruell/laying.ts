/** A card that is laid comes from somewhere: it travels from there to where it lies. */
import type { Attachment } from "svelte/attachments";
import { lasting, reducedMotion } from "../../lib/settings.svelte";

/** Let an element arrive from the place of this name (see data-place), if there is such a place. */
export function layingFrom(place: string | null): Attachment<HTMLElement> {
  return (element) => {
    const start = place && element.closest("[data-stage]")?.querySelector(`[data-place="${place}"]`);
    if (!start || typeof element.animate !== "function") return;
    const [a, b] = [start.getBoundingClientRect(), element.getBoundingClientRect()];
    const [x, y] = [a.left + a.width / 2 - b.left - b.width / 2, a.top + a.height / 2 - b.top - b.height / 2];
    const travel = [{ transform: `translate(${x}px, ${y}px) scale(0.7)` }, { transform: "none" }];
    const motion = element.animate(reducedMotion() ? [{ opacity: 0 }, { opacity: 1 }] : travel, {
      duration: lasting(260),
      easing: "cubic-bezier(0.2, 0.8, 0.3, 1)",
    });
    return () => motion.cancel();
  };
}
