/** What is written on eggs: the risk of each with dice, and the words for the one that is chosen. */
import type { GuloView } from "../../../generated/protocol";
import { eggNumber, halfLength, halfWidth } from "./bodies";
import type { Stage } from "./stage/stage";

export interface Mark {
  readonly egg: string;
  readonly x: number;
  readonly y: number;
  /** How wide the egg is drawn, in pixels. */
  readonly width: number;
  /** Of a hundred thefts. */
  readonly risk: number;
  readonly dark: boolean;
}

/** The risks on the eggs that can be seen. */
export function riskMarks(view: GuloView, stage: Stage): Mark[] {
  return view.eggs.flatMap(({ name, risk, colour }) => {
    const egg = eggNumber(name);
    if (risk === null || !stage.shows(egg)) return [];
    const { x, y, width } = placeOf(stage, egg);
    return [{ egg: name, x, y, width, risk: Math.round(risk / 10), dark: colour === "yellow" }];
  });
}

/** Where an egg is in the picture. */
export function placeOf(stage: Stage, egg: number): { x: number; y: number; width: number } {
  const place = stage.pieces.eggs[egg]?.position;
  if (!place) return { x: 0, y: 0, width: 0 };
  const middle = stage.project(place.x, place.y, place.z);
  const above = stage.project(place.x, place.y, place.z + 0.01);
  const metre = Math.hypot(above.x - middle.x, above.y - middle.y) / (0.01 * Math.max(0.3, Math.cos(stage.view.elevation)));
  return { ...middle, width: metre * (halfLength(egg) + halfWidth(egg)) };
}

/** Words for an egg stand above the heap, with a line down to it. */
export function labelOf(stage: Stage, egg: number): { x: number; y: number; line: number } {
  const { x, y, width } = placeOf(stage, egg);
  const above = Math.max(24, stage.project(0, 0, 0.078).y);
  return { x, y: Math.min(above, y - width), line: Math.max(0, y - width / 2 - above) };
}
