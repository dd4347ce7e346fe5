/** How an egg gets from square to square: attachments for the element that carries it. */
import type { Attachment } from "svelte/attachments";
import { lasting, reducedMotion } from "../../lib/settings.svelte";
import type { Travel } from "./motion";
import { type Facing, isJump } from "./squares";

/** The way as keyframes; the carrier is as large as a square, so 100% is one square. */
export function hopFrames(path: readonly string[], facing: Facing): Keyframe[] {
  const points = path.map((square) => facing.pointOf(square));
  const end = points[points.length - 1];
  if (!end) return [];
  const hops = points.length - 1;
  const at = (x: number, y: number, lift: number, scale: number): string =>
    `translate(${100 * (x - end.x)}%, ${100 * (y - end.y) - lift}%) scale(${scale})`;
  const frames: Keyframe[] = [];
  points.forEach((point, index) => {
    const next = points[index + 1];
    frames.push({ offset: index / hops, transform: at(point.x, point.y, 0, 1), easing: "ease-out" });
    if (!next) return;
    const high = isJump(facing, path[index] as string, path[index + 1] as string);
    frames.push({
      offset: (index + 0.5) / hops,
      transform: at((point.x + next.x) / 2, (point.y + next.y) / 2, high ? 34 : 7, high ? 1.12 : 1.02),
      easing: high ? "ease-in" : "ease-out",
    });
  });
  return frames;
}

/** Come hop by hop along a path. */
export function hop({ path, duration }: Travel, facing: Facing): Attachment<HTMLElement> {
  return (carrier) => {
    if (reducedMotion()) appear(carrier);
    else carrier.animate?.(hopFrames(path, facing), { duration: lasting(duration) });
  };
}

function appear(carrier: HTMLElement): void {
  carrier.animate?.([{ opacity: 0 }, { opacity: 1 }], { duration: lasting(120) });
}
