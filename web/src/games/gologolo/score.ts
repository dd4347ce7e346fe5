/** How the points of a round come about: what was laid, and how the round was ended. */
import { t } from "../../lib/i18n.svelte";
import type { ScoreLine } from "../module";

const MELD = 3;
/** Whoever has laid everything has laid so many melds, whatever the way. */
const ALL = 4;
/** What is added for the end of a round (GL-17). */
const BONUSES = { royal: 15, minor: 10, out: 5 } as const;
type How = keyof typeof BONUSES;

/** The points tell everything: melds alone are worth 12 at most, and all that goes beyond is one of three
 *  bonuses with four melds (GL-18). */
export function linesOf(points: number, round: number): ScoreLine[] {
  const how = (Object.keys(BONUSES) as How[]).find((one) => points === ALL * MELD + BONUSES[one]);
  const bonus = how ? BONUSES[how] : 0;
  const melds = (points - bonus) / MELD;
  const lines: ScoreLine[] = [{ label: t("gologolo-score-melds", { round, count: melds }), points: melds * MELD, clause: "GL-16" }];
  if (how) lines.push({ label: t(`gologolo-score-${how}`, { round }), points: bonus, clause: "GL-17" });
  return lines;
}
